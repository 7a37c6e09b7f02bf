import Foundation

nonisolated extension UIImage {
  /// Creates an image of a symbol, drawn by the matching icon of the desktop's icon theme.
  ///
  /// A symbol that is unknown or that the theme has no icon for is reported once on standard error.
  ///
  /// - Parameter name: The name of the symbol, for example "trash".
  /// - Returns: `nil` if there is no icon for the symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol, drawn by the matching icon of the desktop's icon theme.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, for example "trash".
  ///   - traitCollection: The traits to follow; a symbol looks the same under all of them.
  /// - Returns: `nil` if there is no icon for the symbol.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol in a size, drawn by the matching icon of the desktop's icon theme.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, for example "trash".
  ///   - configuration: The size; `nil` for the usual one.
  /// - Returns: `nil` if there is no icon for the symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let asset = SymbolTheme.asset(for: name) else {
      ResourceWarning.once("there is no icon for the symbol \"\(name)\"")
      return nil
    }
    self.init(
      asset: asset,
      attributes: Attributes(
        isSymbol: true,
        symbolConfiguration: configuration as? SymbolConfiguration ?? .unspecified,
        flipsForRightToLeft: SymbolName.followsReadingDirection(name)
      )
    )
  }
}
