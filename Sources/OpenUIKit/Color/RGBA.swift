import CGTK
import Foundation

/// A colour in extended sRGB: components outside 0...1 are kept and clamped only when drawn.
nonisolated struct RGBA: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour from 0xRRGGBB.
  init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      Double(hex >> 16 & 0xff) / 255,
      Double(hex >> 8 & 0xff) / 255,
      Double(hex & 0xff) / 255,
      alpha
    )
  }

  init(_ rgba: GdkRGBA) {
    self.init(Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }

  var gdk: GdkRGBA {
    func clamped(_ component: Double) -> Float { Float(min(max(component, 0), 1)) }
    return GdkRGBA(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }

  func multiplyingAlpha(by factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }

  /// This colour laid over an opaque one.
  func over(_ background: RGBA) -> RGBA {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBA(mix(red, background.red), mix(green, background.green), mix(blue, background.blue), 1)
  }
}

nonisolated extension RGBA {
  /// The colour as a style sheet writes it.
  var css: String {
    func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    let opacity = (min(max(alpha, 0), 1) * 1000).rounded() / 1000
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(opacity))"
  }
}
