/// A sum of `coefficient * symbol`, kept sorted by symbol and free of zeros.
nonisolated struct SparseVector {
  /// One term of the sum.
  struct Cell {
    var symbol: Int32
    var coefficient: Double
  }

  /// Coefficients nearer to 0 than this are rounding noise.
  static let tolerance = 1e-9

  private(set) var cells: [Cell] = []

  var first: Cell? { cells.first }

  /// The coefficient of a symbol, 0 when absent, by binary search.
  subscript(symbol: Int32) -> Double {
    let position = position(of: symbol)
    return position < cells.count && cells[position].symbol == symbol ? cells[position].coefficient : 0
  }

  /// Adds one term.
  mutating func add(_ coefficient: Double, _ symbol: Int32) {
    let position = position(of: symbol)
    if position < cells.count, cells[position].symbol == symbol {
      cells[position].coefficient += coefficient
      if abs(cells[position].coefficient) < Self.tolerance { cells.remove(at: position) }
    } else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position)
    }
  }

  /// Removes the term of a symbol and returns its coefficient, 0 when it was absent.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Double {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else { return 0 }
    return cells.remove(at: position).coefficient
  }

  mutating func scale(by factor: Double) {
    for position in cells.indices { cells[position].coefficient *= factor }
  }

  /// Adds a multiple of another vector.
  ///
  /// - Parameters:
  ///   - scratch: Storage that changes hands, so that merging allocates nothing once everything has grown.
  ///   - added: Receives the symbols that were not here before.
  mutating func add(
    _ factor: Double,
    times other: SparseVector,
    scratch: inout SparseVector,
    added: inout [Int32]
  ) {
    swap(&cells, &scratch.cells)
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(scratch.cells.count + other.cells.count)
    scratch.cells.withUnsafeBufferPointer { old in
      other.cells.withUnsafeBufferPointer { other in
        var (i, j) = (0, 0)
        while i < old.count || j < other.count {
          if j == other.count || (i < old.count && old[i].symbol < other[j].symbol) {
            cells.append(old[i])
            i += 1
          } else if i == old.count || old[i].symbol > other[j].symbol {
            cells.append(Cell(symbol: other[j].symbol, coefficient: factor * other[j].coefficient))
            added.append(other[j].symbol)
            j += 1
          } else {
            let sum = old[i].coefficient + factor * other[j].coefficient
            if abs(sum) >= Self.tolerance { cells.append(Cell(symbol: old[i].symbol, coefficient: sum)) }
            i += 1
            j += 1
          }
        }
      }
    }
  }

  private func position(of symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
