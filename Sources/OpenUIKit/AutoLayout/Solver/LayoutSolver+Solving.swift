nonisolated extension LayoutSolver {
  /// Brings all values up to date.
  ///
  /// - Returns: `nil` when done; otherwise the required constraints of which one has to be removed before `solve()` is
  ///   called again, because they contradict each other. Variables that cannot be negative may be part of the
  ///   contradiction without being listed.
  mutating func solve() -> [SolverConstraint]? {
    if pivotCount > Self.pivotsBeforeRebuilding { rebuild() }
    remainingPivots = 1_000 + 20 * rows.count
    if isOptimal, !violated.isEmpty {
      if let conflict = restoreFeasibilityKeepingOptimality() { return conflict }
    }
    if let conflict = restoreFeasibility() { return conflict }
    if !isOptimal { optimize() }
    return nil
  }

  /// After so many pivots the rows are computed afresh, so that rounding errors do not add up.
  private static var pivotsBeforeRebuilding: Int { 20_000 }

  /// Builds the tableau again from the constraints as they were given.
  mutating func rebuild() {
    pivotCount = 0
    rows.removeAll(keepingCapacity: true)
    freeRows.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    firstFreeLink = -1
    objectives.removeAll(keepingCapacity: true)
    violated.removeAll(keepingCapacity: true)
    for symbol in symbols.indices where symbols[symbol].kind != .unused {
      symbols[symbol].row = -1
      symbols[symbol].firstLink = -1
      if symbols[symbol].constraint >= 0 { releaseSymbol(Int32(symbol)) }
    }
    for index in definitions.indices where definitions[index].isInUse { insertRow(for: Int32(index)) }
    isOptimal = false
  }

  // MARK: - Feasibility

  /// The dual simplex method: mends violated rows one by one at the least cost to the objectives.
  private mutating func restoreFeasibilityKeepingOptimality() -> [SolverConstraint]? {
    // Degenerate costs could make the method go in circles; the primal one below then takes over.
    var remaining = 50 + 4 * rows.count
    while let row = nextViolated() {
      remaining -= 1
      guard remaining > 0 else {
        requeue(row)
        isOptimal = false
        return nil
      }
      guard let entering = cheapestSymbol(mending: row) else {
        requeue(row)
        return conflict(inRow: row)
      }
      pivot(row: row, entering: entering)
    }
    return nil
  }

  /// The symbol that mends `row` with the least growth of the objectives, the strongest first.
  private func cheapestSymbol(mending row: Int32) -> Int32? {
    let wantsGrowth = rows[Int(row)].constant < 0
    var candidates: [SparseVector.Cell] = []
    for cell in rows[Int(row)].sum.cells where symbols[Int(cell.symbol)].kind == .nonNegative {
      if (cell.coefficient > 0) == wantsGrowth { candidates.append(cell) }
    }
    for objective in objectives where candidates.count > 1 {
      let ratios = candidates.map { objective.sum[$0.symbol] / abs($0.coefficient) }
      let limit = (ratios.min() ?? 0) + SparseVector.tolerance
      var kept = 0
      for position in candidates.indices where ratios[position] <= limit {
        candidates[kept] = candidates[position]
        kept += 1
      }
      candidates.removeLast(candidates.count - kept)
    }
    // A large coefficient keeps rounding errors small.
    var best = candidates.first
    for cell in candidates where abs(cell.coefficient) > 2 * abs(best?.coefficient ?? 0) { best = cell }
    return best?.symbol
  }

  /// Mends violated rows while all others stay as they should be, whatever it costs the objectives.
  private mutating func restoreFeasibility() -> [SolverConstraint]? {
    while let row = nextViolated() {
      rows[Int(row)].isViolated = true
      while isViolating(row), remainingPivots > 0 {
        remainingPivots -= 1
        let wantsGrowth = rows[Int(row)].constant < 0
        var entering: Int32?
        var leaving: Int32 = row
        for cell in rows[Int(row)].sum.cells where symbols[Int(cell.symbol)].kind == .nonNegative {
          guard (cell.coefficient > 0) == wantsGrowth else { continue }
          let ownLimit = abs(rows[Int(row)].constant / cell.coefficient)
          let limit = rowToLeave(forEntering: cell.symbol)
          if let limit, limit.step < ownLimit {
            if entering == nil { (entering, leaving) = (cell.symbol, limit.row) }
          } else {
            (entering, leaving) = (cell.symbol, row)
            break
          }
        }
        guard let entering else {
          rows[Int(row)].isViolated = false
          requeue(row)
          return conflict(inRow: row)
        }
        isOptimal = false
        pivot(row: leaving, entering: entering)
        if leaving == row { break }
      }
      rows[Int(row)].isViolated = false
    }
    return nil
  }

  private mutating func nextViolated() -> Int32? {
    while let row = violated.popLast() {
      rows[Int(row)].isViolated = false
      if rows[Int(row)].basic < 0 {
        freeRows.append(row)
      } else if isViolating(row) {
        return row
      }
    }
    return nil
  }

  private mutating func requeue(_ row: Int32) {
    noteViolation(ofRow: row)
  }

  /// The constraints of a row that no symbol can mend: together they say that it cannot be mended.
  private func conflict(inRow row: Int32) -> [SolverConstraint] {
    var result: [SolverConstraint] = []
    for symbol in [rows[Int(row)].basic] + rows[Int(row)].sum.cells.map(\.symbol) {
      let constraint = SolverConstraint(index: symbols[Int(symbol)].constraint)
      if constraint.index >= 0, !result.contains(constraint) { result.append(constraint) }
    }
    return result
  }

  // MARK: - Optimality

  /// The primal simplex method, for one priority after the other from the strongest: what a weaker one does must leave
  /// the sums of the stronger ones as they are. Symbols are taken in order (Bland's rule), which rules out circles.
  mutating func optimize() {
    for position in objectives.indices {
      while remainingPivots > 0, let entering = symbolToEnter(forObjective: position) {
        remainingPivots -= 1
        guard let limit = rowToLeave(forEntering: entering) else {
          // No row limits it, so the coefficient that asked for it is noise: costs cannot fall below zero.
          objectives[position].sum.remove(entering)
          continue
        }
        pivot(row: limit.row, entering: entering)
      }
      for cell in objectives[position].sum.cells where cell.coefficient > SparseVector.tolerance {
        isBlocked[Int(cell.symbol)] = true
      }
    }
    for objective in objectives {
      for cell in objective.sum.cells { isBlocked[Int(cell.symbol)] = false }
    }
    isOptimal = true
  }

  private func symbolToEnter(forObjective position: Int) -> Int32? {
    for cell in objectives[position].sum.cells where cell.coefficient < -SparseVector.tolerance {
      if !isBlocked[Int(cell.symbol)], symbols[Int(cell.symbol)].kind == .nonNegative { return cell.symbol }
    }
    return nil
  }

  /// The first row to reach its bound when `symbol` grows from 0, and how far it can grow until then.
  private func rowToLeave(forEntering symbol: Int32) -> (row: Int32, step: Double)? {
    var best: (row: Int32, step: Double)?
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      let row = links[Int(link)].row
      link = links[Int(link)].next
      guard rows[Int(row)].basic >= 0, !rows[Int(row)].isViolated else { continue }
      let factor = rows[Int(row)].sum[symbol]
      var step = 0.0
      switch symbols[Int(rows[Int(row)].basic)].kind {
      case .free, .unused: continue
      case .fixed:
        guard factor != 0 else { continue }
      case .nonNegative:
        guard factor < 0 else { continue }
        step = max(0, rows[Int(row)].constant / -factor)
      }
      if let current = best {
        if step > current.step { continue }
        if step == current.step, rows[Int(row)].basic > rows[Int(current.row)].basic { continue }
      }
      best = (row, step)
    }
    return best
  }
}
