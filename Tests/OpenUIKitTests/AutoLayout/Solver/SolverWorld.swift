import Testing

@testable import OpenUIKit

/// A solver with a list of what it has been told, which can tell whether its solution is the best.
nonisolated struct SolverWorld {
  struct Entry {
    var terms: [LayoutSolver.Term]
    var constant: Double
    var above: LayoutPenalty
    var below: LayoutPenalty
    var handle: SolverConstraint
  }

  var solver = LayoutSolver()
  var variables: [LayoutVariable] = []
  var isNonNegative: [Bool] = []
  var constraints: [Entry] = []
  /// Wishes that make every solution unique enough to have a corner.
  var anchors: [Entry] = []

  static let priorities: [Float] = [1, 250, 251, 500, 750, 999]

  init(variables count: Int, using random: inout SeededGenerator) {
    for _ in 0..<count {
      isNonNegative.append(Bool.random(using: &random))
      variables.append(solver.makeVariable(isNonNegative: isNonNegative.last == true))
    }
    for variable in variables {
      let priority = Self.priorities.randomElement(using: &random) ?? 1
      add([.init(1, variable)], 10, .weighted(priority), .weighted(priority), to: \.anchors)
    }
  }

  mutating func addConstraint(using random: inout SeededGenerator) {
    let coefficients = [-2.0, -1, -1, -0.5, 0.5, 1, 1, 1, 3]
    let count = min(variables.count, Int.random(in: 1...3, using: &random))
    let terms = variables.shuffled(using: &random).prefix(count).map {
      LayoutSolver.Term(coefficients.randomElement(using: &random) ?? 1, $0)
    }
    func penalty(_ random: inout SeededGenerator) -> LayoutPenalty {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: .required
      case 2, 3: .none
      default: .weighted(Self.priorities.randomElement(using: &random) ?? 1)
      }
    }
    let above = penalty(&random)
    let below = Bool.random(using: &random) ? above : penalty(&random)
    add(terms, Double(Int.random(in: -10...40, using: &random)), above, below, to: \.constraints)
  }

  private mutating func add(
    _ terms: [LayoutSolver.Term],
    _ constant: Double,
    _ above: LayoutPenalty,
    _ below: LayoutPenalty,
    to list: WritableKeyPath<Self, [Entry]>
  ) {
    let handle = solver.add(terms, constant: constant, above: above, below: below)
    self[keyPath: list].append(
      Entry(terms: terms, constant: constant, above: above, below: below, handle: handle)
    )
  }

  mutating func removeConstraint(using random: inout SeededGenerator) {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    solver.remove(constraints.remove(at: index).handle)
  }

  mutating func changeConstant(using random: inout SeededGenerator) {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    constraints[index].constant = Double(Int.random(in: -10...40, using: &random))
    solver.setConstant(constraints[index].constant, of: constraints[index].handle)
  }

  /// Solves, and gives up the newest constraint of every contradiction.
  mutating func solve() {
    while let conflict = solver.solve() {
      guard let index = constraints.lastIndex(where: { conflict.contains($0.handle) }) else {
        Issue.record("a contradiction without constraints")
        return
      }
      let entry = constraints.remove(at: index)
      #expect(entry.above == .required || entry.below == .required)
      #expect(!isFeasible(conflict.map(\.index), with: entry), "the contradiction is none")
      solver.remove(entry.handle)
    }
  }

  /// Whether some corner keeps the required sides of the constraints named and of `entry`.
  private func isFeasible(_ handles: [Int32], with entry: Entry) -> Bool {
    guard variables.count <= 3 else { return false }
    let involved = constraints.filter { handles.contains($0.handle.index) } + [entry]
    return corners().contains { point in isFeasible(point, involved) }
  }

  // MARK: - Judging

  func expectRequired(seed: UInt64) {
    let point = variables.map(solver.value(of:))
    #expect(isFeasible(point, constraints), "seed \(seed): \(point)")
  }

  func expectBest(seed: UInt64) {
    expectRequired(seed: seed)
    let mine = costs()
    for corner in corners() where isFeasible(corner, constraints) {
      let other = costs(at: corner)
      #expect(!Self.isLess(other, mine), "seed \(seed): \(corner) costs \(other), the solver's \(mine)")
    }
  }

  /// The sums of the distances, from the strongest priority to the weakest.
  func costs() -> [Double] { costs(at: variables.map(solver.value(of:))) }

  private func costs(at point: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: Self.priorities.count)
    for entry in anchors + constraints {
      let deviation = deviation(of: entry, at: point)
      let penalty = deviation > 0 ? entry.above : entry.below
      if case .weighted(let priority) = penalty, let level = Self.priorities.firstIndex(of: priority) {
        result[Self.priorities.count - 1 - level] += abs(deviation)
      }
    }
    return result
  }

  static func areEqual(_ left: [Double], _ right: [Double]) -> Bool { !isLess(left, right) && !isLess(right, left) }

  private static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-5 { return left < right }
    return false
  }

  private func deviation(of entry: Entry, at point: [Double]) -> Double {
    entry.terms.reduce(-entry.constant) { sum, term in
      sum + term.coefficient * point[variables.firstIndex(of: term.variable) ?? 0]
    }
  }

  private func isFeasible(_ point: [Double], _ entries: [Entry]) -> Bool {
    for (value, isNonNegative) in zip(point, isNonNegative) where isNonNegative && value < -1e-5 { return false }
    for entry in entries {
      let deviation = deviation(of: entry, at: point)
      if deviation > 1e-5 && entry.above == .required || deviation < -1e-5 && entry.below == .required { return false }
    }
    return true
  }

  /// Every point where as many of the planes meet as there are variables.
  private func corners() -> [[Double]] {
    var planes: [[Double]] = (anchors + constraints).map { entry in
      variables.map { variable in
        entry.terms.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 }
      } + [entry.constant]
    }
    for index in variables.indices where isNonNegative[index] {
      planes.append(variables.indices.map { $0 == index ? 1 : 0 } + [0])
    }
    var result: [[Double]] = []
    func choose(_ chosen: [[Double]], from start: Int) {
      if chosen.count == variables.count {
        if let point = Self.intersection(chosen) { result.append(point) }
        return
      }
      for index in start..<planes.count { choose(chosen + [planes[index]], from: index + 1) }
    }
    choose([], from: 0)
    return result
  }

  /// Gaussian elimination with pivoting.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
