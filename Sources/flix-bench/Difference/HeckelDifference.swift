/// Paul Heckel's algorithm as the paper has it ("A technique for isolating differences between files", CACM 21(4),
/// 1978), in terms of inserts, deletes, moves and updates; for comparison.
struct HeckelDifference {
  private(set) var deletes: [Int] = []
  private(set) var inserts: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []
  private(set) var updates: [Int] = []

  private final class Symbol {
    var newCount = 0
    /// Indices in the list before, in descending order while they are collected.
    var oldIndices: [Int] = []
  }

  private enum Line {
    case symbol(Symbol)
    case index(Int)
  }

  init<Element: Identifiable & Equatable>(from old: [Element], to new: [Element]) {
    var table: [Element.ID: Symbol] = [:]
    func symbol(for element: Element) -> Symbol {
      if let symbol = table[element.id] { return symbol }
      let symbol = Symbol()
      table[element.id] = symbol
      return symbol
    }

    var newLines: [Line] = []
    for element in new {
      let symbol = symbol(for: element)
      symbol.newCount += 1
      newLines.append(.symbol(symbol))
    }
    var oldLines: [Line] = []
    for (index, element) in old.enumerated() {
      let symbol = symbol(for: element)
      symbol.oldIndices.append(index)
      oldLines.append(.symbol(symbol))
    }
    for symbol in table.values { symbol.oldIndices.reverse() }

    for (index, line) in newLines.enumerated() {
      if case .symbol(let symbol) = line, let oldIndex = symbol.oldIndices.popLast() {
        newLines[index] = .index(oldIndex)
        oldLines[oldIndex] = .index(index)
      }
    }

    var deletesBefore = [Int](repeating: 0, count: old.count)
    for (index, line) in oldLines.enumerated() {
      deletesBefore[index] = deletes.count
      if case .symbol = line { deletes.append(index) }
    }
    for (index, line) in newLines.enumerated() {
      switch line {
      case .symbol:
        inserts.append(index)
      case .index(let oldIndex):
        if old[oldIndex] != new[index] { updates.append(oldIndex) }
        if oldIndex - deletesBefore[oldIndex] + inserts.count != index { moves.append((oldIndex, index)) }
      }
    }
  }

  /// The number of single changes.
  var count: Int { deletes.count + inserts.count + moves.count + updates.count }
}
