extension UIView {
  /// How much is left of what is dimmed.
  private static let dimmedAlpha: CGFloat = 0.4

  /// Dims what is inside, or ends that.
  ///
  /// - Parameter controls: Views inside that show by themselves that they are disabled. Text fields do not.
  func dim(_ isDimmed: Bool, besides controls: [UIControl]) {
    let others = controls.filter { !($0 is UITextField) && $0.isDescendant(of: self) }
    guard !others.isEmpty else {
      alpha = isDimmed ? UIView.dimmedAlpha : 1
      return
    }
    for subview in subviews where !others.contains(where: { $0 === subview }) {
      subview.dim(isDimmed, besides: others)
    }
  }
}
