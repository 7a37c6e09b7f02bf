nonisolated extension LayoutSolver {
  // MARK: - Symbols and rows

  mutating func makeSymbol(_ kind: SymbolKind, constraint: Int32 = -1) -> Int32 {
    let symbol = Symbol(kind: kind, constraint: constraint)
    if let reused = freeSymbols.popLast() {
      symbols[Int(reused)] = symbol
      return reused
    }
    symbols.append(symbol)
    isBlocked.append(false)
    return Int32(symbols.count - 1)
  }

  mutating func releaseSymbol(_ symbol: Int32) {
    releaseLinks(of: symbol)
    symbols[Int(symbol)] = Symbol()
    freeSymbols.append(symbol)
  }

  mutating func appendRow(basic: Int32, constant: Double, sum: SparseVector) -> Int32 {
    let row: Int32
    if let reused = freeRows.popLast() {
      row = reused
      rows[Int(row)] = Row(basic: basic, constant: constant, sum: sum)
    } else {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, constant: constant, sum: sum))
    }
    if basic >= 0 { symbols[Int(basic)].row = row }
    for cell in sum.cells { link(cell.symbol, toRow: row) }
    return row
  }

  mutating func removeRow(_ row: Int32) {
    let basic = rows[Int(row)].basic
    if basic >= 0 { symbols[Int(basic)].row = -1 }
    rows[Int(row)].basic = -1
    rows[Int(row)].sum = SparseVector()
    rows[Int(row)].constant = 0
    // A violated row keeps its place in the queue, and may be reused only once it has left that.
    if !rows[Int(row)].isViolated { freeRows.append(row) }
  }

  /// Takes a symbol that is not basic out of every row and objective.
  mutating func removeCells(of symbol: Int32) {
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      rows[Int(links[Int(link)].row)].sum.remove(symbol)
      link = links[Int(link)].next
    }
    for position in objectives.indices { objectives[position].sum.remove(symbol) }
  }

  // MARK: - Links

  mutating func link(_ symbol: Int32, toRow row: Int32) {
    let next = symbols[Int(symbol)].firstLink
    if firstFreeLink >= 0 {
      let reused = firstFreeLink
      firstFreeLink = links[Int(reused)].next
      links[Int(reused)] = Link(row: row, next: next)
      symbols[Int(symbol)].firstLink = reused
    } else {
      links.append(Link(row: row, next: next))
      symbols[Int(symbol)].firstLink = Int32(links.count - 1)
    }
  }

  mutating func releaseLinks(of symbol: Int32) {
    var last = symbols[Int(symbol)].firstLink
    guard last >= 0 else { return }
    let first = last
    while links[Int(last)].next >= 0 { last = links[Int(last)].next }
    links[Int(last)].next = firstFreeLink
    firstFreeLink = first
    symbols[Int(symbol)].firstLink = -1
  }

  /// Leaves in the list of `symbol` exactly the rows that hold it, each once.
  mutating func compactLinks(of symbol: Int32) {
    var seen: [Int32] = []
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      let row = links[Int(link)].row
      if !seen.contains(row), rows[Int(row)].sum[symbol] != 0 { seen.append(row) }
      link = links[Int(link)].next
    }
    releaseLinks(of: symbol)
    for row in seen { self.link(symbol, toRow: row) }
  }

  /// Leaves one link for each symbol in each row, in work proportional to the rows.
  ///
  /// Lists of symbols that rarely become basic would otherwise grow with each row that comes and goes.
  mutating func compactAllLinks() {
    links.removeAll(keepingCapacity: true)
    firstFreeLink = -1
    for symbol in symbols.indices { symbols[symbol].firstLink = -1 }
    for row in rows.indices {
      for cell in rows[row].sum.cells { link(cell.symbol, toRow: Int32(row)) }
    }
    linkLimit = max(256, 4 * links.count)
  }

  // MARK: - Pivoting

  mutating func scale(row: Int32, by factor: Double) {
    rows[Int(row)].constant *= factor
    rows[Int(row)].sum.scale(by: factor)
  }

  /// Makes `entering` the basic symbol of `row` in place of the one that was.
  mutating func pivot(row: Int32, entering: Int32) {
    pivotCount += 1
    let leaving = rows[Int(row)].basic
    let factor = rows[Int(row)].sum.remove(entering)
    scale(row: row, by: -1 / factor)
    rows[Int(row)].sum.add(1 / factor, leaving)
    symbols[Int(leaving)].row = -1
    releaseLinks(of: leaving)
    link(leaving, toRow: row)
    rows[Int(row)].basic = entering
    symbols[Int(entering)].row = row
    substitute(entering, inRowsOtherThan: row)
    noteViolation(ofRow: row)
  }

  /// Replaces `symbol` by what `row` says it is, in all other rows and in the objectives.
  mutating func substitute(_ symbol: Int32, inRowsOtherThan row: Int32) {
    let (constant, sum) = (rows[Int(row)].constant, rows[Int(row)].sum)
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      let other = links[Int(link)].row
      link = links[Int(link)].next
      guard other != row else { continue }
      let factor = rows[Int(other)].sum.remove(symbol)
      guard factor != 0 else { continue }
      rows[Int(other)].constant += factor * constant
      added.removeAll(keepingCapacity: true)
      rows[Int(other)].sum.add(factor, times: sum, scratch: &scratch, added: &added)
      for symbol in added { self.link(symbol, toRow: other) }
      noteViolation(ofRow: other)
    }
    releaseLinks(of: symbol)
    for position in objectives.indices {
      let factor = objectives[position].sum.remove(symbol)
      guard factor != 0 else { continue }
      objectives[position].sum.add(factor, times: sum, scratch: &scratch, added: &added)
    }
    added.removeAll(keepingCapacity: true)
  }

  /// Queues a row whose basic symbol has a value it must not have.
  mutating func noteViolation(ofRow row: Int32) {
    guard !rows[Int(row)].isViolated, isViolating(row) else { return }
    rows[Int(row)].isViolated = true
    violated.append(row)
  }

  func isViolating(_ row: Int32) -> Bool {
    let basic = rows[Int(row)].basic
    guard basic >= 0 else { return false }
    let constant = rows[Int(row)].constant
    switch symbols[Int(basic)].kind {
    case .nonNegative: return constant < -Self.feasibilityTolerance
    case .fixed: return abs(constant) > Self.feasibilityTolerance
    case .free, .unused: return false
    }
  }
}
