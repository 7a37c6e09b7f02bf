import Foundation

nonisolated extension UIImage {
  /// The picture as a PNG file, in its own colours or its tint, without its scale.
  ///
  /// - Returns: `nil` for an image without a picture.
  public func pngData() -> Data? {
    let traits = UITraitCollection.current
    guard let content = asset?.content(isDark: traits.isDark) else { return nil }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    return content.texture(pixels: pixels, tint: attributes.tintColor?.rgba(with: traits))?.pngData
  }
}
