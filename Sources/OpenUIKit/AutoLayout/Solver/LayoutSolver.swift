/// An incremental solver for linear equalities and inequalities of which some must hold and others are wishes, ordered
/// by priority.
///
/// The method is Cassowary's (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8(4), 2001): a simplex tableau that is kept solved while constraints come and go. It differs
/// in the objective. The paper adds all wishes up in one row of symbolic weights; here each priority has a row of its
/// own and the rows are minimised one after the other, so that a wish never gives way to any number of weaker ones and
/// no weight is large enough to cost precision.
///
/// Constraints and constants may be changed at any time; `solve()` then brings the values up to date. It reports
/// required constraints that contradict each other and never stops the program.
nonisolated struct LayoutSolver {
  /// One row of the tableau, `basic = constant + sum`.
  struct Row {
    var basic: Int32 = -1
    var constant = 0.0
    var sum = SparseVector()
    /// The row waits in `violated`, so other rows need not keep it feasible.
    var isViolated = false
  }

  /// What one priority still wants to be smaller, as a sum of symbols that are not basic.
  struct Objective {
    let priority: Float
    var sum = SparseVector()
    /// The number of symbols whose cost counts here; at 0 the objective goes.
    var references = 0
  }

  enum SymbolKind: UInt8 {
    /// Not in use.
    case unused
    /// A caller's variable of any sign.
    case free
    /// A caller's variable, slack or error that is never negative.
    case nonNegative
    /// Marks a required equality; always 0.
    case fixed
  }

  /// What is known of one symbol.
  struct Symbol {
    var kind = SymbolKind.unused
    /// The row this symbol is basic in, or -1.
    var row: Int32 = -1
    /// The constraint that brought this symbol, or -1.
    var constraint: Int32 = -1
    /// The first link of the list of rows that may hold this symbol, or -1.
    var firstLink: Int32 = -1
  }

  /// A link in the list of rows that may hold a symbol. A list may name a row twice, or one that has lost the symbol.
  struct Link {
    var row: Int32
    var next: Int32
  }

  /// A constraint as it was given, and the symbols that stand for its deviation:
  /// `sum of terms - constant = over - under`.
  struct Definition {
    var terms: [Term] = []
    var constant = 0.0
    var above = LayoutPenalty.none
    var below = LayoutPenalty.none
    var over: Int32 = -1
    var under: Int32 = -1
    var isInUse = false
  }

  /// A variable of the caller with its factor.
  struct Term {
    var coefficient: Double
    var variable: LayoutVariable

    init(_ coefficient: Double, _ variable: LayoutVariable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// Distances, in points, that do not count as a violation.
  static let feasibilityTolerance = 1e-7

  var rows: [Row] = []
  var freeRows: [Int32] = []
  var symbols: [Symbol] = []
  var freeSymbols: [Int32] = []
  var links: [Link] = []
  var firstFreeLink: Int32 = -1
  /// With more links than this, those are dropped that lead to rows which have lost their symbol.
  var linkLimit = 256
  var definitions: [Definition] = []
  var freeDefinitions: [Int32] = []
  /// Sorted by falling priority.
  var objectives: [Objective] = []
  /// Rows whose basic symbol has, or had, a value it must not have.
  var violated: [Int32] = []
  /// No symbol can make any objective smaller; only then does the dual simplex method apply.
  var isOptimal = true
  /// Scratch space for merging rows; kept to save allocations.
  var scratch = SparseVector()
  /// Scratch space for the symbols that merging brings into a row.
  var added: [Int32] = []
  /// Symbols that a stronger priority forbids to enter, by symbol; scratch of `optimize()`.
  var isBlocked: [Bool] = []
  /// Pivots since the tableau was last built from the definitions.
  var pivotCount = 0
  /// The pivots that may still be done. The methods end by themselves; with rounding errors there is no proof of that,
  /// and an imperfect layout is better than none.
  var remainingPivots = 1_000

  /// Creates a variable whose value is 0 until a constraint says otherwise.
  ///
  /// - Parameter isNonNegative: Negative values are out of the question, as for a width.
  mutating func makeVariable(isNonNegative: Bool) -> LayoutVariable {
    LayoutVariable(symbol: makeSymbol(isNonNegative ? .nonNegative : .free))
  }

  /// Forgets a variable. No constraint may mention it any more.
  mutating func removeVariable(_ variable: LayoutVariable) {
    let symbol = variable.symbol
    let row = symbols[Int(symbol)].row
    if row >= 0 {
      removeRow(row)
    } else {
      removeCells(of: symbol)
    }
    releaseSymbol(symbol)
  }

  /// The value of a variable as of the last `solve()`.
  func value(of variable: LayoutVariable) -> Double {
    let row = symbols[Int(variable.symbol)].row
    return row >= 0 ? rows[Int(row)].constant : 0
  }

  /// Whether another value of `variable` would please every constraint as much. Meaningful after `solve()`.
  func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    let row = symbols[Int(variable.symbol)].row
    guard row >= 0 else { return isFreeOfCost(variable.symbol) }
    return rows[Int(row)].sum.cells.contains { isFreeOfCost($0.symbol) }
  }

  private func isFreeOfCost(_ symbol: Int32) -> Bool {
    guard symbols[Int(symbol)].kind != .fixed else { return false }
    return !objectives.contains { $0.sum[symbol] != 0 } && canGrow(symbol)
  }

  /// Whether the values of the basic symbols let `symbol` leave 0.
  private func canGrow(_ symbol: Int32) -> Bool {
    var link = symbols[Int(symbol)].firstLink
    while link >= 0 {
      let row = rows[Int(links[Int(link)].row)]
      link = links[Int(link)].next
      let factor = row.sum[symbol]
      guard row.basic >= 0, factor != 0 else { continue }
      switch symbols[Int(row.basic)].kind {
      case .fixed: return false
      case .nonNegative where factor < 0 && row.constant <= Self.feasibilityTolerance: return false
      default: break
      }
    }
    return true
  }
}
