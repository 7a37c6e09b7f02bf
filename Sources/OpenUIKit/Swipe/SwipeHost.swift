import Foundation

/// A list whose cells can be swiped.
@MainActor
protocol SwipeHost: UIScrollView {
  /// The cell of the row at a point of the content, where the row may be swiped at present.
  func swipeableCell(at point: CGPoint) -> (any SwipeableCell)?

  /// The actions of a row; `nil` or no actions for none. Asked once at the begin of a swipe.
  func swipeConfiguration(of cell: any SwipeableCell, at edge: SwipeEdge) -> UISwipeActionsConfiguration?

  /// Where the cell stands when it is not moved aside, in the coordinates of the content, in points.
  func swipeFrame(of cell: any SwipeableCell) -> CGRect

  /// A row is about to show actions.
  func swipeWillBegin(on cell: any SwipeableCell)

  /// The keyboard focus leaves the actions of a row for the row itself.
  func swipeTakeFocus(_ cell: any SwipeableCell)

  /// A row no longer shows actions. Called once for each begin; the row may be gone.
  func swipeDidEnd(on cell: any SwipeableCell)
}
