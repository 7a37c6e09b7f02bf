import CGTK
import Foundation

extension UITableViewCell {
  /// The corners of a boxed list, in points, as libadwaita draws them.
  static let cornerRadius: CGFloat = 12

  final func sectionEdgesDidChange() {
    roundCorners(sectionEdges, isClipped: swipeShift != 0)
  }

  /// Fills the cell and shades it while it is hovered, pressed or selected.
  final func drawTableBackground(in snapshot: OpaquePointer) {
    guard let tableView else { return }
    // A cell that stands aside is cut off at the corners of its place.
    drawRowBackground(
      tableBackgroundColor,
      isChoosable: selectionStyle == .none ? nil : tableView.allowsSelectionNow,
      isAside: swipeShift != 0,
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

  private func drawShadow(in snapshot: OpaquePointer) {
    let rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    var color = UIColor.black.withAlphaComponent(0.35).resolvedRGBA
    gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, 0, 2, 0, 8)
  }
}
