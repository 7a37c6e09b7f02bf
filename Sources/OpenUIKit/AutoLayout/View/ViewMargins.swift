import Foundation

/// The layout margins of a view as they were set.
nonisolated struct ViewMargins {
  /// The margins, in points, `nil` for those that every view has; left and right are those of a left-to-right layout where `isDirectional`.
  var insets: UIEdgeInsets?
  var isDirectional = false
  var preservesSuperviewMargins = false
  var insetsFromSafeArea = true
}
