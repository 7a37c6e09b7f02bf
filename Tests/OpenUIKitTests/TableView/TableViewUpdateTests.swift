import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: batches", .serialized)
@MainActor
struct TableViewUpdateTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// The texts and frames that a fresh table view shows for the same content at the same offset.
  private func freshPicture(of fixture: TableFixture) -> [String] {
    let fresh = TableFixture(fixture.sections, style: fixture.table.style, size: fixture.table.bounds.size)
    fresh.table.estimatedRowHeight = fixture.table.estimatedRowHeight
    fresh.table.layoutIfNeeded()
    fresh.table.contentOffset.y = fixture.table.contentOffset.y
    defer { fresh.close() }
    return fresh.picture
  }

  @Test func `inserted, deleted and moved rows are where they belong`() {
    let fixture = TableFixture(rows: 5)
    UIView.performWithoutAnimation {
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows = ["new", "4", "0", "2", "3"].map { TableFixture.Row(text: $0) }
        fixture.table.insertRows(at: [path(0)], with: .fade)
        fixture.table.deleteRows(at: [path(1)], with: .left)
        fixture.table.moveRow(at: path(4), to: path(1))
      }
    }
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["new", "4", "0", "2", "3"])
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `surviving rows keep their cells`() {
    let fixture = TableFixture(rows: 5)
    let cell = fixture.table.cellForRow(at: path(3))
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.removeFirst(2)
      fixture.table.deleteRows(at: [path(0), path(1)], with: .automatic)
    }
    #expect(fixture.table.cellForRow(at: path(1)) === cell)
    #expect(cell.flatMap { fixture.table.indexPath(for: $0) } == path(1))
    fixture.close()
  }

  @Test func `reloaded rows get another cell, reconfigured rows keep theirs`() {
    let fixture = TableFixture(rows: 5)
    let cells = fixture.table.visibleCells
    fixture.sections[0].rows[1].text = "reloaded"
    fixture.sections[0].rows[2].text = "reconfigured"
    fixture.configured = []
    UIView.performWithoutAnimation {
      fixture.table.performBatchUpdates {
        fixture.table.reloadRows(at: [path(1)], with: .automatic)
        fixture.table.reconfigureRows(at: [path(2)])
      }
    }
    #expect(fixture.configured.sorted() == [path(1), path(2)])
    #expect(fixture.table.visibleCells[2] === cells[2])
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["0", "reloaded", "reconfigured", "3", "4"])
    fixture.close()
  }

  @Test func `an empty batch asks for heights again`() {
    let fixture = TableFixture(rows: 5)
    fixture.sections[0].rows[1].height = 100
    UIView.performWithoutAnimation { fixture.table.performBatchUpdates(nil) }
    #expect(fixture.table.rectForRow(at: path(2)).minY == 144)
    #expect(fixture.table.contentSize.height == 276)
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `heights out of sight that changed with an empty batch are there when the rows come into sight`() {
    let fixture = TableFixture(rows: 100)
    fixture.sections[0].rows[3].height = 0
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    fixture.table.contentOffset.y = 3000
    fixture.sections[0].rows[1].height = 160
    fixture.sections[0].rows[3].height = 44
    fixture.sections[0].rows[2].height = 0
    UIView.performWithoutAnimation { fixture.table.performBatchUpdates(nil) }
    fixture.table.contentOffset.y = 0
    #expect(fixture.picture == freshPicture(of: fixture))
    #expect(fixture.table.rectForRow(at: path(1)).height == 160)
    #expect(fixture.table.rectForRow(at: path(3)).height == 44)
    #expect(fixture.table.rectForRow(at: path(2)).height == 0)
    fixture.close()
  }

  @Test func `begun batches nest and the outermost end carries them out`() {
    let fixture = TableFixture(rows: 3)
    UIView.performWithoutAnimation {
      fixture.table.beginUpdates()
      fixture.sections[0].rows.append(.init(text: "a"))
      fixture.table.insertRows(at: [path(3)], with: .none)
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.append(.init(text: "b"))
        fixture.table.insertRows(at: [path(4)], with: .none)
      }
      #expect(fixture.table.hasUncommittedUpdates)
      #expect(fixture.table.numberOfRows(inSection: 0) == 3)
      fixture.table.endUpdates()
    }
    #expect(!fixture.table.hasUncommittedUpdates)
    #expect(fixture.table.numberOfRows(inSection: 0) == 5)
    fixture.close()
  }

  @Test func `the completion is called once, at the end of the animation`() async throws {
    let fixture = TableFixture(rows: 5)
    try await nextFrame(of: fixture.window.gtkWindow)
    var completions: [Bool] = []
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows.removeFirst()
      fixture.table.deleteRows(at: [path(0)], with: .automatic)
    } completion: {
      completions.append($0)
    }
    #expect(completions == [])
    #expect(fixture.table.motion.isRunning)
    #expect(fixture.table.cellForRow(at: path(0))?.frame.minY == 0, "frames are final at once")
    #expect(fixture.table.cellForRow(at: path(0))?.renderOffset.y == 44, "and drawn where they were")
    try await waitFor("the end of the animation") { !completions.isEmpty }
    #expect(completions == [true])
    #expect(!fixture.table.motion.isRunning)
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `rows are seen on their way, never going back`() async throws {
    let fixture = TableFixture(rows: 5)
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.table.cellForRow(at: path(4)))
    func seen() -> Float {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(cell.gtkWidget, fixture.table.gtkWidget, &bounds)
      return bounds.origin.y
    }
    #expect(seen() == 176)
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows.removeFirst(3)
      fixture.table.deleteRows(at: (0..<3).map { path($0) }, with: .automatic)
    }
    var places: [Float] = []
    while fixture.table.motion.isRunning {
      try await nextFrame(of: fixture.window.gtkWindow)
      places.append(seen())
    }
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(seen() == 44)
    #expect(places == places.sorted(by: >))
    #expect(places.contains { $0 > 44 && $0 < 176 })
    fixture.close()
  }

  @Test func `without animation the completion is called before the batch returns`() {
    let fixture = TableFixture(rows: 5, height: 44)
    var completions = 0
    UIView.performWithoutAnimation { fixture.table.performBatchUpdates(nil) { _ in completions += 1 } }
    #expect(completions == 1)
    fixture.close()
    let hidden = TableFixture([TableFixture.section(3)], isShown: false)
    hidden.table.performBatchUpdates {
      hidden.sections[0].rows.append(.init(text: "x"))
      hidden.table.insertRows(at: [path(3)], with: .automatic)
    } completion: { _ in
      completions += 1
    }
    #expect(completions == 2)
    #expect(hidden.table.numberOfRows(inSection: 0) == 4)
  }

  @Test func `a batch during an animation goes on from where the rows are`() async throws {
    let fixture = TableFixture(rows: 6)
    try await nextFrame(of: fixture.window.gtkWindow)
    var completions = 0
    for _ in 0..<3 {
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.removeFirst()
        fixture.table.deleteRows(at: [path(0)], with: .automatic)
      } completion: { _ in
        completions += 1
      }
      try await nextFrame(of: fixture.window.gtkWindow)
    }
    try await waitFor("all animations to end") { completions == 3 }
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["3", "4", "5"])
    #expect(fixture.picture == freshPicture(of: fixture))
    #expect(fixture.liveCells.count == 3)
    fixture.close()
  }

  @Test func `leaving the window ends animations and calls completions`() async throws {
    let fixture = TableFixture(rows: 5)
    try await nextFrame(of: fixture.window.gtkWindow)
    var completions = 0
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows.removeFirst()
      fixture.table.deleteRows(at: [path(0)], with: .automatic)
    } completion: { _ in
      completions += 1
    }
    fixture.table.removeFromSuperview()
    #expect(completions == 1)
    fixture.close()
  }

  @Test func `rows inserted above those in sight do not move them`() {
    let fixture = TableFixture(rows: 100)
    fixture.table.contentOffset.y = 1000
    let before = fixture.picture
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.insert(contentsOf: (0..<10).map { .init(text: "new \($0)") }, at: 0)
      fixture.table.insertRows(at: (0..<10).map { path($0) }, with: .automatic)
    }
    #expect(fixture.picture == before)
    #expect(fixture.table.contentOffset.y == 1440)
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.removeFirst(12)
      fixture.table.deleteRows(at: (0..<12).map { path($0) }, with: .automatic)
    }
    #expect(fixture.picture == before)
    fixture.close()
  }

  @Test func `rows inserted at the top of the content are in sight`() {
    let fixture = TableFixture(rows: 100)
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.insert(.init(text: "new"), at: 0)
      fixture.table.insertRows(at: [path(0)], with: .automatic)
    }
    #expect(fixture.table.contentOffset.y == 0)
    #expect(fixture.table.visibleCells.first?.textLabel?.text == "new")
    fixture.close()
  }

  @Test func `deleting rows at the end scrolls back to the content`() {
    let fixture = TableFixture(rows: 20)
    fixture.table.contentOffset.y = 580
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.removeLast(15)
      fixture.table.deleteRows(at: (5..<20).map { path($0) }, with: .automatic)
    }
    #expect(fixture.table.contentOffset.y == 0)
    #expect(fixture.table.visibleCells.count == 5)
    fixture.close()
  }

  @Test func `reloadData inside a batch takes its place`() {
    let fixture = TableFixture(rows: 5)
    var completions = 0
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows.removeLast(3)
      fixture.table.deleteRows(at: [path(0)], with: .automatic)
      fixture.table.reloadData()
    } completion: { _ in
      completions += 1
    }
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["0", "1"])
    #expect(completions == 1)
    fixture.close()
  }

  @Test func `reloadData while cells are made is done afterwards`() {
    let fixture = TableFixture(rows: 5)
    var isFirst = true
    fixture.onConfigure = { _, _ in
      guard isFirst else { return }
      isFirst = false
      fixture.sections[0].rows.removeLast(2)
      fixture.table.reloadData()
    }
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
    fixture.close()
  }

  @Test func `sections come, go, move and are made anew`() {
    let fixture = TableFixture(
      ["a", "b", "c", "d"].map { name in
        var section = TableFixture.section(1, name)
        section.header = name
        return section
      },
      style: .grouped,
      size: CGSize(width: 400, height: 600)
    )
    UIView.performWithoutAnimation {
      fixture.table.performBatchUpdates {
        var new = TableFixture.section(2, "new")
        new.header = "new"
        var anew = TableFixture.section(3, "anew")
        anew.header = "anew"
        fixture.sections = [fixture.sections[3], new, anew, fixture.sections[2]]
        fixture.table.deleteSections([0], with: .automatic)
        fixture.table.insertSections([1], with: .automatic)
        fixture.table.reloadSections([1], with: .automatic)
        fixture.table.moveSection(3, toSection: 0)
      }
    }
    #expect(
      fixture.table.visibleCells.map { $0.textLabel?.text } == ["d0", "new0", "new1", "anew0", "anew1", "anew2", "c0"]
    )
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `every right batch of a small table ends as a reload does`() {
    let texts = ["0", "1", "2", "3"]
    let fixture = TableFixture(rows: 0)
    var tried = 0
    UIView.performWithoutAnimation {
      // Every way to keep some rows in any order among up to two new ones.
      for kept in subsets(of: texts) {
        for order in permutations(of: kept) {
          for places in insertions(into: order.count, count: 2) {
            tried += 1
            fixture.sections = [TableFixture.section(4)]
            fixture.table.reloadData()
            fixture.table.layoutIfNeeded()
            change(fixture, from: texts, to: places.reduce(into: order) { $0.insert("new", at: $1) })
          }
        }
      }
    }
    #expect(tried > 300)
    fixture.close()
  }

  private func change(_ fixture: TableFixture, from texts: [String], to target: [String]) {
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows = target.map { TableFixture.Row(text: $0, height: $0 == "new" ? 30 : 44) }
      fixture.table.deleteRows(
        at: texts.indices.filter { !target.contains(texts[$0]) }.map { path($0) },
        with: .automatic
      )
      fixture.table.insertRows(
        at: target.indices.filter { target[$0] == "new" }.map { path($0) },
        with: .automatic
      )
      for (index, text) in target.enumerated() where text != "new" {
        guard let old = texts.firstIndex(of: text) else { continue }
        fixture.table.moveRow(at: path(old), to: path(index))
      }
    }
    var y = 0
    let expected = fixture.sections[0].rows.map { row in
      defer { y += Int(row.height) }
      return "\(row.text) 0 \(y) 400x\(Int(row.height))"
    }
    #expect(fixture.picture == expected)
  }

  private func subsets(of list: [String]) -> [[String]] {
    list.reduce([[]]) { sets, element in sets + sets.map { $0 + [element] } }
  }

  private func permutations(of list: [String]) -> [[String]] {
    guard let first = list.first else { return [[]] }
    return permutations(of: Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { index in
        var copy = rest
        copy.insert(first, at: index)
        return copy
      }
    }
  }

  private func insertions(into count: Int, count insertions: Int) -> [[Int]] {
    [[]] + (0...count).map { [$0] } + (0...count).flatMap { first in (0...count + 1).map { [first, $0] } }
  }

  @Test func `random batches end as a reload does, animated or not`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Table view seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let fixture = TableFixture([], style: .grouped)
    // With guessed heights the same offset shows other rows.
    fixture.table.estimatedRowHeight = 0
    try await nextFrame(of: fixture.window.gtkWindow)
    for round in 0..<150 {
      let (batch, before, after) = ListBatch.random(using: &random)
      guard case .success(let update) = batch.check(before: before, after: after) else { continue }
      var next = 0
      func row(_ kind: String) -> TableFixture.Row {
        next += 1
        return .init(text: "\(round) \(kind) \(next)", height: CGFloat(Int.random(in: 20...90, using: &random)))
      }
      fixture.sections = before.map { count in .init(rows: (0..<count).map { _ in row("old") }) }
      fixture.table.reloadData()
      fixture.table.contentOffset.y = CGFloat(
        Int.random(in: 0...max(0, Int(fixture.table.contentSize.height) - 300), using: &random)
      )
      let isAnimated = round % 3 == 0
      UIView.setAnimationsEnabled(isAnimated)
      fixture.perform(batch, update, after: after) { row("new") }
      if isAnimated, round % 2 == 0 { try await nextFrame(of: fixture.window.gtkWindow) }
      fixture.table.motion.settle()
      fixture.table.layoutIfNeeded()
      UIView.setAnimationsEnabled(true)
      let expected = freshPicture(of: fixture)
      #expect(fixture.picture == expected, "round \(round): \(batch) from \(before) to \(after)")
      #expect(fixture.table.contentOffset.y <= max(0, fixture.table.contentSize.height - 300))
    }
    fixture.close()
  }

  @Test func `random batches into running animations end as a reload does`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Table view animation seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let fixture = TableFixture([TableFixture.section(6), TableFixture.section(4)], style: .grouped)
    fixture.table.estimatedRowHeight = 0
    try await nextFrame(of: fixture.window.gtkWindow)
    var next = 0
    var batches = 0
    var completions = 0
    for _ in 0..<120 {
      let counts = fixture.sections.map(\.rows.count)
      let (batch, before, after) = ListBatch.random(from: counts, using: &random)
      guard case .success(let update) = batch.check(before: before, after: after) else { continue }
      batches += 1
      fixture.perform(batch, update, after: after) {
        next += 1
        return .init(text: "new \(next)", height: CGFloat(Int.random(in: 20...90, using: &random)))
      } completion: {
        completions += 1
      }
      if fixture.sections.count < 2 {
        fixture.sections.append(TableFixture.section(5, "more \(next) "))
        fixture.table.insertSections([fixture.sections.count - 1], with: .automatic)
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try await nextFrame(of: fixture.window.gtkWindow)
      case 1:
        let room = max(0, Int(fixture.table.contentSize.height) - 300)
        fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...room, using: &random))
      case 2:
        try await nextFrame(of: fixture.window.gtkWindow)
        try await nextFrame(of: fixture.window.gtkWindow)
      default: break
      }
      let shown = fixture.table.visibleCells.map { $0.textLabel?.text ?? "" }
      let wanted = (fixture.table.indexPathsForVisibleRows ?? []).map {
        fixture.sections[$0.section].rows[$0.row].text
      }
      #expect(shown == wanted)
    }
    try await waitFor("the end of the animations") { !fixture.table.motion.isRunning }
    fixture.table.layoutIfNeeded()
    #expect(batches > 50)
    #expect(completions == batches)
    #expect(fixture.picture == freshPicture(of: fixture))
    #expect(fixture.liveCells.count <= fixture.table.visibleCells.count + 1)
    fixture.close()
  }
}

extension TableFixture {
  /// Changes the content as a batch says, with new rows made by `row`, and tells the table view.
  fileprivate func perform(
    _ batch: ListBatch,
    _ update: ListUpdate,
    after: [Int],
    row: @escaping () -> Row,
    completion: (() -> Void)? = nil
  ) {
    let old = sections
    table.performBatchUpdates {
      self.sections = after.indices.map { section in
        Section(
          rows: (0..<after[section]).map { index in
            let new = IndexPath(row: index, section: section)
            guard let path = update.oldIndexPath(new), !update.isRenewed(.row(path)) else { return row() }
            return old[path.section].rows[path.row]
          }
        )
      }
      self.table.record(batch)
    } completion: { _ in
      completion?()
    }
  }
}

extension UITableView {
  /// Asks for every change of a batch, in an order that must not matter.
  fileprivate func record(_ batch: ListBatch) {
    insertRows(at: batch.insertedRows, with: .fade)
    deleteSections(IndexSet(batch.deletedSections), with: .left)
    for move in batch.movedRows { moveRow(at: move.from, to: move.to) }
    reloadSections(IndexSet(batch.reloadedSections), with: .automatic)
    deleteRows(at: batch.deletedRows, with: .top)
    reloadRows(at: batch.reloadedRows, with: .automatic)
    insertSections(IndexSet(batch.insertedSections), with: .bottom)
    reconfigureRows(at: batch.reconfiguredRows)
    for move in batch.movedSections { moveSection(move.from, toSection: move.to) }
  }
}
