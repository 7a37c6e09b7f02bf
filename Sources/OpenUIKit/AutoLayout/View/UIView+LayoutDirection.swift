import CGTK

extension UIView {
  /// The layout direction that a semantic attribute means in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The layout direction that a semantic attribute means where reading goes in a given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Has everything that depends on the layout direction laid out again.
  final func layoutDirectionDidChange() {
    for constraint in storedLayoutState.map({ Array($0.references.values) }) ?? [] {
      constraint.holder?.activeLayoutEngine?.setNeedsReinsertion(constraint)
      constraint.holder?.layoutHost.markNeedsLayout()
    }
    markNeedsLayout()
  }
}
