/// What it costs a solution to lie on one side of a constraint.
nonisolated enum LayoutPenalty: Equatable {
  /// Nothing: that side is allowed.
  case none
  /// The distance in points, among the wishes of this priority.
  case weighted(Float)
  /// That side is out of the question.
  case required

  /// The penalty that a layout priority stands for: 1000 is required.
  init(priority: Float) {
    self = priority >= 1000 ? .required : .weighted(priority)
  }
}
