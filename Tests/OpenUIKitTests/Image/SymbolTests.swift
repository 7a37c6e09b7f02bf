import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite struct SymbolTests {
  @Test(
    "common symbols have an icon in the desktop's theme",
    arguments: [
      "chevron.right", "chevron.left", "checkmark", "checkmark.circle.fill", "plus", "minus.circle.fill", "trash",
      "wifi",
      "airplane", "antenna.radiowaves.left.and.right", "personalhotspot", "person.crop.circle", "gear",
      "magnifyingglass",
      "xmark", "phone", "bell", "moon", "lock", "house", "star.fill", "heart", "calendar", "info.circle", "ellipsis",
    ]
  )
  func commonSymbols(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.isTemplate)
    #expect(image.size == CGSize(width: 16, height: 16))
    let texture = try #require(image.asset?.light.texture(pixels: CGSize(width: 32, height: 32), tint: RGBA(1, 0, 0)))
    #expect(texture.width == 32)
    let colors = (0..<1024).map { texture.color(x: $0 % 32, y: $0 / 32) }
    #expect(colors.contains { $0.alpha > 0.9 && $0.red == 1 && $0.green == 0 })
    #expect(colors.contains { $0.alpha == 0 })
  }

  @Test("an unknown symbol gives no image and is reported once, by name")
  func unknownSymbol() throws {
    let name = "unknown.symbol.\(UUID().uuidString)"
    let lines = try linesOnStandardError {
      for _ in 0..<3 { #expect(UIImage(systemName: name) == nil) }
    }
    #expect(lines.filter { $0.contains(name) } == ["OpenUIKit: there is no icon for the symbol \"\(name)\""])
  }

  @Test("symbols along the direction of reading are mirrored, others are not")
  func mirroring() throws {
    #expect(try #require(UIImage(systemName: "chevron.forward")).flipsForRightToLeftLayoutDirection)
    #expect(try #require(UIImage(systemName: "chevron.right")).flipsForRightToLeftLayoutDirection == false)
  }

  @Test("A configuration gives a symbol its size; the image's own counts more than the view's")
  @MainActor func configurations() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    let plain = try #require(UIImage(systemName: "trash"))
    let large = try #require(UIImage(systemName: "trash", withConfiguration: Configuration(pointSize: 34)))
    #expect(large.size == CGSize(width: 32, height: 32))
    #expect(large.applyingSymbolConfiguration(Configuration(scale: .large))?.size == CGSize(width: 40, height: 40))
    #expect(plain.withConfiguration(Configuration(font: .systemFont(ofSize: 51))).size == CGSize(width: 48, height: 48))
    #expect(large == plain.withConfiguration(Configuration(pointSize: 34)))
    #expect(UIImage().applyingSymbolConfiguration(Configuration(scale: .large)) == nil)
    _ = GTKStartup.done
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = Configuration(pointSize: 68)
    #expect(view.intrinsicContentSize == CGSize(width: 64, height: 64))
    view.image = large
    #expect(view.intrinsicContentSize == CGSize(width: 32, height: 32))
  }
}
