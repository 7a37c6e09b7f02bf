import Testing

@testable import OpenUIKit

@Suite struct UITraitCollectionTests {
  @Test("of several collections the last that specifies a trait decides")
  func combining() {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(combined.userInterfaceStyle == .light)
    #expect(combined.displayScale == 2)
    #expect(combined.layoutDirection == .rightToLeft)
    #expect(combined.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!combined.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(combined.containsTraits(in: UITraitCollection()))
  }

  @Test("only the style changes how colors look")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let lightTwice = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: lightTwice))
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(light != lightTwice)
  }

  @Test("the former traits are current again after performAsCurrent, also when nested")
  func performAsCurrent() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }
}
