import Foundation

/// What a piece of interface has to follow: light or dark, layout direction and pixels per point.
///
/// A collection is immutable. A trait that nobody has set is unspecified, and unspecified traits match everything.
// Every stored property is a constant of a Sendable type; a class open to subclassing cannot have that checked.
nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }

  /// The direction of layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }

  /// The number of pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { scale }

  private let style: UIUserInterfaceStyle
  private let direction: UITraitEnvironmentLayoutDirection
  private let scale: CGFloat

  /// Creates a collection in which every trait is unspecified.
  public override convenience init() {
    self.init(style: .unspecified, direction: .unspecified, scale: 0)
  }

  /// Creates a collection with nothing but a style.
  ///
  /// - Parameter userInterfaceStyle: The light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, direction: .unspecified, scale: 0)
  }

  /// Creates a collection with nothing but a layout direction.
  ///
  /// - Parameter layoutDirection: The direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(style: .unspecified, direction: layoutDirection, scale: 0)
  }

  /// Creates a collection with nothing but a display scale.
  ///
  /// - Parameter displayScale: The number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, direction: .unspecified, scale: displayScale)
  }

  /// Creates a collection from others; where several specify a trait, the last of them wins.
  ///
  /// - Parameter traitsFrom: The collections to combine.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      direction: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0
    )
  }

  init(style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection, scale: CGFloat) {
    self.style = style
    self.direction = direction
    self.scale = scale
    super.init()
  }

  /// Whether every trait that another collection specifies has the same value here.
  ///
  /// - Parameter trait: The collection to look for; `nil` is contained in every collection.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.layoutDirection == .unspecified || trait.layoutDirection == layoutDirection)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
  }

  /// Whether colours may look different under another collection.
  ///
  /// - Parameter traitCollection: The collection to compare with.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Runs a closure with this collection as the current one of the thread.
  ///
  /// - Parameter actions: What to run; the former collection is current again when it returns.
  open func performAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let former = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    actions()
    dictionary[Self.currentKey] = former
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
