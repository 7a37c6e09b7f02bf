/// An unknown of a `LayoutSolver`, valid for the solver that made it.
nonisolated struct LayoutVariable: Hashable {
  let symbol: Int32
}
