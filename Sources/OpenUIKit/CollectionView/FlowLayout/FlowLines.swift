/// The lines that the items of one section fall into.
///
/// Full lines of equal items are one block however many they are, other lines stand in blocks of a few dozen. Looking a
/// line up by item or by offset costs O(log blocks).
nonisolated struct FlowLines: Sendable {
  struct Line: Hashable, Sendable {
    var itemCount: Int
    /// The extent in the scrolling direction, that of the deepest item.
    var depth: Double
  }

  struct Sum: SequenceSummary {
    var items: Int
    var lines: Int
    var depth: Double
    static let zero = Sum(items: 0, lines: 0, depth: 0)
    static func + (left: Sum, right: Sum) -> Sum {
      Sum(items: left.items + right.items, lines: left.lines + right.lines, depth: left.depth + right.depth)
    }
  }

  enum Block: Summed {
    case equal(Line, count: Int)
    case each([Line])

    var summary: Sum {
      switch self {
      case .equal(let line, let count):
        Sum(items: line.itemCount * count, lines: count, depth: line.depth * Double(count))
      case .each(let lines):
        lines.reduce(.zero) { $0 + Sum(items: $1.itemCount, lines: 1, depth: $1.depth) }
      }
    }
  }

  /// A line in its place.
  struct Place: Equatable, Sendable {
    var index: Int
    var firstItem: Int
    var line: Line
    /// The depths of the lines before it, without the spaces between them.
    var depthBefore: Double

    var items: Range<Int> { firstItem..<firstItem + line.itemCount }

    /// Points from the start of the first line to the start of this one.
    func offset(spacing: Double) -> Double { depthBefore + Double(index) * spacing }
  }

  /// So many lines stand in one block.
  static let blockLimit = 48

  private var blocks: SummedTree<Block>

  init() { blocks = SummedTree() }

  init(_ blocks: [Block]) { self.blocks = SummedTree(blocks) }

  var itemCount: Int { blocks.summary.items }
  var count: Int { blocks.summary.lines }
  /// How many blocks are kept, for tests of the memory.
  var blockCount: Int { blocks.count }

  /// The extent of all lines with the spaces between them, in points.
  func depth(spacing: Double) -> Double {
    let sum = blocks.summary
    return max(0, sum.depth + Double(max(0, sum.lines - 1)) * spacing)
  }

  /// The line that holds an item. O(log blocks)
  func line(containing item: Int) -> Place {
    precondition(item >= 0 && item < itemCount, "Item \(item) out of range 0..<\(itemCount)")
    guard let match = blocks.first(where: { $0.items > item }) else {
      preconditionFailure("The blocks hold fewer items than their count")
    }
    return place(in: match) { $0.items > item }
  }

  /// The line with an index in `0..<count`. O(log blocks)
  func line(at index: Int) -> Place {
    precondition(index >= 0 && index < count, "Line \(index) out of range 0..<\(count)")
    guard let match = blocks.first(where: { $0.lines > index }) else {
      preconditionFailure("The blocks hold fewer lines than their count")
    }
    return place(in: match) { $0.lines > index }
  }

  /// The first line that ends behind an offset from the start of the first one; nil when none does. O(log blocks)
  func firstLine(endingBehind offset: Double, spacing: Double) -> Place? {
    func ends(_ sum: Sum) -> Bool { sum.depth + Double(sum.lines - 1) * spacing > offset }
    guard let match = blocks.first(where: ends) else { return nil }
    return place(in: match, ends)
  }

  /// Whether an item begins a line.
  func startsLine(_ item: Int) -> Bool {
    item == itemCount || line(containing: item).firstItem == item
  }

  /// The first line of a block for which `predicate` holds of the sum up to and including it; the last where rounding
  /// says that none does.
  private func place(in match: SummedTree<Block>.Match, _ predicate: (Sum) -> Bool) -> Place {
    var before = match.before
    func make(_ line: Line) -> Place {
      Place(index: before.lines, firstItem: before.items, line: line, depthBefore: before.depth)
    }
    switch match.element {
    case .equal(let line, let count):
      func sum(_ lines: Int) -> Sum { match.before + Block.equal(line, count: lines).summary }
      var low = 0
      var high = count - 1
      while low < high {
        let middle = (low + high) / 2
        if predicate(sum(middle + 1)) { high = middle } else { low = middle + 1 }
      }
      before = sum(low)
      return make(line)
    case .each(let lines):
      for line in lines.dropLast() {
        let after = before + Sum(items: line.itemCount, lines: 1, depth: line.depth)
        if predicate(after) { return make(line) }
        before = after
      }
      return make(lines[lines.count - 1])
    }
  }

  // MARK: Changing

  /// Puts new lines in the place of those from one item to another, each of which begins a line or is the number of
  /// items. `oldEnd` counts in the items before the change.
  mutating func replace(from start: Int, to oldEnd: Int, with new: [Block]) {
    let (left, _) = split(at: start)
    let (_, right) = split(at: oldEnd)
    blocks = left + SummedTree(new) + right
  }

  private func split(at item: Int) -> (SummedTree<Block>, SummedTree<Block>) {
    guard item < itemCount, let match = blocks.first(where: { $0.items > item }) else {
      return (blocks, SummedTree())
    }
    var (left, right) = blocks.split(at: match.index)
    let inside = item - match.before.items
    guard inside > 0 else { return (left, right) }
    switch match.element {
    case .equal(let line, let count):
      let lines = inside / line.itemCount
      left.append(.equal(line, count: lines))
      right[0] = .equal(line, count: count - lines)
    case .each(let lines):
      var items = 0
      let split = lines.firstIndex {
        if items == inside { return true }
        items += $0.itemCount
        return false
      }
      guard let split else { return (left, right) }
      left.append(.each(Array(lines[..<split])))
      right[0] = .each(Array(lines[split...]))
    }
    return (left, right)
  }

  func checkInvariants() {
    blocks.checkInvariants()
    for block in blocks.elements {
      switch block {
      case .equal(let line, let count): precondition(count > 0 && line.itemCount > 0, "A block is empty")
      case .each(let lines):
        precondition(!lines.isEmpty && lines.allSatisfy { $0.itemCount > 0 }, "A block is empty")
      }
    }
  }
}
