import CGTK
import Foundation

extension UIView {
  /// Draws background, content, subviews and border.
  final func snapshot(into snapshot: OpaquePointer, widget: UnsafeMutablePointer<GtkWidget>) {
    let size = drawnSize
    var rect = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: size.width.widgetPosition, height: size.height.widgetPosition)
    )
    let radius = storedLayer?.cornerRadius ?? 0
    var outline = GskRoundedRect()
    if radius > 0, let layer = storedLayer {
      layer.makeOutline(&outline, rect: rect)
    } else {
      gsk_rounded_rect_init_from_rect(&outline, &rect, 0)
    }
    let clips = cutsOffContent
    let area = clipArea
    // What shows elsewhere than it is has its background cut off, too.
    let clipsBackground = clips && area.origin != .zero
    if clipsBackground {
      var clip = outline
      gsk_rounded_rect_offset(&clip, area.minX.widgetPosition, area.minY.widgetPosition)
      gtk_snapshot_push_rounded_clip(snapshot, &clip)
    }
    if let backgroundColor {
      var color = backgroundColor.resolvedRGBA
      if color.alpha > 0 {
        if radius > 0 { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
        gtk_snapshot_append_color(snapshot, &color, &rect)
        if radius > 0 { gtk_snapshot_pop(snapshot) }
      }
    }
    if clips, !clipsBackground { gtk_snapshot_push_rounded_clip(snapshot, &outline) }
    drawContent(in: snapshot)
    ViewWidget.snapshotChildren(of: widget, into: snapshot)
    if clips { gtk_snapshot_pop(snapshot) }
    storedLayer?.drawBorder(in: snapshot, outline: &outline)
    drawOverlay(in: snapshot)
  }

  final func applyOpacity() {
    gtk_widget_set_opacity(gtkWidget, Double(min(max((renderedAlpha ?? alpha) * renderAlpha, 0), 1)))
  }
}
