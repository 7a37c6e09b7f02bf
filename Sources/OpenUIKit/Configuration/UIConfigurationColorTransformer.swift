import Foundation

/// Makes one colour of a configuration out of another.
nonisolated public struct UIConfigurationColorTransformer {
  /// Makes the colour.
  public var transform: (UIColor) -> UIColor { function.transform }

  let function: Function

  /// The function, which is told apart from others: by what it does where that is known, else as an object.
  final class Function: Hashable {
    let transform: (UIColor) -> UIColor
    private let name: String?

    init(_ name: String? = nil, _ transform: @escaping (UIColor) -> UIColor) {
      self.name = name
      self.transform = transform
    }

    static func == (first: Function, second: Function) -> Bool {
      first === second || first.name != nil && first.name == second.name
    }

    func hash(into hasher: inout Hasher) {
      if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(self)) }
    }
  }

  /// Creates a transformer.
  ///
  /// - Parameter transform: Makes the colour out of the one that a configuration has.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    function = Function(nil, transform)
  }

  init(_ function: Function) {
    self.function = function
  }

  /// Makes a colour out of another.
  ///
  /// - Parameter input: The colour that a configuration has.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A gray of the same lightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(
      Function("grayscale") { color in
        UIColor { traits in
          let rgba = color.rgba(with: traits)
          // The luma of ITU-R BT.601.
          let gray = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
          return UIColor(white: CGFloat(gray), alpha: CGFloat(rgba.alpha))
        }
      }
    )
  }

  /// The desktop's accent.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(Function("preferredTint") { _ in .tintColor })
  }

  /// The colour for symbols that are not to stand out.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(Function("monochromeTint") { _ in .secondaryLabel })
  }
}
