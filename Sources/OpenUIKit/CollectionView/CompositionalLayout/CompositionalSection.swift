import Foundation

/// One section of a compositional layout: a group over and over, with views at the edges.
///
/// Places are in points from the start of the section, as if reading from left to right. A section whose sizes do not
/// depend on contents costs the same however many items it has.
nonisolated struct CompositionalSection: Summed {
  /// The size that the content of an item asked for.
  struct Measure: RunElement {
    var width: Double
    var height: Double
    var length: Double { height }
    /// Nothing has been asked yet.
    static let none = Measure(width: -1, height: -1)
  }

  struct Sum: SequenceSummary {
    var depth: Double
    static let zero = Sum(depth: 0)
    static func + (left: Sum, right: Sum) -> Sum { Sum(depth: left.depth + right.depth) }
  }

  let group: CompositionNode
  let container: CGSize
  let insets: NSDirectionalEdgeInsets
  let spacing: Double
  let isVertical: Bool
  let boundaries: [CompositionBoundary]
  let boundariesFollowInsets: Bool
  /// The space before everything else.
  let padding: Double
  /// A group of which no content was asked.
  let template: CompositionSolution
  /// The lengths of the groups in the scrolling direction, each with the space behind it.
  private(set) var groups: ExtentSequence
  private(set) var measures: RunSequence<Measure>
  private(set) var boundarySizes: [Int: CGSize] = [:]

  init(
    group: CompositionNode,
    container: CGSize,
    insets: NSDirectionalEdgeInsets,
    spacing: Double,
    isVertical: Bool,
    boundaries: [CompositionBoundary] = [],
    boundariesFollowInsets: Bool = true,
    padding: Double = 0,
    count: Int
  ) {
    self.group = group
    self.container = container
    self.insets = insets
    self.spacing = spacing
    self.isVertical = isVertical
    self.boundaries = boundaries
    self.boundariesFollowInsets = boundariesFollowInsets
    self.padding = padding
    let inner = CGRect(origin: .zero, size: container).inset(by: insets).size
    template = CompositionSolver.solve(group, in: inner)
    measures = RunSequence(repeating: .none, count: count)
    groups = ExtentSequence()
    groups = extents(from: 0)
  }

  var itemCount: Int { measures.count }
  var summary: Sum { Sum(depth: depth) }

  /// The items of a full group.
  var itemsPerGroup: Int { max(1, template.cells.count) }

  private var inner: CGSize { CGRect(origin: .zero, size: container).inset(by: insets).size }
  private var insetBefore: Double { isVertical ? insets.top : insets.leading }
  private var insetAfter: Double { isVertical ? insets.bottom : insets.trailing }

  // MARK: Lengths in the scrolling direction

  private func along(_ size: CGSize) -> Double { isVertical ? size.height : size.width }

  private func boundaryDepth(_ side: CompositionBoundary.Side) -> Double {
    boundaries.indices.reduce(0) { depth, index in
      let boundary = boundaries[index]
      guard boundary.extends, boundary.side(isVertical: isVertical) == side else { return depth }
      return depth + along(boundarySize(index))
    }
  }

  /// Where the first group begins.
  var groupsOffset: Double { padding + boundaryDepth(.before) + insetBefore }

  var groupsDepth: Double { groups.count > 0 ? max(0, groups.length - spacing) : 0 }

  /// Where the views behind the groups begin.
  var afterOffset: Double { groupsOffset + groupsDepth + insetAfter }

  var depth: Double { afterOffset + boundaryDepth(.after) }

  // MARK: Changing

  /// Takes over what contents ask for. O(log n) for each group touched.
  mutating func measure(_ sizes: [Int: CGSize]) {
    for (item, size) in sizes { measures[item] = Measure(width: size.width, height: size.height) }
    for index in Set(sizes.keys.map { $0 / itemsPerGroup }) { groups[index] = extent(of: index) }
  }

  /// - Parameter size: What the content asks for; nil to go back to the estimate.
  mutating func measureBoundary(_ index: Int, _ size: CGSize?) { boundarySizes[index] = size }

  /// Takes items out and puts others in, of which the contents were not asked.
  ///
  /// - Parameters:
  ///   - removed: Items before the change, ascending.
  ///   - inserted: Items after the change, ascending.
  mutating func change(removed: [Int], inserted: [(item: Int, measure: Measure)]) {
    let first = min(removed.first ?? .max, inserted.first?.item ?? .max)
    guard first < .max else { return }
    for item in removed.reversed() { measures.remove(at: item) }
    for (item, measure) in inserted { measures.insert(measure, at: item) }
    if itemsPerGroup == 1 {
      for item in removed.reversed() { groups.remove(at: item) }
      for (item, _) in inserted { groups.insert(extent(of: item), at: item) }
    } else {
      let start = min(first / itemsPerGroup, groups.count)
      groups.removeSubrange(start..<groups.count)
      groups = groups + extents(from: start)
    }
  }

  /// Takes over what the contents of another section with as many items asked for.
  mutating func takeMeasures(of other: CompositionalSection) {
    measures = other.measures
    groups = extents(from: 0)
    if boundaries.count == other.boundaries.count { boundarySizes = other.boundarySizes }
  }

  /// Whether some content decides its size.
  var hasEstimates: Bool {
    template.cells.contains { $0.fixedAxes != [.horizontal, .vertical] }
      || boundaries.contains { $0.badge.extent.fixedAxes != [.horizontal, .vertical] }
  }

  /// Gives everything up that contents asked for, for some items.
  mutating func forgetMeasure(of item: Int) {
    measures[item] = .none
    groups[item / itemsPerGroup] = extent(of: item / itemsPerGroup)
  }

  /// The lengths of the groups from one on. O(runs of what was asked and not)
  private func extents(from start: Int) -> ExtentSequence {
    var result = ExtentSequence()
    let perGroup = itemsPerGroup
    var item = start * perGroup
    while item < itemCount {
      let run = measures.run(at: item)
      let full = (run.end - item) / perGroup
      if full > 0 {
        result = result + ExtentSequence(repeating: extent(of: item / perGroup), count: full)
        item += full * perGroup
      } else {
        result.insert(extent(of: item / perGroup), at: result.count)
        item += perGroup
      }
    }
    return result
  }

  private func extent(of index: Int) -> Extent {
    .measured(along(solution(of: index).size) + spacing)
  }

  // MARK: Places

  private func solution(of index: Int) -> CompositionSolution {
    let first = index * itemsPerGroup
    let count = min(itemsPerGroup, itemCount - first)
    if count == itemsPerGroup {
      let run = measures.run(at: first)
      if run.element == .none, run.end >= first + count { return template }
    }
    return CompositionSolver.solve(group, in: inner, limit: count) { cell in
      let item = first + cell
      guard item < itemCount, measures[item] != .none else { return nil }
      let measure = measures[item]
      return CGSize(width: measure.width, height: measure.height)
    }
  }

  private func origin(ofGroup index: Int) -> CGPoint {
    let offset = groupsOffset + groups.offset(of: index)
    return isVertical ? CGPoint(x: insets.leading, y: offset) : CGPoint(x: offset, y: insets.top)
  }

  /// The cells and views of a group in their places.
  func placedGroup(_ index: Int) -> CompositionSolution {
    var solution = solution(of: index)
    let origin = origin(ofGroup: index)
    solution.offset(x: origin.x, y: origin.y)
    return solution
  }

  func cell(of item: Int) -> CompositionSolution.Cell {
    placedGroup(item / itemsPerGroup).cells[item % itemsPerGroup]
  }

  /// The groups that touch a stretch in the scrolling direction. O(log n)
  func groups(from lower: Double, to upper: Double) -> Range<Int> {
    guard groups.count > 0 else { return 0..<0 }
    let start = lower - groupsOffset
    let end = upper - groupsOffset
    guard end > 0 || start <= 0 else { return 0..<0 }
    let first = start <= 0 ? 0 : groups.index(at: start) ?? groups.count
    let last = groups.index(at: max(0, end)) ?? groups.count - 1
    return first..<max(first, last + 1)
  }

  private func boundarySize(_ index: Int) -> CGSize {
    let boundary = boundaries[index]
    var size = boundary.badge.extent.resolved(in: boundaryContainer)
    if let wanted = boundarySizes[index] {
      if boundary.badge.extent.width.isEstimated { size.width = wanted.width }
      if boundary.badge.extent.height.isEstimated { size.height = wanted.height }
    }
    return size
  }

  /// What the sizes of the views at the edges are fractions of.
  private var boundaryContainer: CGSize {
    guard boundariesFollowInsets else { return container }
    return isVertical
      ? CGSize(width: inner.width, height: container.height) : CGSize(width: container.width, height: inner.height)
  }

  /// The place of a view at an edge of the section.
  func boundaryFrame(_ index: Int) -> CGRect {
    let boundary = boundaries[index]
    let size = boundarySize(index)
    let outer =
      isVertical ? CGSize(width: container.width, height: depth) : CGSize(width: depth, height: container.height)
    var rect = CGRect(origin: .zero, size: outer)
    if isVertical { rect.origin.y += padding } else { rect.origin.x += padding }
    if isVertical { rect.size.height -= padding } else { rect.size.width -= padding }
    if boundariesFollowInsets {
      var sides = insets
      if isVertical { (sides.top, sides.bottom) = (0, 0) } else { (sides.leading, sides.trailing) = (0, 0) }
      rect = rect.inset(by: sides)
    }
    // Views at one edge stand one behind the other.
    let side = boundary.side(isVertical: isVertical)
    let same = boundaries.indices.filter {
      boundaries[$0].extends && boundaries[$0].side(isVertical: isVertical) == side
    }
    let before = same.prefix { $0 < index }.reduce(0) { $0 + along(boundarySize($1)) }
    let behind = same.filter { $0 > index }.reduce(0) { $0 + along(boundarySize($1)) }
    var frame = CompositionAnchor(edges: boundary.edges).place(size, in: rect, own: nil)
    let shift = side == .before ? before : side == .after ? -behind : 0
    frame = frame.offsetBy(
      dx: boundary.offset.x + (isVertical ? 0 : shift),
      dy: boundary.offset.y + (isVertical ? shift : 0)
    )
    return frame.inset(by: boundary.badge.insets)
  }

  func checkInvariants() {
    groups.checkInvariants()
    measures.checkInvariants()
    precondition(groups.count == (itemCount + itemsPerGroup - 1) / itemsPerGroup, "A group is missing")
  }
}
