import Foundation

/// A list whose cells can be swiped.
@MainActor
protocol SwipeHost: UIScrollView {
  /// Shows the actions of swiped rows.
  var swipe: SwipeInteraction { get }

  /// The cell of the row at a point of the content, where the row may be swiped at present.
  func swipeableCell(at point: CGPoint) -> (any SwipeableCell)?

  /// The actions of a row; `nil` or no actions for none. Asked once at the begin of a swipe.
  func swipeConfiguration(of cell: any SwipeableCell, at edge: SwipeEdge) -> UISwipeActionsConfiguration?

  /// Where the cell stands when it is not moved aside, in the coordinates of the content, in points.
  func swipeFrame(of cell: any SwipeableCell) -> CGRect

  /// Whether the cell stands for a row at present.
  func showsRow(of cell: any SwipeableCell) -> Bool

  /// A row is about to show actions.
  func swipeWillBegin(on cell: any SwipeableCell)

  /// A row no longer shows actions. Called once for each begin; the row may be gone.
  func swipeDidEnd(on cell: any SwipeableCell)
}

extension SwipeHost {
  /// Puts a row back that shows actions, which is all that a press elsewhere does then.
  func interceptsPress() -> Bool {
    guard swipe.isOpen else { return false }
    swipe.close(animated: true)
    return true
  }
}
