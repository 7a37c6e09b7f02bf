import Foundation

extension UIView {
  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { storedLayoutState?.guides ?? [] }

  /// Adds a guide; it leaves its former view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.setStoredOwner(self)
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints that speak of it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.role == .custom else { return }
    for constraint in activeConstraints(mentioning: layoutGuide) { constraint.isActive = false }
    storedLayoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.setStoredOwner(nil)
  }

  /// The rectangle inside the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }

  /// The rectangle that bars and the like do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The rectangle inside the margins in which lines of text are not too long to be read.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// The width of readable text, in points.
  private static var readableWidth: CGFloat { 672 }

  final var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - UIView.readableWidth
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  final func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = storedLayoutState?.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role: role, owner: self)
    guide.identifier = identifier
    layoutState.systemGuides[role] = guide
    return guide
  }
}

extension UIScrollView {
  /// The rectangle of the content: constraints on it decide `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// The rectangle of the scroll view itself, which does not move with the content.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }
}
