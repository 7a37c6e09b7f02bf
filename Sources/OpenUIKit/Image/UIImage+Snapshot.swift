import CGTK
import Foundation

extension UIImage {
  /// Draws the image, stretched to fill a rectangle.
  ///
  /// - Parameters:
  ///   - snapshot: The GtkSnapshot to draw into.
  ///   - rect: Where to draw, in points of the snapshot's coordinates.
  ///   - tint: The colour of a template.
  ///   - traits: Decides between light and dark and between left-to-right and right-to-left.
  ///   - pixelScale: The number of device pixels per point.
  func append(to snapshot: OpaquePointer, in rect: CGRect, tint: UIColor, traits: UITraitCollection, pixelScale: Int) {
    guard rect.width > 0, rect.height > 0, let content = asset?.content(isDark: traits.isDark) else { return }
    let color = isTemplate ? tint : attributes.tintColor
    let pixels = CGSize(width: rect.width * CGFloat(pixelScale), height: rect.height * CGFloat(pixelScale))
    guard let texture = content.texture(pixels: pixels, tint: color?.rgba(with: traits)) else { return }
    var bounds = graphene_rect_t()
    let isMirrored = attributes.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
    guard isMirrored else {
      graphene_rect_init(&bounds, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
      gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
      return
    }
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Float(rect.maxX), y: Float(rect.minY))
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_scale(snapshot, -1, 1)
    graphene_rect_init(&bounds, 0, 0, Float(rect.width), Float(rect.height))
    gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    gtk_snapshot_restore(snapshot)
  }
}
