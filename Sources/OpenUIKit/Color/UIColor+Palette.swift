nonisolated extension UIColor {
  /// Colours of the GNOME palette and, where it has none, ones chosen to stand beside them; the darks are lighter, as
  /// they stand on dark.
  private enum Palette {
    static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
      let (light, dark) = (RGBA(light), RGBA(dark))
      return UIColor(source: .theme { $0 ? dark : light })
    }

    static let systemRed = color(0xe01b24, 0xed333b)
    static let systemGreen = color(0x2ec27e, 0x33d17a)
    static let systemBlue = color(0x3584e4, 0x62a0ea)
    static let systemOrange = color(0xff7800, 0xffa348)
    static let systemYellow = color(0xe5a50a, 0xf6d32d)
    static let systemPink = color(0xd6336c, 0xf06595)
    static let systemPurple = color(0x9141ac, 0xc061cb)
    static let systemTeal = color(0x2190a4, 0x5bc8d8)
    static let systemIndigo = color(0x4f4ac2, 0x7d78e8)
    static let systemBrown = color(0x986a44, 0xb5835a)
    static let systemMint = color(0x18a999, 0x63e0d0)
    static let systemCyan = color(0x1d94c9, 0x62c6f0)
    static let systemGray = color(0x9a9996, 0x9a9996)
    static let systemGray2 = color(0xb0afac, 0x77767b)
    static let systemGray3 = color(0xc0bfbc, 0x5e5c64)
    static let systemGray4 = color(0xd0cfcc, 0x48464f)
    static let systemGray5 = color(0xdeddda, 0x3d3846)
    static let systemGray6 = color(0xf0efed, 0x2e2a36)
  }

  /// The palette's red, for light and for dark.
  public class var systemRed: UIColor { Palette.systemRed }

  /// The palette's green, for light and for dark.
  public class var systemGreen: UIColor { Palette.systemGreen }

  /// The palette's blue, for light and for dark.
  public class var systemBlue: UIColor { Palette.systemBlue }

  /// The palette's orange, for light and for dark.
  public class var systemOrange: UIColor { Palette.systemOrange }

  /// The palette's yellow, for light and for dark.
  public class var systemYellow: UIColor { Palette.systemYellow }

  /// A pink beside the palette's red, for light and for dark.
  public class var systemPink: UIColor { Palette.systemPink }

  /// The palette's purple, for light and for dark.
  public class var systemPurple: UIColor { Palette.systemPurple }

  /// A blue-green, for light and for dark.
  public class var systemTeal: UIColor { Palette.systemTeal }

  /// A blue-violet, for light and for dark.
  public class var systemIndigo: UIColor { Palette.systemIndigo }

  /// The palette's brown, for light and for dark.
  public class var systemBrown: UIColor { Palette.systemBrown }

  /// A light blue-green, for light and for dark.
  public class var systemMint: UIColor { Palette.systemMint }

  /// A light blue, for light and for dark.
  public class var systemCyan: UIColor { Palette.systemCyan }

  /// A mid gray, for light and for dark.
  public class var systemGray: UIColor { Palette.systemGray }

  /// A gray one step closer to the background, for light and for dark.
  public class var systemGray2: UIColor { Palette.systemGray2 }

  /// A gray two steps closer to the background, for light and for dark.
  public class var systemGray3: UIColor { Palette.systemGray3 }

  /// A gray three steps closer to the background, for light and for dark.
  public class var systemGray4: UIColor { Palette.systemGray4 }

  /// A gray four steps closer to the background, for light and for dark.
  public class var systemGray5: UIColor { Palette.systemGray5 }

  /// A gray close to the background, for light and for dark.
  public class var systemGray6: UIColor { Palette.systemGray6 }
}
