/// What the library adds to a view, kept apart from what the view can do by itself.
public struct FlixView<Base: UIView> {
  /// The view.
  public let base: Base

  init(_ base: Base) {
    self.base = base
  }
}
