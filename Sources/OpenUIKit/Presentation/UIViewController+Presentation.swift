import Foundation

extension UIViewController {
  /// The outermost controller that contains this one, or the controller itself.
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller itself and those around it.
  private var lineage: [UIViewController] {
    Array(sequence(first: self, next: \.parent))
  }

  final var nearestPresentation: ModalPresentation? {
    lineage.lazy.compactMap(\.presentation).first
  }

  final var nearestPresenting: UIViewController? {
    lineage.lazy.compactMap { $0.presentedBy?.presenting }.first
  }

  /// Whether a person may not close the controller, as it says itself or one inside it that is in front.
  final var containsModalController: Bool {
    isModalInPresentation || childrenForAppearance.contains(where: \.containsModalController)
  }

  final func show(_ controller: UIViewController, modally animated: Bool, completion: (() -> Void)?) {
    let presenting = outermost
    precondition(controller !== presenting, "Application tried to present modally a view controller on itself: \(self)")
    if let other = controller.presentedBy?.presenting {
      preconditionFailure(
        "Application tried to present modally a view controller \(controller) that is already being presented by "
          + "\(other)."
      )
    }
    precondition(
      controller.parent == nil,
      "Application tried to present modally a view controller \(controller) that has a parent view controller "
        + "\(controller.parent.map { "\($0)" } ?? "")."
    )
    if let present = presenting.presentation?.presented {
      return report("Attempt to present \(controller) on \(self) which is already presenting \(present).")
    }
    guard let window = presenting.viewIfLoaded?.window else {
      return report("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
    }
    let presentation = ModalPresentation(of: controller, by: presenting, in: window)
    presenting.presentation = presentation
    controller.presentedBy = presentation
    controller.presentationController?.presenting = presenting
    presentation.begin(animated: animated)
    if let completion { MainLoop.beforeNextFrame { completion() } }
  }

  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = nearestPresentation else {
      if let presenting = nearestPresenting { return presenting.dismiss(animated: animated, completion: completion) }
      if let completion { MainLoop.beforeNextFrame { completion() } }
      return
    }
    // What is in front of it goes along.
    if presentation.presented.presentation != nil {
      presentation.presented.endPresentation(animated: false, completion: nil)
    }
    presentation.end(animated: animated)
    presentation.presenting?.presentation = nil
    presentation.presented.presentedBy = nil
    if let completion { MainLoop.beforeNextFrame { completion() } }
  }

  private func report(_ problem: String) {
    FileHandle.standardError.write(Data("OpenUIKit: \(problem)\n".utf8))
  }
}
