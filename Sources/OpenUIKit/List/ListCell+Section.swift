import CGTK
import Foundation

extension ListCell {
  /// Whether lines run from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Takes a rectangle to the other side where lines run from right to left.
  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Rounds the corners that the cell has of its section.
  func roundCorners(_ edges: TableSectionEdges) {
    setNeedsDisplay()
    guard edges.isInset else {
      storedLayer?.cornerRadius = 0
      clipsToBounds = false
      return
    }
    var corners: CACornerMask = []
    if edges.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if edges.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : UITableViewCell.cornerRadius
    clipsToBounds = !corners.isEmpty
  }

  // MARK: Drawing

  /// Fills the cell and shades it while it is hovered, pressed or selected.
  ///
  /// - Parameters:
  ///   - color: What fills a cell without a background of its own.
  ///   - isChoosable: Whether pressing the cell does something; nil where not even a selection shows.
  ///   - snapshot: The GtkSnapshot to append to.
  func drawRowBackground(_ color: UIColor?, isChoosable: Bool?, in snapshot: OpaquePointer) {
    // A cell that stands aside is cut off at the corners of its place.
    let radius = swipeShift != 0 ? 0 : layer.cornerRadius
    let whole = CGRect(origin: .zero, size: drawnSize)
    if backgroundColor == nil, backgroundView == nil, let color { append(color, whole, snapshot, radius: radius) }
    guard let isChoosable, selectedBackgroundView == nil || !showsSelection else { return }
    let strength: CGFloat
    if isHighlighted {
      strength = 0.16
    } else if isSelected {
      strength = isHovered ? 0.13 : 0.1
    } else if isHovered, isChoosable {
      strength = 0.04
    } else {
      return
    }
    append(UIColor.label.withAlphaComponent(strength), whole, snapshot, radius: radius)
  }

  /// Draws the part that the cell has of the outline of its section.
  func drawSectionOutline(_ edges: TableSectionEdges, in snapshot: OpaquePointer) {
    guard edges.isGrouped else { return }
    let rect = graphene_rect_t(clipArea)
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    let side: Float = edges.isInset ? 1 : 0
    // The shade that libadwaita draws around a card.
    let color = UIColor.separator.resolvedRGBA
    gtk_snapshot_append_border(
      snapshot,
      &outline,
      [edges.isFirst ? 1 : 0, side, edges.isLast ? 1 : 0, side],
      [color, color, color, color]
    )
  }

  /// Draws a line at an edge of the cell.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - leading: How far it stays away from the edge where reading begins, in points.
  ///   - trailing: How far it stays away from the other one, in points.
  ///   - atTop: Whether it parts the cell from the one above.
  ///   - snapshot: The GtkSnapshot to append to.
  func drawSeparator(
    _ color: UIColor,
    leading: CGFloat,
    trailing: CGFloat,
    atTop: Bool = false,
    in snapshot: OpaquePointer
  ) {
    let width = max(0, drawnSize.width - leading - trailing)
    let line = CGRect(x: leading, y: atTop ? 0 : drawnSize.height - 1, width: width, height: 1)
    append(color, mirrored(line, in: drawnSize.width), snapshot)
  }

  /// Draws a line across the cell, which parts the handle from what is before it.
  ///
  /// - Parameter inset: How far from the edge at which reading ends, in points.
  func drawHandleSeparator(at inset: CGFloat, in snapshot: OpaquePointer) {
    let line = CGRect(x: bounds.width - inset, y: 8, width: 1, height: max(0, bounds.height - 16))
    append(.separator, mirrored(line, in: bounds.width), snapshot)
  }

  /// Draws the shadow of a cell that was lifted.
  func drawShadow(in snapshot: OpaquePointer) {
    let rect = graphene_rect_t(CGRect(origin: .zero, size: drawnSize))
    var outline = GskRoundedRect()
    layer.makeOutline(&outline, rect: rect)
    var color = UIColor.black.withAlphaComponent(0.35).resolvedRGBA
    gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, 0, 2, 0, 8)
  }

  private var isHovered: Bool {
    gtk_widget_get_state_flags(gtkWidget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
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
}
