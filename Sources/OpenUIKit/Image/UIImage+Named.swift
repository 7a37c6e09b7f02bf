import Foundation

nonisolated extension UIImage {
  /// Creates an image from the resources of the program: an asset catalogue folder or an image file.
  ///
  /// The image is looked for beside the program and in the resource folders that SwiftPM puts there. A name that is not
  /// found is reported once on standard error.
  ///
  /// - Parameter name: The name in the catalogue, or that of the file, with or without extension.
  /// - Returns: `nil` if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from the resources of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name in the catalogue, or that of the file, with or without extension.
  ///   - bundle: The bundle to search, or `nil` for the main bundle.
  ///   - traitCollection: The traits to choose the scale for, or `nil` for the current ones.
  /// - Returns: `nil` if there is no such image.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = NamedImage.find(name, in: bundle ?? .main, traits: traitCollection) else {
      ResourceWarning.once("there is no image named \"\(name)\" in \((bundle ?? .main).bundlePath)")
      return nil
    }
    self.init(asset: found.asset, attributes: Attributes(renderingMode: found.renderingMode))
  }
}

nonisolated extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
