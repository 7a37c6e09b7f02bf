/// The extents of the rows of one section, in runs of equal ones.
///
/// A million rows of one estimated height are a single run; each measured row parts a run and joins its neighbours
/// again when they are equal. Reading, searching and each edit cost O(log runs).
nonisolated struct ExtentSequence: Sendable {
  struct Sum: SequenceSummary {
    var count: Int
    var length: Double
    static let zero = Sum(count: 0, length: 0)
    static func + (left: Sum, right: Sum) -> Sum {
      Sum(count: left.count + right.count, length: left.length + right.length)
    }
  }

  struct Run: Summed {
    var extent: Extent
    var count: Int
    var summary: Sum { Sum(count: count, length: extent.length * Double(count)) }
  }

  private var runs: SummedTree<Run>

  init() { runs = SummedTree() }

  /// `count` rows of one extent, in O(1).
  init(repeating extent: Extent, count: Int) {
    runs = count > 0 ? SummedTree([Run(extent: extent, count: count)]) : SummedTree()
  }

  /// The given extents in order, in O(n).
  init(_ extents: some Sequence<Extent>) {
    var list: [Run] = []
    for extent in extents {
      if let last = list.last, last.extent == extent {
        list[list.count - 1].count += 1
      } else {
        list.append(Run(extent: extent, count: 1))
      }
    }
    runs = SummedTree(list)
  }

  private init(runs: SummedTree<Run>) { self.runs = runs }

  /// The number of rows.
  var count: Int { runs.summary.count }
  /// The sum of all lengths in points.
  var length: Double { runs.summary.length }
  /// How many different runs are stored, for tests of the memory kept.
  var runCount: Int { runs.count }

  /// The extent of a row in `0..<count`.
  subscript(index: Int) -> Extent {
    get {
      precondition(index >= 0 && index < count, "Row \(index) out of range 0..<\(count)")
      guard let match = runs.first(where: { $0.count > index }) else { return .zero }
      return match.element.extent
    }
    set {
      guard self[index] != newValue else { return }
      let (left, rest) = split(at: index)
      let (_, right) = rest.split(at: 1)
      self = left + ExtentSequence(repeating: newValue, count: 1) + right
    }
  }

  /// Points from the start of the first row to the start of the given one, which may be `count`.
  func offset(of index: Int) -> Double {
    precondition(index >= 0 && index <= count, "Row \(index) out of range 0...\(count)")
    guard index < count, let match = runs.first(where: { $0.count > index }) else { return length }
    return match.before.length + Double(index - match.before.count) * match.element.extent.length
  }

  /// The row that covers an offset in points: it starts at or before it and ends behind it. Rows without length cover
  /// nothing. Nil outside `0..<length`.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < length, let match = runs.first(where: { $0.length > offset }) else { return nil }
    let start = match.before.count
    let guess = ((offset - match.before.length) / match.element.extent.length).rounded(.down)
    var index = start + min(max(Int(guess), 0), match.element.count - 1)
    // The division may round across a boundary; the offsets are what counts.
    if index > start, self.offset(of: index) > offset { index -= 1 }
    if index < start + match.element.count - 1, self.offset(of: index + 1) <= offset { index += 1 }
    return index
  }

  mutating func insert(_ extent: Extent, count: Int = 1, at index: Int) {
    let (left, right) = split(at: index)
    self = left + ExtentSequence(repeating: extent, count: count) + right
  }

  mutating func remove(at index: Int) {
    removeSubrange(index..<index + 1)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    let (left, rest) = split(at: range.lowerBound)
    let (_, right) = rest.split(at: range.count)
    self = left + right
  }

  /// Turns all lengths into estimates. O(runs)
  mutating func forgetMeasurements() {
    var list: [Run] = []
    for run in runs.elements {
      let extent = Extent.estimated(run.extent.length)
      if let last = list.last, last.extent == extent {
        list[list.count - 1].count += run.count
      } else {
        list.append(Run(extent: extent, count: run.count))
      }
    }
    runs = SummedTree(list)
  }

  func checkInvariants() {
    runs.checkInvariants()
    let list = runs.elements
    precondition(list.allSatisfy { $0.count > 0 }, "A run is empty")
    precondition(zip(list, list.dropFirst()).allSatisfy { $0.extent != $1.extent }, "Two equal runs side by side")
  }

  private func split(at index: Int) -> (ExtentSequence, ExtentSequence) {
    precondition(index >= 0 && index <= count, "Row \(index) out of range 0...\(count)")
    guard index < count, let match = runs.first(where: { $0.count > index }) else {
      return (self, ExtentSequence())
    }
    var (left, right) = runs.split(at: match.index)
    let inside = index - match.before.count
    if inside > 0 {
      left.append(Run(extent: match.element.extent, count: inside))
      right[0] = Run(extent: match.element.extent, count: match.element.count - inside)
    }
    return (ExtentSequence(runs: left), ExtentSequence(runs: right))
  }

  /// Puts one section's rows behind another's. O(log runs)
  static func + (left: ExtentSequence, right: ExtentSequence) -> ExtentSequence {
    guard let last = left.runs.last, let first = right.runs.first, last.extent == first.extent else {
      return ExtentSequence(runs: left.runs + right.runs)
    }
    var start = left.runs
    start[start.count - 1].count += first.count
    return ExtentSequence(runs: start + right.runs.split(at: 1).1)
  }
}
