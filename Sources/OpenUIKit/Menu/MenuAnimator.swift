import Foundation

/// Gathers what is to run along with a menu, and runs it.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private static let duration = 0.2
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let completions = completions
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(withDuration: MenuAnimator.duration) {
      self.animations.forEach { $0() }
    } completion: { _ in
      completions.forEach { $0() }
    }
  }
}
