import CGTK

@testable import OpenUIKit

extension Texture {
  /// The color of a pixel, rounded to 1/255, with alpha not multiplied in.
  nonisolated func color(x: Int, y: Int) -> RGBA {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer { gdk_texture_download(pointer, $0.baseAddress, gsize(width * 4)) }
    let start = (y * width + x) * 4
    let alpha = Double(bytes[start + 3]) / 255
    func part(_ offset: Int) -> Double { alpha > 0 ? Double(bytes[start + offset]) / 255 / alpha : 0 }
    return RGBA(part(2), part(1), part(0), alpha)
  }
}
