import Foundation

extension LayoutEngine {
  /// Puts an active constraint into the solver.
  func insertIntoSolver(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard constraint.isActive, entries[key] == nil, let first = constraint.firstItem as? any LayoutItem,
      let firstView = first.layoutView, let firstAttribute = LayoutAttribute(constraint.firstAttribute)
    else { return }
    let second = constraint.secondItem as? any LayoutItem
    let secondAttribute = LayoutAttribute(constraint.secondAttribute)
    guard (second == nil) == (secondAttribute == nil) else { return }
    guard let common = second?.layoutView.map({ firstView.commonAncestor(with: $0) }) ?? firstView else { return }

    var side = Side(engine: self, common: common)
    side.isMirrored = isMirrored(first, firstAttribute, second, secondAttribute)
    var sum = side.expression(first, firstAttribute, other: second)
    if let second, let secondAttribute {
      sum.add(-constraint.multiplier, times: side.expression(second, secondAttribute, other: first))
    }
    for node in side.nodes { retain(node) }
    let penalty = LayoutPenalty(priority: constraint.priority.rawValue)
    var entry = Entry(constraint: constraint, handle: nil, nodes: side.nodes, offset: -sum.constant)
    if !sum.terms.isEmpty {
      entry.handle = addToSolver(
        sum.terms,
        effectiveConstant(of: constraint) + entry.offset,
        above: constraint.relation == .greaterThanOrEqual ? .none : penalty,
        below: constraint.relation == .lessThanOrEqual ? .none : penalty,
        owner: .constraint(constraint)
      )
    }
    entry.scrolled = side.scrolled.map(ScrolledView.init)
    entries[key] = entry
    if !side.scrolled.isEmpty { crossing.append(constraint) }
  }

  /// Takes a constraint out of the solver.
  func drop(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries.removeValue(forKey: key) else { return }
    if !entry.scrolled.isEmpty { crossing.removeAll { $0 === constraint } }
    if let handle = entry.handle { removeFromSolver(handle) }
    for node in entry.nodes { release(node) }
  }

  /// Takes constraints in anew that a scrolled view lies between.
  func refreshCrossing() {
    for constraint in crossing where entries[ObjectIdentifier(constraint)]?.scrolled.contains(where: \.didMove) == true
    {
      drop(constraint)
      insertIntoSolver(constraint)
    }
  }

  private func isMirrored(
    _ first: any LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ second: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute?
  ) -> Bool {
    let view =
      firstAttribute.direction == .leadingToTrailing
      ? first.layoutView : secondAttribute?.direction == .leadingToTrailing ? second?.layoutView : nil
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: - Solver constraints and their owners

  func addToSolver(
    _ terms: [LayoutSolver.Term],
    _ constant: Double,
    above: LayoutPenalty,
    below: LayoutPenalty,
    owner: Owner
  ) -> SolverConstraint {
    let handle = solver.add(terms, constant: constant, above: above, below: below)
    let index = Int(handle.index)
    while owners.count <= index { owners.append(nil) }
    owners[index] = owner
    return handle
  }

  func removeFromSolver(_ handle: SolverConstraint) {
    solver.remove(handle)
    owners[Int(handle.index)] = nil
  }
}
