import Foundation

extension UIScrollView {
  /// How much farther the content scrolls at its top while it is being renewed, in points.
  final var refreshInset: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

  final func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    layoutRefreshControl()
    if old?.isRefreshing == true || refreshControl?.isRefreshing == true { refreshingDidChange() }
  }

  final func refreshingDidChange() {
    adjustedInsetDidChange()
    let target = clamped(contentOffset)
    // What was pulled down goes back up.
    if target.y > contentOffset.y { setContentOffset(target, animated: true) }
  }

  final func layoutRefreshControl() {
    refreshControl?.frame = CGRect(
      x: bounds.minX,
      y: -UIRefreshControl.height,
      width: bounds.width,
      height: UIRefreshControl.height
    )
  }
}

extension UIWindow {
  /// Renews the content around the view that has the keyboard focus, or else the first that can be renewed.
  ///
  /// - Returns: Whether there is any.
  final func refreshByKey() -> Bool {
    var view = focusedView
    while let current = view {
      if let control = (current as? UIScrollView)?.refreshControl { return control.beginByHand() }
      view = current.superview
    }
    return firstRefreshControl(in: self)?.beginByHand() ?? false
  }

  private func firstRefreshControl(in view: UIView) -> UIRefreshControl? {
    guard !view.isHidden else { return nil }
    if let control = (view as? UIScrollView)?.refreshControl { return control }
    for subview in view.subviews {
      if let found = firstRefreshControl(in: subview) { return found }
    }
    return nil
  }
}
