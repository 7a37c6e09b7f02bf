import CGTK
import Foundation
import Synchronization

/// One picture: pixels, or a vector drawing that is rendered anew for each size it is shown in.
nonisolated final class ImageContent: Sendable {
  private enum Kind: Sendable {
    case pixels(Texture)
    case vector(Data)
  }

  /// The size in points.
  let size: CGSize
  /// The number of pixels per point; 1 for a vector drawing.
  let scale: CGFloat
  /// The memory it takes, roughly, in bytes.
  let cost: Int

  private let kind: Kind
  private let rendered = Mutex<[Rendering: Texture]>([:])

  private struct Rendering: Hashable {
    var width: Int
    var height: Int
    var tint: RGBA?
  }

  /// The largest width or height a vector drawing is rendered in, in pixels; beyond, it is enlarged.
  private static let largestSide = 4096

  /// The number of renderings kept: a few sizes, each in the tints of light and dark.
  private static let keptRenderings = 12

  /// Reads a picture in any format that the desktop has a loader for.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: The number of pixels per point.
  init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixbuf = PixbufLoader.load(data) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let pixels = CGSize(width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    if PixbufLoader.isVector(data) {
      kind = .vector(data)
      size = pixels
      self.scale = 1
      cost = data.count
    } else {
      guard let texture = Texture(pixbuf: pixbuf) else { return nil }
      kind = .pixels(texture)
      size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      self.scale = scale
      cost = texture.cost
    }
  }

  /// The pixels to show in a given number of them.
  ///
  /// - Parameters:
  ///   - pixels: The size on the device, in pixels; only a vector drawing is rendered in it.
  ///   - tint: The colour to fill the shape with, or `nil` for the picture's own colours.
  func texture(pixels: CGSize, tint: RGBA?) -> Texture? {
    let width: Int
    let height: Int
    switch kind {
    case .pixels(let texture):
      if tint == nil { return texture }
      (width, height) = (texture.width, texture.height)
    case .vector:
      // Rendered in its own proportions, as an SVG would rather leave room than be stretched; GTK stretches the pixels.
      let fill = max(pixels.width / max(size.width, 1), pixels.height / max(size.height, 1))
      let factor = min(fill, CGFloat(Self.largestSide) / max(size.width, size.height, 1))
      width = max(1, Int((size.width * factor).rounded()))
      height = max(1, Int((size.height * factor).rounded()))
    }
    let key = Rendering(width: width, height: height, tint: tint)
    if let texture = rendered.withLock({ $0[key] }) { return texture }
    guard let texture = render(key) else { return nil }
    rendered.withLock {
      if $0.count >= Self.keptRenderings { $0.removeAll(keepingCapacity: true) }
      $0[key] = texture
    }
    return texture
  }

  private func render(_ rendering: Rendering) -> Texture? {
    let own: Texture?
    switch kind {
    case .pixels(let texture): own = texture
    case .vector(let data):
      guard let pixbuf = PixbufLoader.load(data, width: rendering.width, height: rendering.height) else { return nil }
      own = Texture(pixbuf: pixbuf)
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
    }
    guard let tint = rendering.tint else { return own }
    return own?.tinted(tint)
  }
}
