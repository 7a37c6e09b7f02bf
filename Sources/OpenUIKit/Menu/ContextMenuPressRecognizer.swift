/// Recognises a finger that stays, and shows a context menu; a pointer has its secondary button for that.
@MainActor
final class ContextMenuPressRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    addAction(UIAction { [weak self] _ in self?.changed() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy({ $0.type == .direct }) else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func changed() {
    guard state == .began, let view, let interaction else { return }
    if !interaction.show(at: location(in: view)) { state = .cancelled }
  }
}
