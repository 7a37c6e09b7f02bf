import Foundation

nonisolated extension UIColor {
  /// Gives the sRGB components, resolved against the current traits.
  ///
  /// - Parameters:
  ///   - red: Set to the red component.
  ///   - green: Set to the green component.
  ///   - blue: Set to the blue component.
  ///   - alpha: Set to the opacity.
  /// - Returns: Whether the colour could be converted; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(with: .current)
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// Gives hue, saturation and brightness, resolved against the current traits.
  ///
  /// - Parameters:
  ///   - hue: Set to the hue, 0...1.
  ///   - saturation: Set to the saturation, 0...1.
  ///   - brightness: Set to the brightness.
  ///   - alpha: Set to the opacity.
  /// - Returns: Whether the colour could be converted; always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(with: .current)
    let wheel = rgba.hueSaturationBrightness
    hue?.pointee = CGFloat(wheel.hue)
    saturation?.pointee = CGFloat(wheel.saturation)
    brightness?.pointee = CGFloat(wheel.brightness)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
}
