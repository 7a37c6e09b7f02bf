import CGTK
import Foundation

/// A list whose cells a person presses: a cell is highlighted while it is, and chosen on release.
@MainActor
protocol ListPressing: UIScrollView {
  associatedtype Cell: ListCell
  var pressedCell: Cell? { get set }
  /// Whether a person can select something at present.
  var allowsSelectionNow: Bool { get }
  /// Whether a released cell is unhighlighted before it is chosen, as tables do; collections do so afterwards.
  var unhighlightsBeforeChoosing: Bool { get }
  /// Ends what a press anywhere else ends; whether that is all the press does.
  func interceptsPress() -> Bool
  func indexPath(for cell: Cell) -> IndexPath?
  func shouldHighlight(_ indexPath: IndexPath) -> Bool
  func didHighlight(_ indexPath: IndexPath)
  func didUnhighlight(_ indexPath: IndexPath)
  /// Does what choosing by hand does, in UIKit's order of calls.
  func choose(_ indexPath: IndexPath)
}

extension ListPressing {
  /// Gives a row or item the keyboard focus.
  ///
  /// - Parameters:
  ///   - cell: A cell in sight.
  ///   - isVisible: Whether a ring shows where the focus is, as after a key press.
  func focus(_ cell: Cell, isVisible: Bool) {
    guard let widget = cell.rowFocusWidget, gtk_widget_get_mapped(widget) != 0 else { return }
    gtk_widget_grab_focus(widget)
    if isVisible, let root = window?.gtkWindow { gtk_window_set_focus_visible(root.as(GtkWindow.self), 1) }
  }

  func pressBegan(on cell: Cell) {
    guard !interceptsPress(), let indexPath = indexPath(for: cell), allowsSelectionNow, shouldHighlight(indexPath)
    else { return }
    pressedCell = cell
    highlight(cell, indexPath)
  }

  func pressMoved(on cell: Cell, isInside: Bool) {
    guard pressedCell === cell, let indexPath = indexPath(for: cell), cell.isHighlighted != isInside else { return }
    if isInside { highlight(cell, indexPath) } else { unhighlight(cell, indexPath) }
  }

  func pressEnded(on cell: Cell, isInside: Bool) {
    guard pressedCell === cell else { return }
    pressedCell = nil
    if unhighlightsBeforeChoosing { endHighlight(of: cell) }
    if isInside, let indexPath = indexPath(for: cell) {
      if window?.firstResponder == nil { focus(cell, isVisible: false) }
      choose(indexPath)
    }
    endHighlight(of: cell)
  }

  func pressCancelled(on cell: Cell) {
    guard pressedCell === cell else { return }
    pressedCell = nil
    endHighlight(of: cell)
  }

  private func endHighlight(of cell: Cell) {
    guard cell.isHighlighted else { return }
    guard let indexPath = indexPath(for: cell) else { return cell.setHighlighted(false, animated: false) }
    unhighlight(cell, indexPath)
  }

  private func highlight(_ cell: Cell, _ indexPath: IndexPath) {
    cell.setHighlighted(true, animated: false)
    didHighlight(indexPath)
  }

  private func unhighlight(_ cell: Cell, _ indexPath: IndexPath) {
    cell.setHighlighted(false, animated: true)
    didUnhighlight(indexPath)
  }
}
