import CGTK
import Foundation

/// Decoding of image files; its functions may be called on any thread.
nonisolated enum PixbufLoader {
  /// Decodes a picture, upright as its EXIF orientation says; the caller owns the GdkPixbuf.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - width: The width to render in, in pixels, or `nil` for the picture's own size.
  ///   - height: The height to render in, in pixels.
  static func load(_ data: Data, width: Int? = nil, height: Int? = nil) -> OpaquePointer? {
    guard !data.isEmpty, let bytes = data.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
    let pixbuf: OpaquePointer?
    if let width, let height {
      pixbuf = gdk_pixbuf_new_from_stream_at_scale(stream, Int32(width), Int32(height), 0, nil, nil)
    } else {
      pixbuf = gdk_pixbuf_new_from_stream(stream, nil, nil)
    }
    guard let pixbuf else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return gdk_pixbuf_apply_embedded_orientation(pixbuf)
  }

  /// Whether a file is an SVG drawing.
  static func isVector(_ data: Data) -> Bool {
    let start = data.prefix(4096)
    return start.first != 0x89 && start.range(of: Data("<svg".utf8)) != nil
  }
}
