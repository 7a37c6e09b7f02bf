import Foundation

/// The search for a colour by name.
nonisolated enum NamedColor {
  struct Variants: Sendable {
    var light: UIColor
    var dark: UIColor
  }

  static func find(_ name: String, in bundle: Bundle) -> Variants? {
    for index in ResourceIndex.indices(for: bundle) {
      if let folder = index.colorSets[name], let variants = read(folder) { return variants }
    }
    return nil
  }

  private static func read(_ folder: URL) -> Variants? {
    guard let set = AssetCatalog.contents(of: folder, as: AssetCatalog.ColorSet.self) else { return nil }
    let entries = (set.colors ?? []).filter { $0.color != nil }
    let universal = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    let usable = universal.isEmpty ? entries : universal
    guard let plain = usable.first(where: \.isPlain), let light = plain.color.flatMap(color) else {
      ResourceWarning.once("the color set \(folder.path) holds no color for any appearance")
      return nil
    }
    let dark = usable.first(where: \.isDark)?.color.flatMap(color)
    return Variants(light: light, dark: dark ?? light)
  }

  private static func color(_ description: AssetCatalog.ColorDescription) -> UIColor? {
    if let reference = description.reference { return system[reference] }
    guard let components = description.components else { return nil }
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = components["white"].flatMap(component) {
      return UIColor(white: CGFloat(white), alpha: CGFloat(alpha))
    }
    guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    if description.space == "display-p3" {
      return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A component in one of the three notations of the catalogue: "0.502", "128" and "0x80".
  private static func component(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }

  /// The system colours that a catalogue can refer to.
  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
  ]
}
