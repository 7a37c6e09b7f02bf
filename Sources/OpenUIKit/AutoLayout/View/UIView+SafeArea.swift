import Foundation

extension UIView {
  /// Sets what the owner of the view adds to its safe area, in points.
  final func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != storedLayoutState?.additionalSafeAreaInsets ?? .zero else { return }
    layoutState.additionalSafeAreaInsets = insets
    updateSafeArea()
  }

  /// Works the safe area out again, and announces it to the view and its subviews where it changed.
  final func updateSafeArea() {
    let outer = superview?.storedLayoutState?.safeAreaInsets ?? .zero
    let old = storedLayoutState?.safeAreaInsets ?? .zero
    let additional = storedLayoutState?.additionalSafeAreaInsets ?? .zero
    guard outer != .zero || old != .zero || additional != .zero else { return }
    var insets = additional
    if let superview, outer != .zero {
      let size = superview.bounds.size
      insets.top += max(0, outer.top - frame.minY)
      insets.left += max(0, outer.left - frame.minX)
      insets.bottom += max(0, outer.bottom - (size.height - frame.maxY))
      insets.right += max(0, outer.right - (size.width - frame.maxX))
    }
    guard insets != old else { return }
    layoutState.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
    layoutGuidesDidChange()
    // Inside a scroll view the content moves, so that nothing of it stays covered.
    guard !(self is UIScrollView) else { return }
    for subview in subviews { subview.updateSafeArea() }
  }
}
