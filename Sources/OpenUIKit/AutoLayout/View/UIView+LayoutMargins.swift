import Foundation

extension UIView {
  /// The margins in effect, in points: those that were set, the superview's where they are preserved, and the safe area.
  final var effectiveLayoutMargins: UIEdgeInsets {
    let margins = storedLayoutState?.margins ?? ViewMargins()
    var insets = margins.insets ?? defaultLayoutMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewController.systemMinimumLayoutMargins
      insets.top = max(insets.top, minimum.top)
      insets.left = max(insets.left, minimum.leading)
      insets.bottom = max(insets.bottom, minimum.bottom)
      insets.right = max(insets.right, minimum.trailing)
    }
    if margins.isDirectional, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      swap(&insets.left, &insets.right)
    }
    if margins.preservesSuperviewMargins, let superview {
      let outer = superview.effectiveLayoutMargins
      let size = superview.bounds.size
      insets.top = max(insets.top, outer.top - frame.minY)
      insets.left = max(insets.left, outer.left - frame.minX)
      insets.bottom = max(insets.bottom, outer.bottom - (size.height - frame.maxY))
      insets.right = max(insets.right, outer.right - (size.width - frame.maxX))
    }
    if margins.insetsFromSafeArea {
      let safeArea = safeAreaInsets
      insets.top += safeArea.top
      insets.left += safeArea.left
      insets.bottom += safeArea.bottom
      insets.right += safeArea.right
    }
    return insets
  }

  /// The margins of a view for which none were set, in points.
  private var defaultLayoutMargins: UIEdgeInsets {
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  final func setLayoutMargins(_ insets: UIEdgeInsets, isDirectional: Bool) {
    layoutState.margins.insets = insets
    layoutState.margins.isDirectional = isDirectional
    marginsDidChange()
  }

  final func marginsDidChange() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    layoutGuidesDidChange()
    for subview in subviews where subview.storedLayoutState?.margins.preservesSuperviewMargins == true {
      subview.marginsDidChange()
    }
  }
}

extension UIEdgeInsets {
  /// These insets, with left as leading and right as trailing where reading goes from left to right.
  nonisolated func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .leftToRight
      ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
