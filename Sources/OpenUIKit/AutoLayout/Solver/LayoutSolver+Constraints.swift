nonisolated extension LayoutSolver {
  /// Adds `sum of terms = constant`, with a penalty for each side on which the sum may lie.
  ///
  /// `above: .weighted(p), below: .none` is the wish `<=`; both sides weighted is the wish `=`, with different
  /// priorities if need be, as for an intrinsic size that hugs weakly and resists compression strongly.
  ///
  /// - Parameters:
  ///   - terms: Variables with factors; a variable may stand more than once.
  ///   - constant: The value the sum is compared with, in points.
  ///   - above: The penalty when the sum is greater.
  ///   - below: The penalty when the sum is smaller.
  mutating func add(
    _ terms: [Term],
    constant: Double,
    above: LayoutPenalty,
    below: LayoutPenalty
  ) -> SolverConstraint {
    if links.count > linkLimit { compactAllLinks() }
    let index: Int32
    if let reused = freeDefinitions.popLast() {
      index = reused
    } else {
      index = Int32(definitions.count)
      definitions.append(Definition())
    }
    definitions[Int(index)] = Definition(terms: terms, constant: constant, above: above, below: below, isInUse: true)
    insertRow(for: index)
    return SolverConstraint(index: index)
  }

  /// Removes a constraint, in work proportional to the rows it has a part in.
  mutating func remove(_ constraint: SolverConstraint) {
    let index = Int(constraint.index)
    let (over, under) = (definitions[index].over, definitions[index].under)
    removeCost(of: over, penalty: definitions[index].above)
    removeCost(of: under, penalty: definitions[index].below)

    // Making one of the two basic leaves the other in that row alone, so that dropping the row drops both.
    let isUnderBasic = under >= 0 && symbols[Int(under)].row >= 0
    let marker = over >= 0 && !isUnderBasic ? over : under
    if symbols[Int(marker)].row < 0, let row = rowToLeave(forRemoving: marker) {
      pivot(row: row, entering: marker)
    }
    if symbols[Int(marker)].row >= 0 {
      removeRow(symbols[Int(marker)].row)
    }
    for symbol in [over, under] where symbol >= 0 {
      removeCells(of: symbol)
      releaseSymbol(symbol)
    }
    definitions[index] = Definition()
    freeDefinitions.append(constraint.index)
    isOptimal = false
  }

  /// Changes the constant of a constraint in place.
  mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    let index = Int(constraint.index)
    let change = constant - definitions[index].constant
    guard change != 0 else { return }
    // The dual method starts from an optimal tableau, and a change of constants keeps one optimal.
    if !isOptimal && violated.isEmpty { optimize() }
    definitions[index].constant = constant

    let (over, under) = (definitions[index].over, definitions[index].under)
    if over >= 0, symbols[Int(over)].row >= 0 {
      changeConstant(ofRow: symbols[Int(over)].row, by: -change)
    } else if under >= 0, symbols[Int(under)].row >= 0 {
      changeConstant(ofRow: symbols[Int(under)].row, by: change)
    } else {
      let symbol = over >= 0 ? over : under
      let step = over >= 0 ? change : -change
      compactLinks(of: symbol)
      var link = symbols[Int(symbol)].firstLink
      while link >= 0 {
        let row = links[Int(link)].row
        link = links[Int(link)].next
        changeConstant(ofRow: row, by: rows[Int(row)].sum[symbol] * step)
      }
    }
  }

  /// The constant of a constraint.
  func constant(of constraint: SolverConstraint) -> Double {
    definitions[Int(constraint.index)].constant
  }

  /// How far the sum of a constraint's terms lies above its constant (below, when negative) in the present solution.
  func deviation(of constraint: SolverConstraint) -> Double {
    let definition = definitions[Int(constraint.index)]
    return definition.terms.reduce(-definition.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  private mutating func changeConstant(ofRow row: Int32, by change: Double) {
    rows[Int(row)].constant += change
    noteViolation(ofRow: row)
  }

  // MARK: - Building a row

  mutating func insertRow(for index: Int32) {
    let definition = definitions[Int(index)]
    let isEquality = definition.above == .required && definition.below == .required
    var over: Int32 = -1
    var under: Int32 = -1
    if isEquality {
      over = makeSymbol(.fixed, constraint: index)
    } else {
      if definition.above != .required { over = makeSymbol(.nonNegative, constraint: index) }
      if definition.below != .required { under = makeSymbol(.nonNegative, constraint: index) }
    }
    definitions[Int(index)].over = over
    definitions[Int(index)].under = under

    var (constant, sum) = resolved(definition.terms, minus: definition.constant)
    // Here `constant + sum = over - under`.
    if let subject = sum.cells.first(where: { symbols[Int($0.symbol)].kind == .free }) {
      if over >= 0 { sum.add(-1, over) }
      if under >= 0 { sum.add(1, under) }
      let row = appendRow(basic: -1, constant: constant, sum: sum)
      solve(row: row, for: subject.symbol)
    } else {
      let isOverBasic = over >= 0 && (under < 0 || constant >= 0)
      if !isOverBasic {
        constant = -constant
        sum.scale(by: -1)
      }
      let other = isOverBasic ? under : over
      if other >= 0 { sum.add(1, other) }
      let row = appendRow(basic: isOverBasic ? over : under, constant: constant, sum: sum)
      noteViolation(ofRow: row)
      if isEquality, !rows[Int(row)].isViolated,
        let subject = rows[Int(row)].sum.cells.first(where: { symbols[Int($0.symbol)].kind == .nonNegative })
      {
        // The value is already right: nothing moves when another symbol takes the row over.
        rows[Int(row)].constant = 0
        pivot(row: row, entering: subject.symbol)
      }
    }
    addCost(of: over, penalty: definition.above)
    addCost(of: under, penalty: definition.below)
    isOptimal = false
  }

  /// The sum of `terms` less `constant`, with basic symbols replaced by their rows.
  private mutating func resolved(_ terms: [Term], minus constant: Double) -> (Double, SparseVector) {
    var constant = -constant
    var sum = SparseVector()
    for term in terms where term.coefficient != 0 {
      let row = symbols[Int(term.variable.symbol)].row
      if row >= 0 {
        constant += term.coefficient * rows[Int(row)].constant
        sum.add(term.coefficient, times: rows[Int(row)].sum, scratch: &scratch, added: &added)
      } else {
        sum.add(term.coefficient, term.variable.symbol)
      }
    }
    return (constant, sum)
  }

  /// Makes `symbol`, which is free, the basic symbol of a row that reads `0 = constant + sum`.
  private mutating func solve(row: Int32, for symbol: Int32) {
    let factor = rows[Int(row)].sum.remove(symbol)
    scale(row: row, by: -1 / factor)
    substitute(symbol, inRowsOtherThan: row)
    rows[Int(row)].basic = symbol
    symbols[Int(symbol)].row = row
  }

  // MARK: - Costs

  private mutating func addCost(of symbol: Int32, penalty: LayoutPenalty) {
    guard symbol >= 0, case .weighted(let priority) = penalty else { return }
    let position = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if position == objectives.count || objectives[position].priority != priority {
      objectives.insert(Objective(priority: priority), at: position)
    }
    objectives[position].references += 1
    addCost(1, of: symbol, toObjective: position)
  }

  private mutating func removeCost(of symbol: Int32, penalty: LayoutPenalty) {
    guard symbol >= 0, case .weighted(let priority) = penalty,
      let position = objectives.firstIndex(where: { $0.priority == priority })
    else { return }
    objectives[position].references -= 1
    if objectives[position].references == 0 {
      objectives.remove(at: position)
    } else {
      addCost(-1, of: symbol, toObjective: position)
    }
  }

  private mutating func addCost(_ factor: Double, of symbol: Int32, toObjective position: Int) {
    let row = symbols[Int(symbol)].row
    if row >= 0 {
      objectives[position].sum.add(factor, times: rows[Int(row)].sum, scratch: &scratch, added: &added)
    } else {
      objectives[position].sum.add(factor, symbol)
    }
  }

  // MARK: - Removing

  /// The row that a symbol about to be dropped can become basic in without pushing another row out of its bounds.
  private mutating func rowToLeave(forRemoving symbol: Int32) -> Int32? {
    compactLinks(of: symbol)
    var best: Int32?
    var bestRank = Int.max
    var bestRatio = Double.infinity
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      let row = links[Int(link)].row
      link = links[Int(link)].next
      let factor = rows[Int(row)].sum[symbol]
      let basic = rows[Int(row)].basic
      var rank: Int
      var ratio = 0.0
      switch symbols[Int(basic)].kind {
      case .free, .unused: rank = 4
      case _ where rows[Int(row)].isViolated: rank = 3
      case .fixed: rank = 0
      case .nonNegative:
        rank = factor < 0 ? 1 : 2
        ratio = rows[Int(row)].constant / abs(factor)
      }
      if rank < bestRank || (rank == bestRank && ratio < bestRatio) {
        (best, bestRank, bestRatio) = (row, rank, ratio)
      }
    }
    return best
  }
}
