import Foundation

@testable import OpenUIKit

/// A folder of resources that is there for one test.
nonisolated final class ResourceFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func bundle() throws -> Bundle {
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: url.path) else { throw NoBundle() }
    return bundle
  }

  /// A PNG file filled with one color.
  static func png(width: Int, height: Int, _ color: RGBA) throws -> Data {
    struct NoTexture: Error {}
    let gdk = color.gdk
    let bytes = [gdk.blue * gdk.alpha, gdk.green * gdk.alpha, gdk.red * gdk.alpha, gdk.alpha]
      .map { UInt8(($0 * 255).rounded()) }
    let texture = Texture(width: width, height: height) { pixels in
      for index in 0..<(width * height * 4) { pixels[index] = bytes[index % 4] }
    }
    guard let data = texture?.pngData else { throw NoTexture() }
    return data
  }
}
