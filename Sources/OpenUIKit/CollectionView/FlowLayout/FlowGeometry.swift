import Foundation

/// Where everything of a flow layout lies: sections one behind another in the scrolling direction.
///
/// A value without views: it is asked for places and told what changed. Looking up costs O(log n) for n sections, lines
/// and different sizes, and O(1) memory for a section of equal items.
nonisolated struct FlowGeometry: Sendable {
  /// Whether sections follow each other from top to bottom, else from left to right.
  var isVertical = true
  /// Pixels per point, to which places are rounded.
  var scale = 1.0
  /// The length across the scrolling direction, in points.
  var breadth = 0.0
  /// Whether lines run from right to left, which only those of a vertical layout do.
  var isMirrored = false
  private var sections: SummedTree<FlowSection>

  init(_ sections: [FlowSection] = []) {
    self.sections = SummedTree(sections)
  }

  /// What a layout has places for.
  enum Element: Hashable, Sendable {
    case header(Int)
    case item(IndexPath)
    case footer(Int)
  }

  var numberOfSections: Int { sections.count }

  func section(_ index: Int) -> FlowSection { sections[index] }

  /// Changes a section in place. O(log sections)
  mutating func update<Result>(section: Int, _ body: (inout FlowSection) -> Result) -> Result {
    var changed = sections[section]
    let result = body(&changed)
    sections[section] = changed
    return result
  }

  mutating func insert(_ section: FlowSection, at index: Int) { sections.insert(section, at: index) }

  @discardableResult mutating func remove(at index: Int) -> FlowSection { sections.remove(at: index) }

  /// Takes other sections over. O(sections)
  mutating func replaceSections(_ new: [FlowSection]) { sections = SummedTree(new) }

  /// Changes every section in place. O(sections)
  mutating func updateSections(_ body: (Int, inout FlowSection) -> Void) {
    var all = sections.elements
    for index in all.indices { body(index, &all[index]) }
    sections = SummedTree(all)
  }

  /// Whether some item is longer than its line. O(runs of equal sizes)
  var hasOversizedItem: Bool { sections.elements.contains { $0.hasOversizedItem } }

  func contains(_ element: Element) -> Bool {
    switch element {
    case .header(let section), .footer(let section): return section >= 0 && section < sections.count
    case .item(let indexPath):
      return indexPath.section >= 0 && indexPath.section < sections.count && indexPath.item >= 0
        && indexPath.item < sections[indexPath.section].itemCount
    }
  }

  // MARK: Places

  var contentSize: CGSize {
    let depth = rounded(sections.summary.depth)
    return isVertical ? CGSize(width: breadth, height: depth) : CGSize(width: depth, height: breadth)
  }

  /// Where a section begins and ends in the scrolling direction.
  func stretch(ofSection section: Int) -> (start: Double, end: Double) {
    let start = sections.summary(ofFirst: section).depth
    return (start, start + sections[section].depth)
  }

  /// The section that covers an offset, or the one nearest to it; nil without sections.
  func section(at offset: Double) -> Int? {
    if let match = sections.first(where: { $0.depth > offset }) { return match.index }
    return sections.isEmpty ? nil : sections.count - 1
  }

  /// The rectangle of an element, which must exist; nil for a header or footer without depth. O(log n)
  func frame(of element: Element) -> CGRect? {
    switch element {
    case .header(let section):
      return sections[section].headerArea.map { rect($0, sections.summary(ofFirst: section).depth, sections[section]) }
    case .footer(let section):
      return sections[section].footerArea.map { rect($0, sections.summary(ofFirst: section).depth, sections[section]) }
    case .item(let indexPath):
      let section = sections[indexPath.section]
      return rect(section.area(of: indexPath.item), sections.summary(ofFirst: indexPath.section).depth, section)
    }
  }

  /// The rectangle of a header or footer that stays in sight as long as its section is.
  ///
  /// - Parameters:
  ///   - element: A header, which goes no further than the footer, or a footer, which goes no further than the header.
  ///   - start: Where the visible part begins, in the scrolling direction.
  ///   - end: Where it ends.
  func pinnedFrame(of element: Element, visibleFrom start: Double, to end: Double) -> CGRect? {
    guard let frame = frame(of: element) else { return nil }
    let natural = isVertical ? frame.minY : frame.minX
    let depth = isVertical ? frame.height : frame.width
    let place: Double
    switch element {
    case .header(let index):
      let section = sections[index]
      let last = sections.summary(ofFirst: index).depth + section.footerOffset - depth
      place = max(natural, min(start, last))
    case .footer(let index):
      let first = sections.summary(ofFirst: index).depth + sections[index].metrics.header
      place = min(natural, max(end - depth, first))
    case .item: return frame
    }
    let moved = rounded(place) - natural
    return frame.offsetBy(dx: isVertical ? 0 : moved, dy: isVertical ? moved : 0)
  }

  /// Everything that a rectangle touches, in order. O(found + log n)
  func elements(in rect: CGRect) -> [(element: Element, frame: CGRect)] {
    guard !rect.isEmpty else { return [] }
    let (lower, upper) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    // Nothing is further from the place it has than half a pixel.
    guard let first = sections.first(where: { $0.depth > lower - 1 }) else { return [] }
    var found: [(element: Element, frame: CGRect)] = []
    func add(_ element: Element, _ frame: CGRect) {
      if frame.overlaps(rect) { found.append((element, frame)) }
    }
    var start = first.before.depth
    var index = first.index
    while index < sections.count, start < upper + 1 {
      let section = sections[index]
      if let area = section.headerArea { add(.header(index), self.rect(area, start, section)) }
      addItems(of: section, index, start, in: rect, add)
      if let area = section.footerArea { add(.footer(index), self.rect(area, start, section)) }
      start += section.depth
      index += 1
    }
    return found
  }

  private func addItems(
    of section: FlowSection,
    _ index: Int,
    _ start: Double,
    in rect: CGRect,
    _ add: (Element, CGRect) -> Void
  ) {
    let origin = start + section.linesOffset
    let (lower, upper) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (from, to) = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    if isMirrored {
      let sum = mirrorSum(section)
      (from, to) = (sum - to, sum - from)
    }
    let spacing = section.metrics.lineSpacing
    guard var line = section.lines.firstLine(endingBehind: lower - 1 - origin, spacing: spacing) else { return }
    while origin + line.offset(spacing: spacing) < upper + 1 {
      let items = section.items(of: line, from: from, to: to)
      for (item, area) in zip(items, section.areas(of: line, items: items)) {
        add(.item(IndexPath(item: item, section: index)), self.rect(area, start, section))
      }
      guard line.index + 1 < section.lines.count else { return }
      line = section.lines.line(at: line.index + 1)
    }
  }

  /// The item nearest to a point, or nil in a section without items. O(log n + items of its line)
  func nearestItem(to point: CGPoint) -> IndexPath? {
    let (along, across) = isVertical ? (point.y, point.x) : (point.x, point.y)
    let match = sections.first { $0.depth > along }
    guard let index = match?.index ?? (sections.isEmpty ? nil : sections.count - 1) else { return nil }
    let section = sections[index]
    guard section.itemCount > 0 else { return nil }
    let start = sections.summary(ofFirst: index).depth
    let spacing = section.metrics.lineSpacing
    let offset = along - start - section.linesOffset
    let line =
      section.lines.firstLine(endingBehind: offset, spacing: spacing) ?? section.lines.line(at: section.lines.count - 1)
    let position = isMirrored ? mirrorSum(section) - across : across
    var nearest = line.firstItem
    var distance = Double.infinity
    for (item, area) in zip(line.items, section.areas(of: line, items: line.items)) {
      let here = max(area.start - position, position - area.start - area.breadth, 0)
      if here < distance { (nearest, distance) = (item, here) }
    }
    return IndexPath(item: nearest, section: index)
  }

  /// What a place on a line and its mirror image add up to: items change sides, the insets at the sides stay.
  private func mirrorSum(_ section: FlowSection) -> Double {
    section.metrics.insetStart + section.breadth - section.metrics.insetEnd
  }

  private func rect(_ area: FlowSection.Area, _ start: Double, _ section: FlowSection) -> CGRect {
    let isWhole = area.breadth == section.breadth
    let position = isMirrored && !isWhole ? mirrorSum(section) - area.start - area.breadth : area.start
    let offset = rounded(start + area.offset)
    return isVertical
      ? CGRect(x: rounded(position), y: offset, width: area.breadth, height: area.depth)
      : CGRect(x: offset, y: rounded(position), width: area.depth, height: area.breadth)
  }

  private func rounded(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  func checkInvariants() {
    sections.checkInvariants()
    for section in sections.elements { section.checkInvariants() }
  }
}
