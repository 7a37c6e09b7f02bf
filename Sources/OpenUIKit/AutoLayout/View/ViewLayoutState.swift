import Foundation

/// What Auto Layout keeps for a view that takes part in it.
@MainActor
final class ViewLayoutState {
  /// The active constraints that the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that speak of the view or its guides, wherever they are held.
  var references: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Constraints are, or have been, held by the view or by views inside it.
  var mayHoldConstraintsBelow = false
  /// The engine of a view that is a layout host.
  var engine: LayoutEngine?

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides that belong to the view by nature, by what they stand for.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  var horizontalPriorities = ContentPriorities()
  var verticalPriorities = ContentPriorities()

  var margins = ViewMargins()
  /// What the owner of the view, such as a view controller, adds to its safe area.
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The safe area as it was last announced.
  var safeAreaInsets = UIEdgeInsets.zero

  /// How strongly a view keeps to the size of its content along one axis.
  struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
  }
}

extension UIView {
  /// What Auto Layout keeps for this view; made when first asked for.
  final var layoutState: ViewLayoutState {
    if let storedLayoutState { return storedLayoutState }
    let state = ViewLayoutState()
    storedLayoutState = state
    return state
  }
}
