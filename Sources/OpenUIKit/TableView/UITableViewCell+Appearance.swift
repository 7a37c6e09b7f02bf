import CGTK
import Foundation

extension UITableViewCell {
  /// The corners of a boxed list, in points, as libadwaita draws them.
  static let cornerRadius: CGFloat = 12

  final func sectionEdgesDidChange() {
    roundCorners(sectionEdges)
  }

  /// Fills the cell and shades it while it is hovered, pressed or selected.
  final func drawTableBackground(in snapshot: OpaquePointer) {
    guard let tableView else { return }
    drawRowBackground(
      drawsBackgroundOfList ? tableBackgroundColor : nil,
      isChoosable: selectionStyle == .none || !drawsBackgroundOfList ? nil : tableView.allowsSelectionNow,
      in: snapshot
    )
  }

  /// Draws the line to the next cell, the outline of the box and the focus ring.
  final func drawTableDecoration(in snapshot: OpaquePointer) {
    guard let tableView else { return }
    drawSectionOutline(sectionEdges, in: snapshot)
    if sectionEdges.hasSeparator, tableView.separatorStyle != .none {
      drawSeparator(
        tableView.separatorColor ?? .separator,
        leading: separatorInset.left,
        trailing: separatorInset.right,
        in: snapshot
      )
    }
    if isLifted { drawShadow(in: snapshot) }
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }
}
