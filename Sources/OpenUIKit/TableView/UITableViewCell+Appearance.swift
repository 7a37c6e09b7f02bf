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
    clipsToBounds = !corners.isEmpty
  }

  final func backgroundDidChange(from old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView, old.superview === self {
      old.removeFromSuperview()
    }
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
    selectionLookDidChange()
    setNeedsLayout()
  }

  /// Shows or hides what marks the cell as selected.
  final func selectionLookDidChange() {
    setNeedsDisplay()
    guard let selectedBackgroundView else { return }
    guard showsSelection else {
      if selectedBackgroundView.superview === self { selectedBackgroundView.removeFromSuperview() }
      return
    }
    guard selectedBackgroundView.superview !== self else { return }
    if let backgroundView, backgroundView.superview === self {
      insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
    } else {
      insertSubview(selectedBackgroundView, at: 0)
    }
    selectedBackgroundView.frame = bounds
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
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }

  private var isHovered: Bool {
    gtk_widget_get_state_flags(gtkWidget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }

  private var hasVisibleFocus: Bool {
    let flags = gtk_widget_get_state_flags(gtkWidget).rawValue
    return flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0 && flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  private func fill(_ color: UIColor, _ snapshot: OpaquePointer) {
    append(color, CGRect(origin: .zero, size: bounds.size), snapshot, radius: layer.cornerRadius)
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

  private func drawSectionOutline(in snapshot: OpaquePointer) {
    let rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
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

  private func drawFocusRing(in snapshot: OpaquePointer) {
    var rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2))
    var outline = GskRoundedRect()
    let radius = Float(max(layer.cornerRadius - 2, 6))
    gsk_rounded_rect_init_from_rect(&outline, &rect, radius)
    let color = UIColor.tintColor.withAlphaComponent(0.5).resolvedRGBA
    gtk_snapshot_append_border(snapshot, &outline, [2, 2, 2, 2], [color, color, color, color])
  }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
