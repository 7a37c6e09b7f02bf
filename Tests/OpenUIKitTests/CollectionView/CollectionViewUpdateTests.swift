import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: batches", .serialized)
@MainActor
struct CollectionViewUpdateTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The texts and frames that a fresh collection view shows for the same content at the same offset.
  private func freshPicture(of fixture: CollectionFixture) -> [String] {
    let layout = GridLayout()
    layout.headerHeight = fixture.layout.headerHeight
    layout.columns = fixture.layout.columns
    let fresh = CollectionFixture(fixture.sections, layout: layout)
    fresh.view.contentOffset = fixture.view.contentOffset
    defer { fresh.close() }
    return fresh.picture
  }

  @Test func `inserted, deleted and moved items are where they belong`() {
    let fixture = CollectionFixture(items: 5)
    let survivor = fixture.view.cellForItem(at: path(2))
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.sections[0] = ["new", "4", "0", "2", "3"]
        fixture.view.insertItems(at: [path(0)])
        fixture.view.deleteItems(at: [path(1)])
        fixture.view.moveItem(at: path(4), to: path(1))
      }
    }
    #expect(fixture.texts == ["new", "4", "0", "2", "3"])
    #expect(fixture.view.cellForItem(at: path(3)) === survivor)
    #expect(survivor.flatMap { fixture.view.indexPath(for: $0) } == path(3))
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `sections come, go and move with their headers`() {
    let layout = GridLayout()
    layout.headerHeight = 20
    let fixture = CollectionFixture([["a"], ["b", "c"], ["d"]], layout: layout)
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.sections = [["d"], ["new"], ["b", "c"]]
        fixture.view.deleteSections([0])
        fixture.view.insertSections([1])
        fixture.view.moveSection(2, toSection: 0)
      }
    }
    #expect(fixture.texts == ["d", "new", "b", "c"])
    #expect(fixture.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
    #expect(fixture.view.numberOfSections == 3)
    UIView.performWithoutAnimation {
      fixture.sections[1] = []
      fixture.view.reloadSections([1])
    }
    #expect(fixture.texts == ["d", "b", "c"])
    fixture.close()
  }

  @Test func `reloaded items get another cell, reconfigured items keep theirs`() {
    let fixture = CollectionFixture(items: 5)
    let cells = fixture.view.visibleCells
    fixture.sections[0][1] = "reloaded"
    fixture.sections[0][2] = "reconfigured"
    fixture.configured = []
    UIView.performWithoutAnimation {
      fixture.view.performBatchUpdates {
        fixture.view.reloadItems(at: [path(1)])
        fixture.view.reconfigureItems(at: [path(2)])
      }
    }
    #expect(fixture.configured.sorted() == [path(1), path(2)])
    #expect(fixture.view.visibleCells[2] === cells[2])
    #expect(fixture.texts == ["0", "reloaded", "reconfigured", "3", "4"])
    fixture.close()
  }

  @Test func `a reconfigured cell may grow`() {
    let layout = GridLayout()
    layout.columns = 1
    layout.followsContent = true
    let fixture = CollectionFixture([["0", "1", "2"]], layout: layout)
    fixture.onConfigure = { cell, path in cell.wantedHeight = path.item == 1 ? 90 : 50 }
    UIView.performWithoutAnimation { fixture.view.reconfigureItems(at: [path(1)]) }
    #expect(fixture.picture == ["0 0 0 100x50", "1 0 50 100x90", "2 0 140 100x50"])
    fixture.close()
  }

  @Test func `the selection follows its items`() {
    let fixture = CollectionFixture(items: 6)
    fixture.view.allowsMultipleSelection = true
    for item in [1, 3, 5] { fixture.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    UIView.performWithoutAnimation {
      fixture.sections[0] = ["new", "0", "2", "3", "4", "5"]
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: [path(0)])
        fixture.view.deleteItems(at: [path(1)])
      }
    }
    #expect(fixture.view.indexPathsForSelectedItems == [path(3), path(5)])
    #expect(fixture.view.visibleCells.map(\.isSelected) == [false, false, false, true, false, true])
    fixture.close()
  }

  @Test func `items are seen on their way, and the completion is called once at its end`() async throws {
    let fixture = CollectionFixture(items: 5)
    try await nextFrame(of: fixture.window.gtkWindow)
    var completions: [Bool] = []
    let gone = fixture.view.cellForItem(at: path(0))
    fixture.view.performBatchUpdates {
      fixture.sections[0].removeFirst()
      fixture.view.deleteItems(at: [path(0)])
    } completion: {
      completions.append($0)
    }
    #expect(completions == [])
    let first = try #require(fixture.view.cellForItem(at: path(0)))
    #expect(first.frame.minX == 0, "frames are final at once")
    #expect(first.renderOffset.x == 100, "and drawn where they were")
    #expect(gone?.superview === fixture.view)
    #expect(gone?.isParked == false)
    try await waitFor("the end of the animation") { !completions.isEmpty }
    #expect(completions == [true])
    #expect(first.renderOffset == .zero)
    #expect(gone?.isParked == true)
    #expect(fixture.picture == freshPicture(of: fixture))
    fixture.close()
  }

  @Test func `a layout decides where items come from and go to`() async throws {
    final class Sliding: GridLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for item in updateItems {
          let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
          let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
          log.append("\(item.updateAction) \(before) \(after)")
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if attributes?.alpha == 0 { attributes?.frame.origin.y -= 30 }
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
      override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }
    let layout = Sliding()
    let fixture = CollectionFixture([["0", "1"]], layout: layout)
    try await nextFrame(of: fixture.window.gtkWindow)
    layout.log = []
    fixture.view.performBatchUpdates {
      fixture.sections[0] = ["new", "1"]
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertItems(at: [path(0)])
    }
    #expect(
      layout.log == [
        "prepare", "delete 0 -", "insert - 0", "final 0", "final 1", "initial 0", "initial 1", "finalize",
      ]
    )
    let cell = try #require(fixture.view.cellForItem(at: path(0)))
    #expect(cell.renderOffset == CGPoint(x: 0, y: -30))
    #expect(cell.renderAlpha == 0)
    fixture.view.motion.settle()
    #expect(cell.renderAlpha == 1)
    fixture.close()
  }

  @Test func `layout and delegate may scroll with a batch`() {
    final class Kept: GridLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 50)
      }
    }
    let fixture = CollectionFixture([(0..<99).map(String.init)], layout: Kept())
    fixture.view.contentOffset.y = 500
    let first = fixture.view.visibleCells.first
    UIView.performWithoutAnimation {
      fixture.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
      fixture.view.insertItems(at: [path(0), path(1), path(2)])
    }
    #expect(fixture.view.contentOffset.y == 550)
    #expect(fixture.view.visibleCells.first === first)
    fixture.close()
  }

  @Test func `a batch while a layout is due shows the state before it first`() async throws {
    let fixture = CollectionFixture(items: 3)
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.layout.itemSize.height = 40
    fixture.layout.invalidateLayout()
    fixture.view.performBatchUpdates {
      #expect(fixture.view.views[.cell(path(0))]?.frame.height == 40)
      fixture.sections[0].append("3")
      fixture.view.insertItems(at: [path(3)])
    }
    #expect(fixture.view.cellForItem(at: path(3))?.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    fixture.close()
  }

  @Test func `a batch from cellForItem waits for the layout`() {
    let fixture = CollectionFixture(items: 3)
    var hasInserted = false
    fixture.onConfigure = { _, _ in
      guard !hasInserted else { return }
      hasInserted = true
      fixture.sections[0].append("late")
      fixture.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    fixture.view.reconfigureItems(at: [path(0)])
    #expect(fixture.texts == ["0", "1", "2", "late"])
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.texts == ["0", "1", "2", "late"])
    fixture.close()
  }

  @Test func `reloading inside a batch takes its place`() {
    let fixture = CollectionFixture(items: 3)
    var isDone = false
    fixture.view.performBatchUpdates {
      fixture.sections[0] = ["x"]
      fixture.view.reloadData()
    } completion: { _ in
      isDone = true
    }
    #expect(isDone)
    #expect(fixture.texts == ["x"])
    fixture.close()
  }

  @Test func `two batches in quick succession end where they should`() async throws {
    let fixture = CollectionFixture(items: 8)
    try await nextFrame(of: fixture.window.gtkWindow)
    for _ in 0..<2 {
      fixture.sections[0].removeFirst(2)
      fixture.view.deleteItems(at: [path(0), path(1)])
    }
    fixture.sections[0] = []
    fixture.view.deleteItems(at: (0..<4).map { path($0) })
    try await waitFor("the end of all animations") { !fixture.view.motion.isRunning }
    fixture.view.layoutIfNeeded()
    #expect(fixture.picture == [])
    #expect(fixture.liveCells.isEmpty)
    fixture.close()
  }

  @Test func `random batches show what a fresh view shows`() {
    var generator = SeededGenerator(seed: 20_261_201)
    for _ in 0..<60 {
      let fixture = CollectionFixture([(0..<Int.random(in: 0...20, using: &generator)).map { "\($0)" }])
      UIView.performWithoutAnimation {
        for step in 0..<4 {
          let old = fixture.sections[0]
          let deleted = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
          var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
          var inserted: [Int] = []
          for count in 0..<Int.random(in: 0...3, using: &generator) {
            let index = Int.random(in: 0...new.count, using: &generator)
            inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
            new.insert("n\(step).\(count)", at: index)
          }
          fixture.view.performBatchUpdates {
            fixture.sections[0] = new
            fixture.view.deleteItems(at: deleted.map { path($0) })
            fixture.view.insertItems(at: inserted.map { path($0) })
          }
          #expect(fixture.picture == freshPicture(of: fixture))
        }
      }
      fixture.close()
    }
  }
}
