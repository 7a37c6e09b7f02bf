/// What a section knows of one of its rows or items.
nonisolated protocol RunElement: Hashable, Sendable {
  /// The length in points along the axis of the list.
  var length: Double { get }
}

/// What is known of the rows or items of one section, in runs of equal ones.
///
/// A million rows of one estimated height are a single run; each measured row parts a run and joins its neighbours
/// again when they are equal. Reading, searching and each edit cost O(log runs).
nonisolated struct RunSequence<Element: RunElement>: Sendable {
  struct Sum: SequenceSummary {
    var count: Int
    var length: Double
    static var zero: Sum { Sum(count: 0, length: 0) }
    static func + (left: Sum, right: Sum) -> Sum {
      Sum(count: left.count + right.count, length: left.length + right.length)
    }
  }

  struct Run: Summed {
    var element: Element
    var count: Int
    var summary: Sum { Sum(count: count, length: element.length * Double(count)) }
  }

  private var runs: SummedTree<Run>

  init() { runs = SummedTree() }

  /// `count` equal rows, in O(1).
  init(repeating element: Element, count: Int) {
    runs = count > 0 ? SummedTree([Run(element: element, count: count)]) : SummedTree()
  }

  /// The given elements in order, in O(n).
  init(_ elements: some Sequence<Element>) {
    self.init(joining: elements.lazy.map { Run(element: $0, count: 1) })
  }

  /// Puts runs into one sequence, equal neighbours into one run. O(runs)
  private init(joining runs: some Sequence<Run>) {
    var list: [Run] = []
    for run in runs {
      if let last = list.last, last.element == run.element {
        list[list.count - 1].count += run.count
      } else {
        list.append(run)
      }
    }
    self.runs = SummedTree(list)
  }

  private init(runs: SummedTree<Run>) { self.runs = runs }

  /// The number of rows.
  var count: Int { runs.summary.count }
  /// The sum of all lengths in points.
  var length: Double { runs.summary.length }
  /// How many different runs are stored, for tests of the memory kept.
  var runCount: Int { runs.count }

  /// The element in `0..<count`.
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "Row \(index) out of range 0..<\(count)")
      guard let match = runs.first(where: { $0.count > index }) else {
        preconditionFailure("The runs hold fewer rows than their count")
      }
      return match.element.element
    }
    set {
      guard self[index] != newValue else { return }
      let (left, rest) = split(at: index)
      let (_, right) = rest.split(at: 1)
      self = left + RunSequence(repeating: newValue, count: 1) + right
    }
  }

  /// Points from the start of the first row to the start of the given one, which may be `count`.
  func offset(of index: Int) -> Double {
    precondition(index >= 0 && index <= count, "Row \(index) out of range 0...\(count)")
    guard index < count, let match = runs.first(where: { $0.count > index }) else { return length }
    return match.before.length + Double(index - match.before.count) * match.element.element.length
  }

  /// The row that covers an offset in points: it starts at or before it and ends behind it. Rows without length cover
  /// nothing. Nil outside `0..<length`.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < length, let match = runs.first(where: { $0.length > offset }) else { return nil }
    let start = match.before.count
    let guess = ((offset - match.before.length) / match.element.element.length).rounded(.down)
    var index = start + min(max(Int(guess), 0), match.element.count - 1)
    // The division may round across a boundary; the offsets are what counts.
    if index > start, self.offset(of: index) > offset { index -= 1 }
    if index < start + match.element.count - 1, self.offset(of: index + 1) <= offset { index += 1 }
    return index
  }

  mutating func insert(_ element: Element, count: Int = 1, at index: Int) {
    let (left, right) = split(at: index)
    self = left + RunSequence(repeating: element, count: count) + right
  }

  mutating func remove(at index: Int) {
    removeSubrange(index..<index + 1)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    let (left, rest) = split(at: range.lowerBound)
    let (_, right) = rest.split(at: range.count)
    self = left + right
  }

  /// The run that an element lies in: its element, and the index behind the last one of it. O(log runs)
  func run(at index: Int) -> (element: Element, end: Int) {
    precondition(index >= 0 && index < count, "Row \(index) out of range 0..<\(count)")
    guard let match = runs.first(where: { $0.count > index }) else {
      preconditionFailure("The runs hold fewer rows than their count")
    }
    return (match.element.element, match.before.count + match.element.count)
  }

  /// Whether both hold the same. O(runs)
  func isEqual(to other: RunSequence) -> Bool {
    guard count == other.count, runCount == other.runCount else { return false }
    return zip(runs.elements, other.runs.elements).allSatisfy { $0.element == $1.element && $0.count == $1.count }
  }

  /// Whether a row has an element of a kind. O(runs)
  func contains(where predicate: (Element) -> Bool) -> Bool {
    runs.elements.contains { predicate($0.element) }
  }

  /// Replaces every element. O(runs)
  mutating func replaceAll(_ transform: (Element) -> Element) {
    self = RunSequence(joining: runs.elements.map { Run(element: transform($0.element), count: $0.count) })
  }

  func checkInvariants() {
    runs.checkInvariants()
    let list = runs.elements
    precondition(list.allSatisfy { $0.count > 0 }, "A run is empty")
    precondition(zip(list, list.dropFirst()).allSatisfy { $0.element != $1.element }, "Two equal runs side by side")
  }

  private func split(at index: Int) -> (RunSequence, RunSequence) {
    precondition(index >= 0 && index <= count, "Row \(index) out of range 0...\(count)")
    guard index < count, let match = runs.first(where: { $0.count > index }) else {
      return (self, RunSequence())
    }
    var (left, right) = runs.split(at: match.index)
    let inside = index - match.before.count
    if inside > 0 {
      left.append(Run(element: match.element.element, count: inside))
      right[0] = Run(element: match.element.element, count: match.element.count - inside)
    }
    return (RunSequence(runs: left), RunSequence(runs: right))
  }

  /// Puts one section's rows behind another's. O(log runs)
  static func + (left: RunSequence, right: RunSequence) -> RunSequence {
    guard let last = left.runs.last, let first = right.runs.first, last.element == first.element else {
      return RunSequence(runs: left.runs + right.runs)
    }
    var start = left.runs
    start[start.count - 1].count += first.count
    return RunSequence(runs: start + right.runs.split(at: 1).1)
  }
}
