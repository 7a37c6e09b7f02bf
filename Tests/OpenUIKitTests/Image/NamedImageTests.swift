import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite(.serialized) struct NamedImageTests {
  private let red = RGBA(1, 0, 0)
  private let green = RGBA(0, 1, 0)
  private let blue = RGBA(0, 0, 1)

  private func color(_ image: UIImage?, isDark: Bool = false) -> RGBA? {
    image?.asset?.content(isDark: isDark).texture(pixels: .zero, tint: nil)?.color(x: 0, y: 0)
  }

  @Test("a file is found with and without extension, and with the folder before it")
  func files() throws {
    let resources = try ResourceFolder()
    try resources.write(try ResourceFolder.png(width: 4, height: 4, red), to: "Images/Flix Icon.png")
    let bundle = try resources.bundle()
    for name in ["Flix Icon", "Flix Icon.png", "Images/Flix Icon", "Images/Flix Icon.png"] {
      #expect(color(UIImage(named: name, in: bundle, compatibleWith: nil)) == red)
    }
  }

  @Test("of several scales the smallest that is not below the display's is taken")
  func scales() throws {
    let resources = try ResourceFolder()
    try resources.write(try ResourceFolder.png(width: 4, height: 4, red), to: "tile.png")
    try resources.write(try ResourceFolder.png(width: 12, height: 12, blue), to: "tile@3x.png")
    let bundle = try resources.bundle()
    func image(_ scale: CGFloat) -> UIImage? {
      UIImage(named: "tile", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(color(image(1)) == red)
    #expect(color(image(2)) == blue)
    #expect(image(2)?.size == CGSize(width: 4, height: 4))
    #expect(color(image(4)) == blue)
  }

  @Test("an image set gives its light and dark picture and its rendering mode, and comes before a file")
  func imageSet() throws {
    let resources = try ResourceFolder()
    try resources.write(
      """
      {"images":[
        {"idiom":"universal","scale":"1x"},
        {"idiom":"universal","filename":"light@2x.png","scale":"2x"},
        {"idiom":"universal","filename":"dark@2x.png","scale":"2x",
         "appearances":[{"appearance":"luminosity","value":"dark"}]}
      ],"properties":{"template-rendering-intent":"template"}}
      """,
      to: "Assets.xcassets/Icons/Bell.imageset/Contents.json"
    )
    let set = "Assets.xcassets/Icons/Bell.imageset"
    try resources.write(try ResourceFolder.png(width: 8, height: 8, red), to: "\(set)/light@2x.png")
    try resources.write(try ResourceFolder.png(width: 8, height: 8, blue), to: "\(set)/dark@2x.png")
    try resources.write(try ResourceFolder.png(width: 8, height: 8, green), to: "Bell.png")
    let image = try #require(UIImage(named: "Bell", in: try resources.bundle(), compatibleWith: nil))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(color(image) == red)
    #expect(color(image, isDark: true) == blue)
  }

  @Test("an image set whose file is missing gives no image")
  func missingFile() throws {
    let resources = try ResourceFolder()
    try resources.write(
      #"{"images":[{"idiom":"universal","filename":"gone.png","scale":"1x"}]}"#,
      to: "A.xcassets/Gone.imageset/Contents.json"
    )
    #expect(UIImage(named: "Gone", in: try resources.bundle(), compatibleWith: nil) == nil)
  }

  @Test("the main bundle holds the resource folders beside the program")
  func foldersBesideTheProgram() throws {
    let folder = Bundle.main.bundleURL.appendingPathComponent("OpenUIKit_NamedImageTests.resources")
    let name = "beside-\(UUID().uuidString)"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ResourceFolder.png(width: 4, height: 4, green).write(to: folder.appendingPathComponent("\(name).png"))
    #expect(color(UIImage(named: name)) == green)
    #expect(color(UIImage(imageLiteralResourceName: name)) == green)
  }

  @Test("an unknown name is reported once, by name")
  func unknownNames() throws {
    let name = "unknown-\(UUID().uuidString)"
    let lines = try linesOnStandardError {
      for _ in 0..<3 { #expect(UIImage(named: name) == nil) }
      let literal = UIImage(imageLiteralResourceName: name)
      #expect(literal.size == .zero)
    }
    #expect(lines.filter { $0.contains(name) }.count == 1)
    #expect(lines.first { $0.contains(name) }?.hasPrefix("OpenUIKit: there is no image named \"\(name)\"") == true)
  }

  @Test("the same name gives the same picture without reading it again")
  func cached() throws {
    let resources = try ResourceFolder()
    try resources.write(try ResourceFolder.png(width: 4, height: 4, red), to: "once.png")
    let bundle = try resources.bundle()
    let first = try #require(UIImage(named: "once", in: bundle, compatibleWith: nil))
    let second = try #require(UIImage(named: "once", in: bundle, compatibleWith: nil))
    #expect(first == second)
    #expect(first.asset === second.asset)
  }
}
