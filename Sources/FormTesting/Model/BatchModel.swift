import FlixCore

/// A view that knows nothing but UIKit's batch rules, and refuses a batch that breaks one.
///
/// It refuses, too, what UIKit takes and is known to do wrong, see `BatchCalls`.
package struct BatchModel: Equatable {
  /// A broken rule.
  package struct Violation: Error, CustomStringConvertible {
    package let description: String
  }

  /// What the view shows.
  package var sections: [ShownSection]

  package init(sections: [ShownSection]) {
    self.sections = sections
  }

  /// Applies a batch as UIKit does: rows stay, move, go or come, and only new and reconfigured ones ask for content.
  ///
  /// - Parameter data: What the data source answers after the batch.
  package mutating func apply(_ changes: Changeset, data: [ShownSection]) throws {
    let fault = BatchCalls(changes).knownFault(before: sections.map(\.rows.count), after: data.map(\.rows.count))
    if let fault { throw Violation(description: fault) }
    try checkSections(changes, data: data)
    try checkRows(changes, data: data)
    let order = try arrange(
      count: sections.count,
      deletes: changes.sectionDeletes,
      inserts: changes.sectionInserts,
      moves: changes.sectionMoves.map { ($0.from, $0.to) },
      what: "sections"
    )
    try require(order.count == data.count, "\(order.count) sections after the batch, but the data has \(data.count)")
    var carried: [NodePosition: String] = [:]
    for move in changes.moves {
      carried[move.to] = sections[move.from.section].rows[move.from.item]
      try require(changes.newPosition(of: move.from) == move.to, "row \(move.from) is lost on its way")
    }
    try require(
      changes.deletes.allSatisfy { changes.newPosition(of: $0) == nil },
      "a row that is gone has a place after the batch"
    )

    var result: [ShownSection] = []
    for (after, before) in order.enumerated() {
      guard let before else {
        result.append(data[after])
        continue
      }
      var section = sections[before]
      section.rows = try rows(before, after, changes, data, carried)
      if changes.headers.contains(after) { section.header = data[after].header }
      if changes.footers.contains(after) { section.footer = data[after].footer }
      result.append(section)
    }
    sections = result
  }

  private func rows(
    _ before: Int,
    _ after: Int,
    _ changes: Changeset,
    _ data: [ShownSection],
    _ carried: [NodePosition: String]
  ) throws -> [String] {
    let old = sections[before].rows
    let new = data[after].rows
    var stays = [Bool](repeating: true, count: old.count)
    var isReconfigured = [Bool](repeating: false, count: old.count)
    for position in changes.deletes where position.section == before { stays[position.item] = false }
    for move in changes.moves where move.from.section == before { stays[move.from.item] = false }
    for position in changes.reconfigures where position.section == before { isReconfigured[position.item] = true }
    var arrives = [Bool](repeating: false, count: new.count)
    for position in changes.inserts where position.section == after { arrives[position.item] = true }
    for move in changes.moves where move.to.section == after { arrives[move.to.item] = true }

    let kept = old.indices.filter { stays[$0] }
    let count = kept.count + arrives.count { $0 }
    try require(
      count == new.count,
      "section \(after) has \(count) rows after the batch, but the data has \(new.count)"
    )
    var next = kept.makeIterator()
    return try new.indices.map { item in
      if arrives[item] { return carried[NodePosition(section: after, item: item)] ?? new[item] }
      guard let old = next.next() else { throw Violation(description: "section \(after) runs out of rows") }
      let position = changes.newPosition(of: NodePosition(section: before, item: old))
      try require(
        position == NodePosition(section: after, item: item),
        "row \(old) of section \(before) goes to row \(item) of section \(after), not to \(String(describing: position))"
      )
      let shown = sections[before].rows[old]
      guard isReconfigured[old] else { return shown }
      try require(
        ShownSection.identity(in: shown) == ShownSection.identity(in: new[item]),
        "row \(old) of section \(before) shows \(shown) and is reconfigured as another one, \(new[item])"
      )
      return new[item]
    }
  }

  // MARK: Rules

  private func checkRows(_ changes: Changeset, data: [ShownSection]) throws {
    let touched = Set(changes.sectionDeletes).union(changes.sectionMoves.map(\.from))
    let arrived = Set(changes.sectionInserts).union(changes.sectionMoves.map(\.to))
    let left = changes.deletes + changes.reconfigures + changes.moves.map(\.from)
    for position in left {
      try require(!touched.contains(position.section), "row \(position) changes in a section that goes or moves")
      try require(Self.contains(sections, position), "row \(position) is not there before")
    }
    let come = changes.inserts + changes.moves.map(\.to)
    for position in come {
      try require(!arrived.contains(position.section), "row \(position) comes into a section that comes or moves")
      try require(Self.contains(data, position), "row \(position) is not there after")
    }
    try require(Set(left).count == left.count, "a row is deleted, moved or reconfigured twice")
    try require(Set(come).count == come.count, "two rows come to one place")
    try require(Self.ascends(changes.deletes), "deletes are not sorted")
    try require(Self.ascends(changes.inserts), "inserts are not sorted")
    try require(Self.ascends(changes.reconfigures), "reconfigures are not sorted")
    try require(Self.ascends(changes.moves.map(\.to)), "moves are not sorted")
  }

  private func checkSections(_ changes: Changeset, data: [ShownSection]) throws {
    let left = changes.sectionDeletes + changes.sectionMoves.map(\.from)
    let come = changes.sectionInserts + changes.sectionMoves.map(\.to)
    try require(Set(left).count == left.count, "a section is deleted or moved twice")
    try require(Set(come).count == come.count, "two sections come to one place")
    try require(left.allSatisfy(sections.indices.contains), "a section that goes is not there before")
    try require(come.allSatisfy(data.indices.contains), "a section that comes is not there after")
    try require(Self.ascends(changes.sectionDeletes), "section deletes are not sorted")
    try require(Self.ascends(changes.sectionInserts), "section inserts are not sorted")
    for section in changes.headers + changes.footers {
      try require(
        data.indices.contains(section) && !come.contains(section),
        "the header or footer of section \(section), which is new, changes"
      )
    }
  }

  /// For each place after, the index before of what stands there; `nil` for what is new.
  private func arrange(
    count: Int,
    deletes: [Int],
    inserts: [Int],
    moves: [(from: Int, to: Int)],
    what: String
  ) throws -> [Int?] {
    let left = Set(deletes + moves.map(\.from))
    let moved = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    let total = count - deletes.count + inserts.count
    var kept = (0..<count).filter { !left.contains($0) }.makeIterator()
    return try (0..<total).map { place in
      if inserts.contains(place) { return nil }
      if let source = moved[place] { return source }
      guard let source = kept.next() else { throw Violation(description: "the \(what) do not add up") }
      return source
    }
  }

  private static func contains(_ sections: [ShownSection], _ position: NodePosition) -> Bool {
    sections.indices.contains(position.section) && sections[position.section].rows.indices.contains(position.item)
  }

  private static func ascends(_ items: [some Comparable]) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Violation(description: message()) }
  }
}
