/// What a view shows and how, apart from the view that shows it.
///
///     struct RatingConfiguration: UIContentConfiguration {
///       var stars = 0
///
///       func makeContentView() -> any UIView & UIContentView { RatingView(self) }
///       func updated(for state: any UIConfigurationState) -> RatingConfiguration { self }
///     }
nonisolated public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state of the cell or view that it is for.
  ///
  /// - Parameter state: The state.
  func updated(for state: any UIConfigurationState) -> Self
}
