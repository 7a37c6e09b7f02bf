@testable import FlixCore

/// A view that knows nothing but UIKit's batch rules, and refuses a batch that breaks one.
struct BatchModel: Equatable {
  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  /// What each row shows.
  var sections: [[String]]

  /// Applies a batch as UIKit does: rows stay, move, go or come, and only new and reconfigured ones ask for content.
  ///
  /// - Parameter data: What the data source answers after the batch.
  mutating func apply(_ changes: Changeset, data: [[String]]) throws {
    try checkSections(changes, data: data)
    let touched = Set(changes.sectionDeletes).union(changes.sectionMoves.map(\.from))
    let arrived = Set(changes.sectionInserts).union(changes.sectionMoves.map(\.to))
    for position in changes.deletes + changes.reconfigures + changes.moves.map(\.from) {
      try require(!touched.contains(position.section), "row \(position) changes in a section that goes or moves")
      try require(contains(sections, position), "row \(position) is not there before")
    }
    for position in changes.inserts + changes.moves.map(\.to) {
      try require(!arrived.contains(position.section), "row \(position) comes into a section that comes or moves")
      try require(contains(data, position), "row \(position) is not there after")
    }
    let left = changes.deletes + changes.reconfigures + changes.moves.map(\.from)
    try require(Set(left).count == left.count, "a row is deleted, moved or reconfigured twice")
    let come = changes.inserts + changes.moves.map(\.to)
    try require(Set(come).count == come.count, "two rows come to one place")
    try require(changes.deletes == changes.deletes.sorted(), "deletes are not sorted")
    try require(changes.inserts == changes.inserts.sorted(), "inserts are not sorted")
    try require(changes.reconfigures == changes.reconfigures.sorted(), "reconfigures are not sorted")
    try require(changes.moves.map(\.to) == changes.moves.map(\.to).sorted(), "moves are not sorted")

    let order = try arrange(
      count: sections.count,
      deletes: changes.sectionDeletes,
      inserts: changes.sectionInserts,
      moves: changes.sectionMoves.map { ($0.from, $0.to) },
      what: "sections"
    )
    try require(order.count == data.count, "\(order.count) sections after the batch, but the data has \(data.count)")
    var carried: [NodePosition: (section: Int, text: String)] = [:]
    for move in changes.moves {
      carried[move.to] = (move.from.section, sections[move.from.section][move.from.item])
    }
    var result: [[String]] = []
    for (after, before) in order.enumerated() {
      result.append(try before.map { try rows($0, after, changes, data, carried) } ?? data[after])
    }
    sections = result
  }

  private func rows(
    _ before: Int,
    _ after: Int,
    _ changes: Changeset,
    _ data: [[String]],
    _ carried: [NodePosition: (section: Int, text: String)]
  ) throws -> [String] {
    let reconfigured = Set(changes.reconfigures.filter { $0.section == before }.map(\.item))
    let left =
      changes.deletes.filter { $0.section == before } + changes.moves.map(\.from).filter { $0.section == before }
    let come = changes.inserts.filter { $0.section == after } + changes.moves.map(\.to).filter { $0.section == after }
    let kept = sections[before].indices.filter { !Set(left.map(\.item)).contains($0) }
    let count = kept.count + come.count
    try require(
      count == data[after].count,
      "section \(after) has \(count) rows after the batch, but the data has \(data[after].count)"
    )
    let arriving = Set(come.map(\.item))
    var next = kept.makeIterator()
    return try (0..<count).map { item in
      if arriving.contains(item) {
        return carried[NodePosition(section: after, item: item)]?.text ?? data[after][item]
      }
      guard let old = next.next() else { throw Violation(description: "section \(after) runs out of rows") }
      return reconfigured.contains(old) ? data[after][item] : sections[before][old]
    }
  }

  private func checkSections(_ changes: Changeset, data: [[String]]) throws {
    let left = changes.sectionDeletes + changes.sectionMoves.map(\.from)
    let come = changes.sectionInserts + changes.sectionMoves.map(\.to)
    try require(Set(left).count == left.count, "a section is deleted or moved twice")
    try require(Set(come).count == come.count, "two sections come to one place")
    try require(left.allSatisfy(sections.indices.contains), "a section that goes is not there before")
    try require(come.allSatisfy(data.indices.contains), "a section that comes is not there after")
    try require(changes.sectionDeletes == changes.sectionDeletes.sorted(), "section deletes are not sorted")
    try require(changes.sectionInserts == changes.sectionInserts.sorted(), "section inserts are not sorted")
    try require(
      changes.sectionMoves.isEmpty || changes.sectionInserts.isEmpty || changes.inserts.isEmpty,
      "section inserts, section moves and row inserts in one batch"
    )
    for section in changes.headers + changes.footers {
      try require(
        data.indices.contains(section) && !come.contains(section),
        "the header or footer of a section \(section) that is new changes"
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

  private func contains(_ sections: [[String]], _ position: NodePosition) -> Bool {
    sections.indices.contains(position.section) && sections[position.section].indices.contains(position.item)
  }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Violation(description: message()) }
  }
}
