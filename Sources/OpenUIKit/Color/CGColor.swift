import Foundation

/// An sRGB colour as layers take it.
nonisolated public final class CGColor: Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// Creates an sRGB colour.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// Creates an sRGB colour.
  ///
  /// - Parameters:
  ///   - srgbRed: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - gray: The gray component, 0 (black) ... 1 (white).
  ///   - alpha: The opacity, 0...1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, 0...1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }

  /// The number of components with alpha: 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha)))
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

nonisolated extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}
