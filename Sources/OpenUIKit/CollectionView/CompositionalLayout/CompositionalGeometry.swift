import Foundation

/// Where everything of a compositional layout lies, as if reading from left to right.
nonisolated struct CompositionalGeometry: Sendable {
  struct Section: Summed {
    var section: CompositionalSection
    /// The space behind the section.
    var spacing: Double
    var summary: CompositionalSection.Sum {
      CompositionalSection.Sum(depth: section.depth + spacing)
    }
  }

  var isVertical = true
  var container = CGSize.zero
  /// Pixels per point, to which places are rounded.
  var scale = 1.0
  /// Between two sections.
  var spacing = 0.0
  private var sections: SummedTree<Section>

  init() { sections = SummedTree() }

  var numberOfSections: Int { sections.count }

  func section(_ index: Int) -> CompositionalSection { sections[index].section }

  mutating func update<Result>(section: Int, _ body: (inout CompositionalSection) -> Result) -> Result {
    var changed = sections[section]
    let result = body(&changed.section)
    sections[section] = changed
    return result
  }

  /// Takes other sections over. O(sections)
  mutating func replaceSections(_ new: [CompositionalSection]) {
    sections = SummedTree(new.map { Section(section: $0, spacing: spacing) })
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.section >= 0 && indexPath.section < sections.count && indexPath.item >= 0
      && indexPath.item < sections[indexPath.section].section.itemCount
  }

  /// The size of the content, in points.
  var contentSize: CGSize {
    let depth = rounded(max(0, sections.summary.depth - (sections.isEmpty ? 0 : spacing)))
    return isVertical ? CGSize(width: container.width, height: depth) : CGSize(width: depth, height: container.height)
  }

  /// Where a section begins and ends in the scrolling direction.
  func stretch(ofSection index: Int) -> (start: Double, end: Double) {
    let start = sections.summary(ofFirst: index).depth
    return (start, start + sections[index].section.depth)
  }

  /// The sections that a stretch in the scrolling direction touches, and the space before and behind.
  func sections(from lower: Double, to upper: Double) -> Range<Int> {
    guard let first = sections.first(where: { $0.depth > lower - 1 }) else { return 0..<0 }
    let last = sections.first { $0.depth >= upper }
    return first.index..<max(first.index, (last?.index ?? sections.count - 1) + 1)
  }

  /// A rectangle of a section in the content, on whole pixels.
  func placed(_ rect: CGRect, inSection index: Int) -> CGRect {
    let start = sections.summary(ofFirst: index).depth
    let moved = rect.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
    let x = rounded(moved.minX)
    let y = rounded(moved.minY)
    // Edges that meet before rounding meet after it.
    return CGRect(x: x, y: y, width: rounded(moved.maxX) - x, height: rounded(moved.maxY) - y)
  }

  /// The place of a view at the edge of a section that stays in sight as long as its section is.
  func pinned(_ frame: CGRect, _ boundary: CompositionBoundary, section index: Int, from start: Double, to end: Double)
    -> CGRect
  {
    let stretch = stretch(ofSection: index)
    let section = sections[index].section
    let natural = isVertical ? frame.minY : frame.minX
    let length = isVertical ? frame.height : frame.width
    let place: Double
    switch boundary.side(isVertical: isVertical) {
    case .before: place = max(natural, min(start, stretch.start + section.afterOffset - length))
    case .after: place = min(natural, max(end - length, stretch.start + section.groupsOffset))
    case .beside: return frame
    }
    let moved = rounded(place) - natural
    return frame.offsetBy(dx: isVertical ? 0 : moved, dy: isVertical ? moved : 0)
  }

  private func rounded(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

  func checkInvariants() {
    sections.checkInvariants()
    for section in sections.elements { section.section.checkInvariants() }
  }
}
