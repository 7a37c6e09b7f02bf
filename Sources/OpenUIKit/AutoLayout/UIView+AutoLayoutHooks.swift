import Foundation

/// What Auto Layout keeps for a view.
@MainActor
final class ViewLayoutState {}

extension UIView {
  func applyLayoutFromConstraints() {}
  func layoutGeometryDidChange() {}
  func layoutHierarchyDidAdd(_ subview: UIView) {}
  func layoutHierarchyWillRemove(_ subview: UIView) {}
  func layoutVisibilityDidChange() {}
  func updateConstraintsForSubtree() {}
  func resizeSubviews(from oldSize: CGSize) {}
}
