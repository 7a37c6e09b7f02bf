extension UIView {
  /// How much is left of what is dimmed.
  static let dimmedAlpha: CGFloat = 0.4

  /// What is dimmed to dim what is inside.
  ///
  /// - Parameter controls: Views inside that show by themselves that they are disabled. Text fields do not.
  /// - Returns: The view itself, or the greatest parts of it that hold none of the controls.
  func parts(besides controls: [UIControl]) -> [UIView] {
    let others = controls.filter { !($0 is UITextField) && $0.isDescendant(of: self) }
    guard !others.isEmpty else { return [self] }
    return subviews.filter { subview in !others.contains { $0 === subview } }.flatMap { $0.parts(besides: others) }
  }
}
