import Foundation

nonisolated extension UITraitCollection {
  static let currentKey = "OpenUIKit.UITraitCollection.current"

  /// The traits that dynamic colours and images resolve against on this thread when none are given.
  ///
  /// They are the desktop's until they are set.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? system }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// The traits of the desktop: its light or dark setting, the direction of its language and its display's scale.
  class var system: UITraitCollection {
    let appearance = SystemAppearance.current
    return UITraitCollection(
      style: appearance.isDark ? .dark : .light,
      direction: appearance.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: CGFloat(appearance.displayScale)
    )
  }

  /// Whether dark variants are to be used; an unspecified style follows the current collection, then the desktop.
  var isDark: Bool {
    switch userInterfaceStyle {
    case .dark: return true
    case .light: return false
    case .unspecified:
      let style = Self.current.userInterfaceStyle
      return style == .unspecified ? SystemAppearance.current.isDark : style == .dark
    }
  }
}
