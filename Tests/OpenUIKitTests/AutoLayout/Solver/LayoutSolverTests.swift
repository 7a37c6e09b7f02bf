import Testing

@testable import OpenUIKit

@Suite nonisolated struct LayoutSolverTests {
  var solver = LayoutSolver()

  private mutating func require(_ terms: [(Double, LayoutVariable)], _ constant: Double) -> SolverConstraint {
    solver.add(terms.map { LayoutSolver.Term($0, $1) }, constant: constant, above: .required, below: .required)
  }

  private mutating func wish(
    _ terms: [(Double, LayoutVariable)],
    _ constant: Double,
    priority: Float
  ) -> SolverConstraint {
    let penalty = LayoutPenalty(priority: priority)
    return solver.add(terms.map { LayoutSolver.Term($0, $1) }, constant: constant, above: penalty, below: penalty)
  }

  @Test mutating func `a chain of required equalities is followed`() {
    let x = solver.makeVariable(isNonNegative: false)
    let y = solver.makeVariable(isNonNegative: false)
    _ = require([(1, y), (-2, x)], 5)
    _ = require([(1, x)], -10)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == -10)
    #expect(solver.value(of: y) == -15)
  }

  @Test mutating func `one strong wish beats a hundred weaker ones`() {
    let x = solver.makeVariable(isNonNegative: true)
    for _ in 0..<100 { _ = wish([(1, x)], 50, priority: 749) }
    _ = wish([(1, x)], 20, priority: 750)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 20)
  }

  @Test mutating func `the larger number of wishes of one priority wins`() {
    let x = solver.makeVariable(isNonNegative: true)
    _ = wish([(1, x)], 20, priority: 750)
    _ = wish([(1, x)], 50, priority: 750)
    _ = wish([(1, x)], 50, priority: 750)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 50)
  }

  @Test mutating func `a size hugs weakly and resists compression strongly`() {
    let width = solver.makeVariable(isNonNegative: true)
    _ = solver.add([.init(1, width)], constant: 100, above: .weighted(250), below: .weighted(750))
    let stretched = wish([(1, width)], 300, priority: 500)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: width) == 300)
    solver.remove(stretched)
    _ = wish([(1, width)], 10, priority: 500)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: width) == 100)
  }

  @Test mutating func `constraints that come and go leave nothing behind`() {
    let x = solver.makeVariable(isNonNegative: true)
    let y = solver.makeVariable(isNonNegative: true)
    _ = wish([(1, x)], 20, priority: 750)
    _ = require([(1, y), (-2, x)], 5)
    for round in 0..<10_000 {
      let passing = wish([(1, x), (1, y)], Double(round % 7), priority: 100)
      _ = solver.solve()
      solver.remove(passing)
    }
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 20 && solver.value(of: y) == 45)
    #expect(solver.links.count < 500)
    #expect(solver.rows.count < 20 && solver.symbols.count < 40)
  }

  @Test mutating func `a contradiction names its constraints and no others`() {
    let x = solver.makeVariable(isNonNegative: false)
    let y = solver.makeVariable(isNonNegative: false)
    let unrelated = require([(1, y)], 7)
    let first = require([(1, x)], 10)
    let second = require([(1, x)], 20)
    let conflict = solver.solve()
    #expect(Set(conflict ?? []) == [first, second])
    solver.remove(first)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 7)
    solver.remove(unrelated)
  }

  @Test mutating func `a redundant constraint holds once the one it repeats has gone`() {
    let x = solver.makeVariable(isNonNegative: false)
    let first = require([(1, x)], 10)
    _ = require([(2, x)], 20)
    #expect(solver.solve() == nil)
    solver.remove(first)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == 10)
  }

  @Test mutating func `a width that would have to be negative is a contradiction`() {
    let outer = solver.makeVariable(isNonNegative: true)
    let inner = solver.makeVariable(isNonNegative: true)
    let size = require([(1, outer)], 100)
    let inset = require([(1, outer), (-1, inner)], 40)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: inner) == 60)
    solver.setConstant(30, of: size)
    #expect(Set(solver.solve() ?? []) == [size, inset])
    solver.remove(inset)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: outer) == 30)
  }

  @Test mutating func `a changed constant moves what depends on it`() {
    let width = solver.makeVariable(isNonNegative: true)
    let half = solver.makeVariable(isNonNegative: true)
    let size = require([(1, width)], 100)
    _ = require([(1, half), (-0.5, width)], 0)
    _ = solver.add([.init(1, half)], constant: 80, above: .weighted(900), below: .none)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: half) == 50)
    solver.setConstant(240, of: size)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: half) == 120)
    #expect(solver.deviation(of: size) == 0)
  }

  @Test mutating func `a variable without constraints is ambiguous and one with an answer is not`() {
    let x = solver.makeVariable(isNonNegative: false)
    let y = solver.makeVariable(isNonNegative: true)
    let z = solver.makeVariable(isNonNegative: true)
    _ = wish([(1, y)], 10, priority: 1)
    _ = solver.add([.init(1, z)], constant: 10, above: .none, below: .weighted(2))
    #expect(solver.solve() == nil)
    #expect(solver.isAmbiguous(x))
    #expect(!solver.isAmbiguous(y))
    #expect(solver.isAmbiguous(z))
  }

  @Test mutating func `values stay exact through many changes and a rebuild`() {
    let width = solver.makeVariable(isNonNegative: true)
    let third = solver.makeVariable(isNonNegative: true)
    let size = require([(1, width)], 0)
    _ = require([(3, third), (-1, width)], 0)
    let limit = solver.add(
      [.init(1, third)],
      constant: 50,
      above: .weighted(600),
      below: .weighted(400)
    )
    for step in 0..<25_000 {
      solver.setConstant(Double(step % 700), of: size)
      solver.setConstant(Double(step % 90), of: limit)
      #expect(solver.solve() == nil)
    }
    solver.setConstant(600, of: size)
    solver.rebuild()
    #expect(solver.solve() == nil)
    #expect(abs(solver.value(of: third) - 200) < 1e-9)
  }
}
