import Foundation

nonisolated extension RGBA {
  /// A colour from Display P3 components, which share sRGB's transfer curve and white point.
  ///
  /// The matrix is the product of the two spaces' published primaries (SMPTE EG 432-1 and IEC 61966-2-1).
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
      alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
