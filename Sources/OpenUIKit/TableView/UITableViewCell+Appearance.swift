import CGTK
import Foundation

extension UITableViewCell {
  /// The corners of a boxed list, in points, as libadwaita draws them.
  static let cornerRadius: CGFloat = 12

  final func sectionEdgesDidChange() {
    setNeedsDisplay()
    guard sectionEdges.isInset else {
      storedLayer?.cornerRadius = 0
      clipsToBounds = false
      return
    }
    var corners: CACornerMask = []
    if sectionEdges.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if sectionEdges.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : UITableViewCell.cornerRadius
    clipsToBounds = !corners.isEmpty || swipeShift != 0
  }

  /// Fills the cell and shades it while it is hovered, pressed or selected.
  final func drawTableBackground(in snapshot: OpaquePointer) {
    guard tableView != nil else { return }
    if backgroundColor == nil, backgroundView == nil, let tableBackgroundColor { fill(tableBackgroundColor, snapshot) }
    guard selectionStyle != .none, selectedBackgroundView == nil || !showsSelection else { return }
    let strength: CGFloat
    if isHighlighted {
      strength = 0.16
    } else if isSelected {
      strength = isHovered ? 0.13 : 0.1
    } else if isHovered, tableView?.allowsSelectionNow == true {
      strength = 0.04
    } else {
      return
    }
    fill(UIColor.label.withAlphaComponent(strength), snapshot)
  }

  /// Draws the line to the next cell, the outline of the box and the focus ring.
  final func drawTableDecoration(in snapshot: OpaquePointer) {
    guard let tableView else { return }
    if sectionEdges.isGrouped { drawSectionOutline(in: snapshot) }
    if sectionEdges.hasSeparator, tableView.separatorStyle != .none {
      let inset = separatorInset
      let width = max(0, bounds.width - inset.left - inset.right)
      let x = isRightToLeft ? inset.right : inset.left
      let line = CGRect(x: x, y: bounds.height - 1, width: width, height: 1)
      append(tableView.separatorColor ?? .separator, line, snapshot)
    }
    if isLifted { drawShadow(in: snapshot) }
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }

  private var isHovered: Bool {
    gtk_widget_get_state_flags(gtkWidget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }

  private func fill(_ color: UIColor, _ snapshot: OpaquePointer) {
    // A cell that stands aside is cut off at the corners of its place.
    let radius = swipeShift == 0 ? layer.cornerRadius : 0
    append(color, CGRect(origin: .zero, size: bounds.size), snapshot, radius: radius)
  }

  private func append(_ color: UIColor, _ area: CGRect, _ snapshot: OpaquePointer, radius: CGFloat = 0) {
    var color = color.resolvedRGBA
    var rect = graphene_rect_t(area)
    guard radius > 0 else { return gtk_snapshot_append_color(snapshot, &color, &rect) }
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &color, &rect)
    gtk_snapshot_pop(snapshot)
  }

  private func drawShadow(in snapshot: OpaquePointer) {
    let rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    var color = UIColor.black.withAlphaComponent(0.35).resolvedRGBA
    gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, 0, 2, 0, 8)
  }

  private func drawSectionOutline(in snapshot: OpaquePointer) {
    let rect = graphene_rect_t(clipArea)
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    let side: Float = sectionEdges.isInset ? 1 : 0
    // The shade that libadwaita draws around a card.
    let color = UIColor.separator.resolvedRGBA
    gtk_snapshot_append_border(
      snapshot,
      &outline,
      [sectionEdges.isFirst ? 1 : 0, side, sectionEdges.isLast ? 1 : 0, side],
      [color, color, color, color]
    )
  }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
