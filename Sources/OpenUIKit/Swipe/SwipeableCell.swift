import CGTK
import Foundation

/// A cell that moves aside and shows actions in its place.
@MainActor
protocol SwipeableCell: UIView {
  /// How far the cell stands to the right of its place, in points.
  var swipeShift: CGFloat { get set }
  /// What takes the keyboard focus for the row; nil where nothing does.
  var rowFocusWidget: UnsafeMutablePointer<GtkWidget>? { get }
  /// Tells that actions begin to show, or are gone.
  func swipeActionsWillShow(_ isShowing: Bool)
  /// Tells that actions show whole, or are gone whole.
  func swipeActionsDidShow(_ isShowing: Bool)
}
