import Foundation
import Testing

@testable import OpenUIKit

@Suite struct NamedColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("a color set gives its light and dark color, in each notation of components")
  func colorSet() throws {
    let resources = try ResourceFolder()
    try resources.write(
      """
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":
          {"red":"0.500","green":"0x33","blue":"255","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"color-space":"gray-gamma-22","components":{"white":"0.250","alpha":"0.500"}}}
      ],"info":{"author":"xcode","version":1}}
      """,
      to: "Assets.xcassets/Brand.colorset/Contents.json"
    )
    let color = try #require(UIColor(named: "Brand", in: resources.bundle(), compatibleWith: nil))
    #expect(color.resolvedColor(with: light) == UIColor(red: 0.5, green: 0.2, blue: 1, alpha: 1))
    #expect(color.resolvedColor(with: dark) == UIColor(white: 0.25, alpha: 0.5))
    let fixed = try #require(UIColor(named: "Brand", in: resources.bundle(), compatibleWith: dark))
    #expect(fixed.resolvedColor(with: light) == UIColor(white: 0.25, alpha: 0.5))
  }

  @Test("a color set may refer to a system color, and a namespace is part of the name")
  func referencesAndNamespaces() throws {
    let resources = try ResourceFolder()
    try resources.write(
      #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#,
      to: "Deep/Colors.xcassets/Form/Contents.json"
    )
    try resources.write(
      #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"labelColor"}}]}"#,
      to: "Deep/Colors.xcassets/Form/Title.colorset/Contents.json"
    )
    let bundle = try resources.bundle()
    let color = try #require(UIColor(named: "Form/Title", in: bundle, compatibleWith: nil))
    #expect(color.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
    #expect(UIColor(named: "Title", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("broken JSON and a set without a color give no color")
  func badSets() throws {
    let resources = try ResourceFolder()
    try resources.write("{\"colors\":[", to: "A.xcassets/Broken.colorset/Contents.json")
    try resources.write("{\"colors\":[{\"idiom\":\"universal\"}]}", to: "A.xcassets/Hollow.colorset/Contents.json")
    let bundle = try resources.bundle()
    #expect(UIColor(named: "Broken", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Hollow", in: bundle, compatibleWith: nil) == nil)
  }
}
