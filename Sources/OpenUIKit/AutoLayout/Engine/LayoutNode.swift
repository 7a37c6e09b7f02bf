import Foundation

/// A view or guide inside a `LayoutEngine`: the variables of its alignment rectangle in its superview's coordinates.
@MainActor
final class LayoutNode {
  let key: ObjectIdentifier
  private(set) weak var item: (any LayoutItem)?
  /// `nil` for the host, whose origin is nobody's concern.
  let x: LayoutVariable?
  let y: LayoutVariable?
  let width: LayoutVariable
  let height: LayoutVariable
  /// How many constraints and other nodes speak of this one.
  var useCount = 0

  /// How the place follows from properties of views, where it does; else constraints and the content decide.
  var horizontalRule: PlacementRule?
  var verticalRule: PlacementRule?
  /// Constraints that the node itself put into the solver, with the node of the superview where they speak of it.
  var handles: [SolverConstraint] = []
  var outer: LayoutNode?

  var contentWidth: SolverConstraint?
  var contentHeight: SolverConstraint?
  /// The width for which the height of the content was last measured.
  var measuredWidth: CGFloat?
  /// The width of the whole text in one line, while the content width is that of its wrapped lines.
  var unwrappedWidth: CGFloat?
  /// The frame that was last announced.
  var lastFrame: CGRect?

  init(
    item: any LayoutItem,
    x: LayoutVariable?,
    y: LayoutVariable?,
    width: LayoutVariable,
    height: LayoutVariable
  ) {
    key = ObjectIdentifier(item)
    self.item = item
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
