import Foundation
import Testing

@testable import OpenUIKit

@Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("components come back as they were given")
  func componentsComeBack() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    )
    #expect((red, green, blue, alpha) == (0.1, 0.2, 0.3, 0.4))
  }

  @Test(
    "hue, saturation and brightness convert to the sRGB value worked out by hand",
    arguments: [
      [0, 1, 1, 1, 0, 0], [1.0 / 3, 1, 1, 0, 1, 0], [2.0 / 3, 1, 1, 0, 0, 1], [1.0 / 6, 1, 0.5, 0.5, 0.5, 0],
      [0.5, 0.5, 0.8, 0.4, 0.8, 0.8], [0.75, 0.25, 0.4, 0.35, 0.3, 0.4], [0.3, 0, 0.6, 0.6, 0.6, 0.6],
    ] as [[Double]]
  )
  func hueConverts(_ values: [Double]) {
    let (hue, saturation, value) = (values[0], values[1], values[2])
    let (red, green, blue) = (values[3], values[4], values[5])
    let color = UIColor(
      hue: CGFloat(hue),
      saturation: CGFloat(saturation),
      brightness: CGFloat(value),
      alpha: 1
    ).rgba(with: light)
    #expect(abs(color.red - red) < 1e-9 && abs(color.green - green) < 1e-9 && abs(color.blue - blue) < 1e-9)
    let back = color.hueSaturationBrightness
    #expect(abs(back.brightness - value) < 1e-9 && abs(back.saturation - saturation) < 1e-9)
    #expect(saturation == 0 || abs(back.hue - hue) < 1e-9)
  }

  @Test("only a gray has a white component")
  func whiteOfGrays() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.25)
  }

  @Test("Display P3's white is sRGB's, and its red lies outside sRGB")
  func displayP3() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).rgba(with: light)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).rgba(with: light)
    #expect(abs(red.red - 1.0930) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
    #expect(red.gdk.red == 1 && red.gdk.green == 0)
  }

  @Test("fixed colors are equal when their components are, with equal hashes")
  func equality() {
    let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(one == UIColor.red)
    #expect(one.hash == UIColor.red.hash)
    #expect(one != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.secondaryLabel)
  }

  @Test("a provider is asked with the traits given, also through an alpha component")
  func dynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
    let half = color.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(half.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
  }

  @Test("a provider may answer with a color that follows traits itself")
  func nestedProviders() {
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    let outer = UIColor { _ in UIColor { _ in inner } }
    #expect(outer.resolvedColor(with: dark) == .red)
    #expect(outer.resolvedColor(with: light) == .blue)
  }

  @Test("components of a dynamic color follow the current traits")
  func currentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var white: CGFloat = -1
    dark.performAsCurrent { color.getWhite(&white, alpha: nil) }
    #expect(white == 1)
    light.performAsCurrent { color.getWhite(&white, alpha: nil) }
    #expect(white == 0)
    dark.performAsCurrent { #expect(color.cgColor.components == [1, 1, 1, 1]) }
  }

  @Test("text and its background stand out in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
  func contrast(_ style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    func luminance(_ color: RGBA) -> Double {
      func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    for background in [UIColor.systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground] {
      let back = background.rgba(with: traits)
      #expect(back.alpha == 1)
      let text = UIColor.label.rgba(with: traits).over(back)
      let (one, two) = (luminance(back) + 0.05, luminance(text) + 0.05)
      #expect(max(one, two) / min(one, two) > 7)
    }
  }

  @Test("semantic colors differ between light and dark")
  func semanticColorsFollowStyle() {
    for color in [UIColor.label, .systemBackground, .systemGroupedBackground, .tintColor, .systemBlue, .separator] {
      #expect(color.resolvedColor(with: light) != color.resolvedColor(with: dark))
    }
  }

  @Test("a color literal is a color")
  func literal() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }
}
