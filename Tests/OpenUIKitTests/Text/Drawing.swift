import CGTK
import Foundation

@testable import OpenUIKit

/// The pixels that a view's own content draws, without its subviews, on transparent ground; no window is needed.
@MainActor
final class Drawing {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(of view: UIView) {
    width = Int(view.bounds.width)
    height = Int(view.bounds.height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard let snapshot = gtk_snapshot_new() else { return }
    view.drawContent(in: snapshot)
    // A view that draws nothing has no node.
    guard let node = gtk_snapshot_free_to_node(snapshot), let renderer = gsk_cairo_renderer_new() else { return }
    var frame = graphene_rect_t()
    graphene_rect_init(&frame, 0, 0, Float(width), Float(height))
    gsk_renderer_realize(renderer, nil, nil)
    if let texture = gsk_renderer_render_texture(renderer, node, &frame) {
      bytes.withUnsafeMutableBufferPointer { gdk_texture_download(texture, $0.baseAddress, gsize(width * 4)) }
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
    gsk_renderer_unrealize(renderer)
    g_object_unref(UnsafeMutableRawPointer(renderer))
    gsk_render_node_unref(node)
  }

  /// The color of a pixel with alpha not multiplied in.
  func color(x: Int, y: Int) -> RGBA {
    let start = (y * width + x) * 4
    let alpha = Double(bytes[start + 3]) / 255
    func part(_ offset: Int) -> Double { alpha > 0 ? Double(bytes[start + offset]) / 255 / alpha : 0 }
    return RGBA(part(2), part(1), part(0), alpha)
  }

  /// The smallest rectangle around everything drawn; `nil` if nothing is.
  var inkBounds: CGRect? {
    var bounds: CGRect?
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] > 40 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        bounds = bounds?.union(pixel) ?? pixel
      }
    }
    return bounds
  }

  /// How much is drawn: the sum of all opacities, in whole pixels.
  var ink: Double { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 } }
}
