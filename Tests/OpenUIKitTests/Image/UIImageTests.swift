import Foundation
import Testing

@testable import OpenUIKit

@Suite struct UIImageTests {
  private let red = RGBA(1, 0, 0)
  private let blue = RGBA(0, 0, 1)
  private let svg = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="12" height="12" fill="#00ff00"/></svg>
    """

  @Test("a PNG has the size of its pixels divided by its scale")
  func sizes() throws {
    let data = try ResourceFolder.png(width: 30, height: 20, red)
    #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 20))
    let twice = try #require(UIImage(data: data, scale: 2))
    #expect(twice.size == CGSize(width: 15, height: 10))
    #expect(twice.scale == 2)
  }

  @Test("what is not an image gives none")
  func notAnImage() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nonexistent.png") == nil)
    let cut = try ResourceFolder.png(width: 30, height: 20, red).prefix(40)
    #expect(UIImage(data: cut) == nil)
  }

  @Test("a file name gives the scale")
  func fileScale() throws {
    let resources = try ResourceFolder()
    try resources.write(try ResourceFolder.png(width: 30, height: 30, red), to: "tile@3x.png")
    let image = try #require(UIImage(contentsOfFile: resources.url.appendingPathComponent("tile@3x.png").path))
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 10, height: 10))
  }

  @Test("a drawing is rendered in the pixels it is shown in")
  func vector() throws {
    let image = try #require(UIImage(data: Data(svg.utf8)))
    #expect(image.size == CGSize(width: 24, height: 12))
    let content = try #require(image.asset?.light)
    let texture = try #require(content.texture(pixels: CGSize(width: 240, height: 120), tint: nil))
    #expect(texture.width == 240 && texture.height == 120)
    // A bitmap that was enlarged would be blurred at the edge of the rectangle.
    #expect(texture.color(x: 119, y: 60) == RGBA(0, 1, 0))
    #expect(texture.color(x: 120, y: 60).alpha == 0)
  }

  @Test("a tint replaces the color and keeps the opacity")
  func tint() throws {
    let content = try #require(
      ImageContent(data: try ResourceFolder.png(width: 2, height: 2, RGBA(0, 1, 0, 0.6)), scale: 1)
    )
    let texture = try #require(content.texture(pixels: CGSize(width: 2, height: 2), tint: red))
    let color = texture.color(x: 1, y: 1)
    #expect(color.red == 1 && color.green == 0 && color.blue == 0)
    #expect(abs(color.alpha - 0.6) < 0.005)
    let half = try #require(content.texture(pixels: CGSize(width: 2, height: 2), tint: RGBA(1, 0, 0, 0.5)))
    #expect(abs(half.color(x: 0, y: 0).alpha - 0.3) < 0.005)
  }

  @Test("rendering mode and tint make another image of the same picture")
  func attributes() throws {
    let image = try #require(UIImage(data: try ResourceFolder.png(width: 2, height: 2, red)))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.isTemplate && !image.isTemplate)
    #expect(template != image)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
    #expect(image.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    let png = try #require(image.withTintColor(.blue).pngData())
    #expect(UIImage(data: png)?.asset?.light.texture(pixels: .zero, tint: nil)?.color(x: 0, y: 0) == blue)
  }
}
