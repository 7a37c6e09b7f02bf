extension UIView {
  /// The tint of the nearest view on the way up that has one of its own.
  final var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storedTintColor { return color }
      view = current.superview
    }
    return .tintColor
  }

  /// Tells this view and those inside that take their tint from it.
  final func propagateTintColorChange() {
    tintColorDidChange()
    setNeedsDisplay()
    for subview in subviews where subview.storedTintColor == nil { subview.propagateTintColorChange() }
  }
}
