import CGTK
import Foundation

/// Pixels that GTK can draw, premultiplied.
// A GdkTexture never changes once made, and its reference count is atomic.
nonisolated final class Texture: @unchecked Sendable {
  /// The GdkTexture, owned by this object.
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// The memory the pixels take, in bytes.
  var cost: Int { width * height * 4 }

  private init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
    width = Int(gdk_texture_get_width(pointer))
    height = Int(gdk_texture_get_height(pointer))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Takes over the pixels of a GdkPixbuf in the format that GTK draws without converting them at each frame.
  convenience init?(pixbuf: OpaquePointer) {
    guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    self.init(width: width, height: height) { gdk_texture_download(texture, $0, gsize(width * 4)) }
  }

  /// A texture whose pixels, rows of blue, green, red and alpha bytes, are written by a closure.
  convenience init?(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    let size = width * height * 4
    guard size > 0, let memory = g_malloc(gsize(size)) else { return nil }
    fill(memory.assumingMemoryBound(to: UInt8.self))
    guard let bytes = g_bytes_new_take(memory, gsize(size)) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(width),
        Int32(height),
        GDK_MEMORY_B8G8R8A8_PREMULTIPLIED,
        bytes,
        gsize(width * 4)
      )
    else { return nil }
    self.init(adopting: texture)
  }

  /// The shape of this texture, its opacity, filled with one colour.
  func tinted(_ color: RGBA) -> Texture? {
    let gdk = color.gdk
    let tint = [gdk.blue, gdk.green, gdk.red, 1].map { $0 * gdk.alpha / 255 }
    return Texture(width: width, height: height) { pixels in
      gdk_texture_download(pointer, pixels, gsize(width * 4))
      for pixel in stride(from: 0, to: width * height * 4, by: 4) {
        let alpha = Float(pixels[pixel + 3]) * 255
        for channel in 0..<4 {
          pixels[pixel + channel] = UInt8((alpha * tint[channel]).rounded())
        }
      }
    }
  }

  /// The pixels as a PNG file.
  var pngData: Data? {
    guard let bytes = gdk_texture_save_to_png_bytes(pointer) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return nil }
    return Data(bytes: start, count: Int(size))
  }
}
