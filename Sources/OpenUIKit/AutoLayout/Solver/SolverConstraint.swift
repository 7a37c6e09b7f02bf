/// A constraint inside a `LayoutSolver`, valid for the solver that made it and until it is removed.
nonisolated struct SolverConstraint: Hashable {
  let index: Int32
}
