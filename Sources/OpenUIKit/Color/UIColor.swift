import CGTK
import Foundation

/// A colour, fixed or following traits such as light and dark.
///
///     view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
// Every stored property is a constant of a Sendable type; a class open to subclassing cannot have that checked.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  enum Source: Sendable {
    case fixed(RGBA)
    case theme(@Sendable (_ isDark: Bool) -> RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an sRGB colour; components outside 0...1 lie outside sRGB's range and are clamped when drawn.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
    super.init()
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - white: The gray component, 0 (black) ... 1 (white).
  ///   - alpha: The opacity, 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(RGBA(Double(white), Double(white), Double(white), Double(alpha)))
    super.init()
  }

  /// Creates an sRGB colour from a position on the colour wheel.
  ///
  /// - Parameters:
  ///   - hue: The hue as a part of a whole turn, 0...1; red is 0.
  ///   - saturation: The saturation, 0...1.
  ///   - brightness: The brightness, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(
      RGBA(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
    )
    super.init()
  }

  /// Creates a colour from Display P3 components.
  ///
  /// - Parameters:
  ///   - displayP3Red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      RGBA(displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    )
    super.init()
  }

  /// Creates the colour of a layer.
  ///
  /// - Parameter cgColor: The colour to take over.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor.rgba)
    super.init()
  }

  /// Creates a colour that follows traits.
  ///
  /// - Parameter dynamicProvider: Gives the colour for a trait collection; called each time the colour is resolved.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// Creates a colour from a literal, `#colorLiteral(red:green:blue:alpha:)`.
  required public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The fixed colour that this one is under the given traits; a fixed colour is its own.
  ///
  /// - Parameter traitCollection: The traits to follow.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(rgba(with: traitCollection)))
  }

  /// The same colour with another opacity; it follows traits if this one does.
  ///
  /// - Parameter alpha: The opacity, 0...1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let rgba):
      return UIColor(source: .fixed(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha))))
    case .theme(let theme):
      return UIColor(
        source: .theme { isDark in
          let rgba = theme(isDark)
          return RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha))
        }
      )
    case .dynamic(let provider):
      return UIColor(source: .dynamic { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Gives the gray component of a gray, resolved against the current traits.
  ///
  /// - Parameters:
  ///   - white: Set to the gray component.
  ///   - alpha: Set to the opacity.
  /// - Returns: Whether the colour is a gray; nothing is set if it is not.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = rgba(with: .current)
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = CGFloat(rgba.red)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  /// The colour for layers, resolved against the current traits.
  open var cgColor: CGColor { CGColor(rgba(with: .current)) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let own) = source, case .fixed(let others) = other.source else { return false }
    return own == others
  }

  open override var hash: Int {
    if case .fixed(let rgba) = source { return rgba.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIColor {
  /// The components under the given traits.
  func rgba(with traits: UITraitCollection) -> RGBA {
    switch source {
    case .fixed(let rgba): return rgba
    case .theme(let theme): return theme(traits.isDark)
    case .dynamic(let provider):
      // A provider may answer with another dynamic colour, which must not ask for the traits again and again.
      var color = provider(traits)
      for _ in 0..<16 {
        guard case .dynamic(let next) = color.source else { break }
        color = next(traits)
      }
      if case .dynamic = color.source {
        preconditionFailure("UIColor: the dynamic provider keeps returning dynamic colors.")
      }
      return color.rgba(with: traits)
    }
  }

  /// The colour for GTK under the given traits.
  func gdkRGBA(with traits: UITraitCollection) -> GdkRGBA { rgba(with: traits).gdk }
}
