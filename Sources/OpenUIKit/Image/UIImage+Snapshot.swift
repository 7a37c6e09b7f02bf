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
    // Cairo can neither shrink a picture to less nor, further below, magnify it without end.
    guard rect.width > 1e-3, rect.height > 1e-3, let content = asset?.content(isDark: traits.isDark) else { return }
    let color = isTemplate ? tint : attributes.tintColor
    let pixels = CGSize(width: rect.width * CGFloat(pixelScale), height: rect.height * CGFloat(pixelScale))
    guard let texture = content.texture(pixels: pixels, tint: color?.rgba(with: traits)) else { return }
    let limit: CGFloat = 16_000
    guard rect.width < CGFloat(texture.width) * limit, rect.height < CGFloat(texture.height) * limit else { return }
    var bounds = graphene_rect_t(rect)
    let isMirrored = attributes.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
    guard isMirrored else {
      gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
      return
    }
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: rect.maxX.widgetPosition, y: rect.minY.widgetPosition)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_scale(snapshot, -1, 1)
    bounds = graphene_rect_t(CGRect(origin: .zero, size: rect.size))
    gtk_snapshot_append_texture(snapshot, texture.pointer, &bounds)
    gtk_snapshot_restore(snapshot)
  }
}

extension UIImage {
  /// The pixels of the image at its size; nil where there are none.
  ///
  /// - Parameters:
  ///   - tint: The colour of a template.
  ///   - traits: Decides between light and dark.
  ///   - pixelScale: The number of device pixels per point.
  func texture(tint: UIColor, traits: UITraitCollection, pixelScale: Int) -> Texture? {
    let pixels = CGSize(width: size.width * CGFloat(pixelScale), height: size.height * CGFloat(pixelScale))
    let color = isTemplate ? tint : attributes.tintColor
    return asset?.content(isDark: traits.isDark).texture(pixels: pixels, tint: color?.rgba(with: traits))
  }
}
