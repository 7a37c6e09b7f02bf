import Foundation

/// Where every header, row and footer of a list lies along its axis, in points from the start of the first section.
///
/// Offsets are found from positions, and positions from offsets, in O(log n). Copies are free, so the state before a
/// batch can be kept beside the one after it.
nonisolated struct ListExtents: Sendable {
  struct Sum: SequenceSummary {
    var rows: Int
    var length: Double
    static let zero = Sum(rows: 0, length: 0)
    static func + (left: Sum, right: Sum) -> Sum {
      Sum(rows: left.rows + right.rows, length: left.length + right.length)
    }
  }

  struct Section: Summed {
    var header: Extent = .zero
    var rows = ExtentSequence()
    var footer: Extent = .zero
    var summary: Sum {
      Sum(rows: rows.count, length: header.length + rows.length + footer.length)
    }
  }

  /// The stretch of a part, in points.
  struct Stretch: Equatable, Sendable {
    var offset: Double
    var length: Double
    var end: Double { offset + length }
  }

  private var sections: SummedTree<Section>

  init(_ sections: [Section] = []) {
    self.sections = SummedTree(sections)
  }

  var numberOfSections: Int { sections.count }
  /// The rows of all sections.
  var numberOfRows: Int { sections.summary.rows }
  /// The length of the whole list in points.
  var length: Double { sections.summary.length }

  func numberOfRows(in section: Int) -> Int { sections[section].rows.count }

  /// How many rows lie before this one in all sections.
  func ordinal(of indexPath: IndexPath) -> Int {
    sections.summary(ofFirst: indexPath.section).rows + indexPath.row
  }

  /// The row with a number of rows before it; nil when there are not so many.
  func indexPath(ordinal: Int) -> IndexPath? {
    guard ordinal >= 0, let match = sections.first(where: { $0.rows > ordinal }) else { return nil }
    return IndexPath(row: ordinal - match.before.rows, section: match.index)
  }

  func contains(_ part: ListPart) -> Bool {
    guard part.section >= 0, part.section < sections.count else { return false }
    guard case .row(let indexPath) = part else { return true }
    return indexPath.row >= 0 && indexPath.row < sections[indexPath.section].rows.count
  }

  subscript(part: ListPart) -> Extent {
    get {
      let section = sections[part.section]
      switch part {
      case .header: return section.header
      case .footer: return section.footer
      case .row(let indexPath): return section.rows[indexPath.row]
      }
    }
    set {
      var section = sections[part.section]
      switch part {
      case .header: section.header = newValue
      case .footer: section.footer = newValue
      case .row(let indexPath): section.rows[indexPath.row] = newValue
      }
      sections[part.section] = section
    }
  }

  /// The stretch of a section with its header and footer.
  func stretch(ofSection section: Int) -> Stretch {
    Stretch(offset: sections.summary(ofFirst: section).length, length: sections[section].summary.length)
  }

  /// The stretch of one part, which must exist.
  func stretch(of part: ListPart) -> Stretch {
    let section = sections[part.section]
    let start = sections.summary(ofFirst: part.section).length
    switch part {
    case .header:
      return Stretch(offset: start, length: section.header.length)
    case .row(let indexPath):
      return Stretch(
        offset: start + section.header.length + section.rows.offset(of: indexPath.row),
        length: section.rows[indexPath.row].length
      )
    case .footer:
      return Stretch(offset: start + section.header.length + section.rows.length, length: section.footer.length)
    }
  }

  /// The part that covers an offset; nil outside `0..<length`. Parts without length cover nothing.
  func part(at offset: Double) -> ListPart? {
    guard offset >= 0, offset < length, let match = sections.first(where: { $0.length > offset }) else { return nil }
    let section = match.element
    let inside = offset - match.before.length
    if inside < section.header.length { return .header(match.index) }
    if let row = section.rows.index(at: inside - section.header.length) {
      return .row(IndexPath(row: row, section: match.index))
    }
    if section.footer.length > 0 { return .footer(match.index) }
    // Rounding put the offset a hair behind the last part with a length.
    if let row = section.rows.index(at: section.rows.length.nextDown) {
      return .row(IndexPath(row: row, section: match.index))
    }
    return .header(match.index)
  }

  /// The part behind this one, with or without length; nil at the end.
  func part(after part: ListPart) -> ListPart? {
    let section = part.section
    switch part {
    case .header:
      return numberOfRows(in: section) > 0 ? .row(IndexPath(row: 0, section: section)) : .footer(section)
    case .row(let indexPath):
      return indexPath.row + 1 < numberOfRows(in: section)
        ? .row(IndexPath(row: indexPath.row + 1, section: section)) : .footer(section)
    case .footer:
      return section + 1 < numberOfSections ? .header(section + 1) : nil
    }
  }

  /// All parts with a length that touch a range of offsets, in order. O(k log n) for k parts.
  func parts(in range: Range<Double>) -> [ListPart] {
    let start = max(range.lowerBound, 0)
    guard start < range.upperBound, var current = part(at: start) else { return [] }
    var found: [ListPart] = []
    while true {
      let stretch = stretch(of: current)
      if stretch.offset >= range.upperBound { break }
      if stretch.length > 0 { found.append(current) }
      guard var next = part(after: current) else { break }
      // Any number of rows without length may follow; the offset behind them finds the next one that has.
      if self[next].length == 0, let visible = part(at: stretch.end), visible > current { next = visible }
      current = next
    }
    return found
  }

  /// Turns all lengths into estimates, for example because the width changed. O(sections + runs)
  mutating func forgetMeasurements() {
    sections = SummedTree(
      sections.elements.map { section in
        var section = section
        section.header.isMeasured = false
        section.footer.isMeasured = false
        section.rows.forgetMeasurements()
        return section
      }
    )
  }

  /// Turns the lengths of rows into estimates, but for rows without length, which as a guess would not come into sight to
  /// be measured. O(sections + runs)
  mutating func forgetRowMeasurements() {
    for (index, section) in sections.elements.enumerated() where section.rows.holdsMeasuredLengths {
      var changed = section
      changed.rows.replaceAll { $0.length > 0 ? .estimated($0.length) : $0 }
      sections[index] = changed
    }
  }

  /// The first rows without length. O(sections + runs)
  ///
  /// - Parameter limit: How many at most.
  func rowsWithoutLength(limit: Int) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in sections.elements.enumerated() {
      var row = 0
      while row < section.rows.count {
        guard found.count < limit else { return found }
        let run = section.rows.run(at: row)
        if run.element.length == 0 {
          let end = min(run.end, row + limit - found.count)
          found += (row..<end).map { IndexPath(row: $0, section: index) }
        }
        row = run.end
      }
    }
    return found
  }

  func checkInvariants() {
    sections.checkInvariants()
    for section in sections.elements { section.rows.checkInvariants() }
  }
}

nonisolated extension ListExtents {
  /// Carries a checked batch out: what survives keeps its extents, everything new or reloaded is asked for in the index
  /// space after the batch. O(changed * log n)
  mutating func apply(
    _ update: ListUpdate,
    makeSection: (Int) -> Section,
    makeRow: (IndexPath) -> Extent
  ) {
    var movedRows: [IndexPath: Extent] = [:]
    for (old, new) in update.rowMoves { movedRows[new] = self[.row(old)] }
    for (section, rows) in update.removedRows {
      var changed = sections[section]
      for row in rows.reversed() { changed.rows.remove(at: row) }
      sections[section] = changed
    }

    var movedSections: [Int: Section] = [:]
    for (old, new) in update.sections.moves { movedSections[new] = sections[old] }
    for section in update.sections.removed.reversed() { sections.remove(at: section) }
    for section in update.sections.inserted {
      sections.insert(movedSections[section] ?? makeSection(section), at: section)
    }
    for old in update.reloadedSections {
      if let section = update.sections.new(old) { sections[section] = makeSection(section) }
    }

    for (section, rows) in update.insertedRows {
      var changed = sections[section]
      for row in rows {
        let indexPath = IndexPath(row: row, section: section)
        changed.rows.insert(movedRows[indexPath] ?? makeRow(indexPath), at: row)
      }
      sections[section] = changed
    }
    for old in update.reloadedRows {
      if let indexPath = update.newIndexPath(old) { self[.row(indexPath)] = makeRow(indexPath) }
    }
  }
}
