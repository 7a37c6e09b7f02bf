import Foundation

nonisolated extension UIColor {
  /// Creates a colour from the asset catalogue folders of the program.
  ///
  /// A name that is not found is reported once on standard error.
  ///
  /// - Parameter name: The name in the catalogue.
  /// - Returns: `nil` if there is no such colour.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from the asset catalogue folders of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue.
  ///   - bundle: The bundle to search, or `nil` for the main bundle.
  ///   - traitCollection: The traits to resolve the colour against, or `nil` for one that follows them.
  /// - Returns: `nil` if there is no such colour.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let variants = NamedColor.find(name, in: bundle ?? .main) else {
      ResourceWarning.once("there is no color named \"\(name)\" in \((bundle ?? .main).bundlePath)")
      return nil
    }
    if let traitCollection {
      let color = traitCollection.isDark ? variants.dark : variants.light
      self.init(source: .fixed(color.rgba(with: traitCollection)))
    } else {
      self.init(source: .dynamic { $0.isDark ? variants.dark : variants.light })
    }
  }
}
