/// One section of a flow layout: its items in lines, with header and footer.
///
/// Lengths are in points: breadth along a line, depth in the scrolling direction, both from the start of the section.
nonisolated struct FlowSection: Summed {
  /// A rectangle by the axes of the layout.
  struct Area: Equatable, Sendable {
    var start: Double
    var offset: Double
    var breadth: Double
    var depth: Double
  }

  struct Sum: SequenceSummary {
    var depth: Double
    static let zero = Sum(depth: 0)
    static func + (left: Sum, right: Sum) -> Sum { Sum(depth: left.depth + right.depth) }
  }

  private(set) var metrics: FlowSectionMetrics
  /// The length of a line with the insets at its ends.
  private(set) var breadth: Double
  private(set) var sizes: FlowItemSizes
  private(set) var lines: FlowLines
  /// Whether the items decide their sizes when they are seen.
  let sizesItself: Bool

  /// Breaks the items into lines. O(runs of equal sizes)
  init(metrics: FlowSectionMetrics, breadth: Double, sizes: FlowItemSizes, sizesItself: Bool = false) {
    self.metrics = metrics
    self.breadth = breadth
    self.sizesItself = sizesItself
    self.sizes = sizes
    lines = FlowLines()
    lines = FlowLines(breaker.lines(of: sizes, from: 0).blocks)
  }

  var itemCount: Int { sizes.count }

  var summary: Sum { Sum(depth: depth) }

  /// The depth of the whole section.
  var depth: Double { footerOffset + metrics.footer }

  /// Where the first line begins.
  var linesOffset: Double { metrics.header + metrics.insetBefore }

  /// Where the footer begins.
  var footerOffset: Double { linesOffset + lines.depth(spacing: metrics.lineSpacing) + metrics.insetAfter }

  /// The length that a line has for items.
  var lineBreadth: Double { max(0, breadth - metrics.insetStart - metrics.insetEnd) }

  /// Whether some item is longer than a line. O(runs of equal sizes)
  var hasOversizedItem: Bool {
    sizes.firstItem(broaderThan: lineBreadth + FlowLineBreaker.tolerance) != nil
  }

  private var breaker: FlowLineBreaker {
    FlowLineBreaker(breadth: lineBreadth, spacing: metrics.itemSpacing)
  }

  // MARK: Changing

  /// Gives items the sizes that their contents ask for, and breaks the lines anew that this touches.
  ///
  /// - Parameter changes: Sizes by item.
  mutating func resize(_ changes: [Int: FlowItemSize]) {
    let changes = changes.filter { sizes[$0.key] != $0.value }.map { (item: $0.key, size: $0.value) }
      .sorted { $0.item < $1.item }
    sizes.resize(changes)
    var done = 0
    for (item, _) in changes where item >= done {
      let start = startOfChange(at: item)
      let old = lines
      let new = breaker.lines(of: sizes, from: start) { $0 > item && old.startsLine($0) }
      lines.replace(from: start, to: new.end, with: new.blocks)
      done = new.end
    }
  }

  /// The item with which breaking anew begins when an item changes: the first of the line before its own, into which it
  /// may fit now.
  private func startOfChange(at item: Int) -> Int {
    let own = lines.line(containing: item)
    return own.index > 0 ? lines.line(at: own.index - 1).firstItem : own.firstItem
  }

  /// Takes items out and puts others in. O(runs) or O(n) behind the first change.
  ///
  /// - Parameters:
  ///   - removed: Items before the change, ascending.
  ///   - inserted: Sizes by item after the change, ascending.
  mutating func change(removed: [Int], inserted: [(item: Int, size: FlowItemSize)]) {
    let first = min(removed.first ?? .max, inserted.first?.item ?? .max)
    guard first < .max else { return }
    let oldCount = sizes.count
    sizes.change(removed: removed, inserted: inserted)
    let start = oldCount > 0 ? startOfChange(at: min(first, oldCount - 1)) : 0
    lines.replace(from: start, to: oldCount, with: breaker.lines(of: sizes, from: start).blocks)
  }

  /// Takes other sizes of all items over, and breaks the lines anew where any differs.
  mutating func replaceSizes(with new: FlowItemSizes) {
    guard new != sizes else { return }
    sizes = new
    lines = FlowLines(breaker.lines(of: sizes, from: 0).blocks)
  }

  /// Takes other spaces over, and breaks the lines anew where they have another length.
  mutating func update(metrics: FlowSectionMetrics, breadth: Double) {
    let old = (lineBreadth, self.metrics.itemSpacing)
    self.metrics = metrics
    self.breadth = breadth
    guard old != (lineBreadth, metrics.itemSpacing) else { return }
    lines = FlowLines(breaker.lines(of: sizes, from: 0).blocks)
  }

  // MARK: Places

  var headerArea: Area? {
    metrics.header > 0 ? Area(start: 0, offset: 0, breadth: breadth, depth: metrics.header) : nil
  }

  var footerArea: Area? {
    metrics.footer > 0 ? Area(start: 0, offset: footerOffset, breadth: breadth, depth: metrics.footer) : nil
  }

  /// The place of an item. O(log n + items of its line)
  func area(of item: Int) -> Area {
    let line = lines.line(containing: item)
    return areas(of: line, items: item..<item + 1)[0]
  }

  /// The places of some items of a line.
  func areas(of place: FlowLines.Place, items: Range<Int>) -> [Area] {
    let lineOffset = linesOffset + place.offset(spacing: metrics.lineSpacing)
    let (first, gap) = justification(of: place)
    var start = metrics.insetStart + first
    var areas: [Area] = []
    areas.reserveCapacity(items.count)
    // Lines of equal items need not be added up.
    var item = place.firstItem
    while item < items.upperBound {
      let run = sizes.run(at: item)
      let breadth = min(run.size.breadth, lineBreadth)
      if item < items.lowerBound {
        let skipped = min(run.end, items.lowerBound) - item
        start += Double(skipped) * (breadth + gap)
        item += skipped
        continue
      }
      // Items of a line stand in the middle of its depth.
      let inside = (place.line.depth - run.size.depth) / 2
      areas.append(Area(start: start, offset: lineOffset + inside, breadth: breadth, depth: run.size.depth))
      start += breadth + gap
      item += 1
    }
    return areas
  }

  /// The items of a line that touch a stretch along it.
  func items(of place: FlowLines.Place, from lower: Double, to upper: Double) -> Range<Int> {
    guard let size = sizes.single else { return place.items }
    let (first, gap) = justification(of: place)
    let step = min(size.breadth, lineBreadth) + gap
    guard step > 0 else { return place.items }
    let origin = metrics.insetStart + first
    let count = Double(place.line.itemCount)
    // One more on each side, which costs nothing and saves worrying about rounding.
    let low = Int(max(0, min(count, ((lower - origin) / step).rounded(.down) - 1)))
    let high = Int(max(0, min(count, ((upper - origin) / step).rounded(.up) + 1)))
    return place.firstItem + low..<place.firstItem + max(low, high)
  }

  /// Where the first item of a line begins behind the inset, and the space between two.
  ///
  /// Items of one given size stand in columns, also in a last line that is not full. Of items of several sizes, those
  /// of the last line stand as close as allowed, while other lines are stretched to both ends, and an item alone in
  /// such a line stands in its middle. When every item has a line of its own, that goes for the last one too.
  private func justification(of place: FlowLines.Place) -> (first: Double, gap: Double) {
    let spacing = metrics.itemSpacing
    if !sizesItself, let size = sizes.single {
      let columns = breaker.itemsPerLine(of: size.breadth)
      let breadth = min(size.breadth, lineBreadth)
      if columns == 1 { return ((lineBreadth - breadth) / 2, spacing) }
      // Without any step there is no full line.
      guard columns < 1_000_000_000 else { return (0, spacing) }
      return (0, (lineBreadth - Double(columns) * breadth) / Double(columns - 1))
    }
    let isLast = place.index == lines.count - 1
    guard !isLast || lines.count == lines.itemCount else { return (0, spacing) }
    var sum = 0.0
    var item = place.firstItem
    while item < place.items.upperBound {
      let run = sizes.run(at: item)
      let end = min(run.end, place.items.upperBound)
      sum += Double(end - item) * min(run.size.breadth, lineBreadth)
      item = end
    }
    let room = lineBreadth - sum
    let count = place.line.itemCount
    return count == 1 ? (room / 2, spacing) : (0, room / Double(count - 1))
  }

  func checkInvariants() {
    lines.checkInvariants()
    precondition(lines.itemCount == sizes.count, "The lines hold \(lines.itemCount) of \(sizes.count) items")
  }
}
