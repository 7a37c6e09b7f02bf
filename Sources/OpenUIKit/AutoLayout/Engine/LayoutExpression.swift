/// A sum of solver variables and a constant, in the making.
nonisolated struct LayoutExpression {
  var terms: [LayoutSolver.Term] = []
  var constant = 0.0

  mutating func add(_ coefficient: Double, _ variable: LayoutVariable?) {
    guard let variable else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < SparseVector.tolerance { terms.remove(at: index) }
    } else {
      terms.append(LayoutSolver.Term(coefficient, variable))
    }
  }

  mutating func add(_ factor: Double, times other: LayoutExpression) {
    for term in other.terms { add(factor * term.coefficient, term.variable) }
    constant += factor * other.constant
  }
}
