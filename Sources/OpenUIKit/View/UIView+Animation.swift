extension UIView {
  /// Whether changes may be animated.
  public class var areAnimationsEnabled: Bool {
    get { animationsEnabled }
    set { animationsEnabled = newValue }
  }

  /// Switches animation on or off.
  ///
  /// - Parameter enabled: Whether later changes may be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsEnabled = enabled
  }

  /// Makes changes without animation.
  ///
  /// - Parameter actionsWithoutAnimation: The changes, made at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsEnabled
    animationsEnabled = false
    defer { animationsEnabled = wereEnabled }
    actionsWithoutAnimation()
  }

  private static var animationsEnabled = true
}
