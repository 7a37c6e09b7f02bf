/// The state of a cell or view, for which a configuration gives the content and the background.
nonisolated public protocol UIConfigurationState {
  /// Creates the state in which a view begins.
  ///
  /// - Parameter traitCollection: The traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// What the app adds to the state under a key of its own; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
