nonisolated extension UIColor {
  private enum Fixed {
    static let black = UIColor(source: .fixed(RGBA(0, 0, 0, 1)))
    static let darkGray = UIColor(source: .fixed(RGBA(1.0 / 3, 1.0 / 3, 1.0 / 3, 1)))
    static let lightGray = UIColor(source: .fixed(RGBA(2.0 / 3, 2.0 / 3, 2.0 / 3, 1)))
    static let white = UIColor(source: .fixed(RGBA(1, 1, 1, 1)))
    static let gray = UIColor(source: .fixed(RGBA(0.5, 0.5, 0.5, 1)))
    static let red = UIColor(source: .fixed(RGBA(1, 0, 0, 1)))
    static let green = UIColor(source: .fixed(RGBA(0, 1, 0, 1)))
    static let blue = UIColor(source: .fixed(RGBA(0, 0, 1, 1)))
    static let cyan = UIColor(source: .fixed(RGBA(0, 1, 1, 1)))
    static let yellow = UIColor(source: .fixed(RGBA(1, 1, 0, 1)))
    static let magenta = UIColor(source: .fixed(RGBA(1, 0, 1, 1)))
    static let orange = UIColor(source: .fixed(RGBA(1, 0.5, 0, 1)))
    static let purple = UIColor(source: .fixed(RGBA(0.5, 0, 0.5, 1)))
    static let brown = UIColor(source: .fixed(RGBA(0.6, 0.4, 0.2, 1)))
    static let clear = UIColor(source: .fixed(RGBA(0, 0, 0, 0)))
  }

  /// Opaque black.
  public class var black: UIColor { Fixed.black }

  /// A gray of one third.
  public class var darkGray: UIColor { Fixed.darkGray }

  /// A gray of two thirds.
  public class var lightGray: UIColor { Fixed.lightGray }

  /// Opaque white.
  public class var white: UIColor { Fixed.white }

  /// A gray of one half.
  public class var gray: UIColor { Fixed.gray }

  /// Pure red.
  public class var red: UIColor { Fixed.red }

  /// Pure green.
  public class var green: UIColor { Fixed.green }

  /// Pure blue.
  public class var blue: UIColor { Fixed.blue }

  /// Green and blue.
  public class var cyan: UIColor { Fixed.cyan }

  /// Red and green.
  public class var yellow: UIColor { Fixed.yellow }

  /// Red and blue.
  public class var magenta: UIColor { Fixed.magenta }

  /// Red with half of green.
  public class var orange: UIColor { Fixed.orange }

  /// Half of red and of blue.
  public class var purple: UIColor { Fixed.purple }

  /// A dark orange.
  public class var brown: UIColor { Fixed.brown }

  /// Fully transparent black.
  public class var clear: UIColor { Fixed.clear }
}
