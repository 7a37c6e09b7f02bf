/// What the library adds to a view for forms with animated changes.
public struct AnimatableFlixView<Base: UIView> {
  /// The view.
  public let base: Base

  init(_ base: Base) {
    self.base = base
  }
}

extension FlixView {
  /// Forms whose changes are animated.
  public var animatable: AnimatableFlixView<Base> { AnimatableFlixView(base) }
}
