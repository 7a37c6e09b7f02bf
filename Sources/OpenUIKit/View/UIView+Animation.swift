import Foundation

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

  /// Animates changes of positions and opacity.
  ///
  /// - Parameters:
  ///   - duration: How long the animation runs, in seconds.
  ///   - animations: Makes the changes, at once; only what is drawn lags behind.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes of positions and opacity.
  ///
  /// - Parameters:
  ///   - duration: How long the animation runs, in seconds.
  ///   - animations: Makes the changes, at once; only what is drawn lags behind.
  ///   - completion: Called at the end, with whether the animation ran to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of positions and opacity.
  ///
  /// - Parameters:
  ///   - duration: How long the animation runs, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - options: How it runs.
  ///   - animations: Makes the changes, at once; only what is drawn lags behind.
  ///   - completion: Called at the end, with whether the animation ran to its end.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      duration: duration,
      delay: delay,
      curve: options.curve,
      changes: animations,
      completion: completion
    )
  }

  private static var animationsEnabled = true
}
