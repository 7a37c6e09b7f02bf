import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: cells and reuse", .serialized)
@MainActor
struct CollectionViewReuseTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `only items in sight have cells`() {
    let fixture = CollectionFixture(items: 10_000)
    #expect(fixture.view.indexPathsForVisibleItems == (0..<12).map { path($0) })
    #expect(fixture.texts == (0..<12).map(String.init))
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 166_700))
    #expect(fixture.view.cellForItem(at: path(12)) == nil)
    #expect(fixture.picture.prefix(4) == ["0 0 0 100x50", "1 100 0 100x50", "2 200 0 100x50", "3 0 50 100x50"])
    fixture.close()
  }

  @Test func `a million items make no more cells than fit the view`() {
    let fixture = CollectionFixture(items: 1_000_000)
    for offset in stride(from: 0, through: 20_000, by: 37) { fixture.view.contentOffset.y = CGFloat(offset) }
    for offset in stride(from: 16_666_000, through: 0, by: -997_301) { fixture.view.contentOffset.y = CGFloat(offset) }
    #expect(CollectionFixture.Cell.made <= 15)
    #expect(fixture.liveCells.count <= 15)
    fixture.view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    #expect(fixture.texts.last == "999999")
    fixture.close()
  }

  @Test func `cells in sight follow the offset in the same turn`() {
    let fixture = CollectionFixture(items: 100)
    fixture.view.contentOffset.y = 120
    #expect(fixture.liveCells.compactMap { $0.element?.indexPath.item }.sorted() == Array(6..<21))
    #expect(fixture.picture.first == "6 0 -20 100x50")
    fixture.close()
  }

  @Test func `the delegate hears of items that come and go`() {
    let layout = GridLayout()
    layout.columns = 1
    layout.itemSize.height = 100
    layout.headerHeight = 100
    let fixture = CollectionFixture(items: 100, layout: layout)
    #expect(fixture.log == ["willDisplay header 0.0", "willDisplay 0.0"])
    fixture.log = []
    fixture.view.contentOffset.y = 200
    #expect(
      fixture.log == [
        "didEndDisplaying 0.0", "didEndDisplaying header 0.0", "willDisplay 0.1", "willDisplay 0.2",
      ]
    )
    fixture.close()
  }

  @Test func `a cell is prepared before it is used again`() {
    let fixture = CollectionFixture(items: 100)
    #expect(fixture.liveCells.allSatisfy { $0.prepared == 0 })
    fixture.view.contentOffset.y = 200
    #expect(fixture.liveCells.map(\.prepared) == Array(repeating: 1, count: 12))
    fixture.close()
  }

  @Test func `a new cell has the frame of its item`() {
    var frames: [CGRect] = []
    let fixture = CollectionFixture([["0", "1"]], isShown: false)
    fixture.onConfigure = { cell, _ in frames.append(cell.frame) }
    fixture.view.layoutIfNeeded()
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50)]
    )
  }

  @Test func `reloading gives each item its former cell back`() {
    let fixture = CollectionFixture(items: 100)
    let before = fixture.view.visibleCells.map(ObjectIdentifier.init)
    fixture.view.reloadData()
    #expect(fixture.view.visibleCells.map(ObjectIdentifier.init) == before)
    fixture.close()
  }

  @Test func `the content decides heights where the layout follows it`() {
    let layout = GridLayout()
    layout.columns = 1
    layout.followsContent = true
    let fixture = CollectionFixture([(0..<100).map(String.init)], layout: layout, isShown: false)
    fixture.onConfigure = { cell, path in cell.wantedHeight = path.item.isMultiple(of: 2) ? 80 : 30 }
    fixture.view.layoutIfNeeded()
    #expect(fixture.picture == ["0 0 0 100x80", "1 0 80 100x30", "2 0 110 100x80", "3 0 190 100x30"])
    fixture.view.contentOffset.y = 1000
    let first = fixture.view.visibleCells.first.map { $0.frame.minY - fixture.view.bounds.minY }
    #expect(first.map { $0 <= 0 } == true)
  }

  @Test func `what is in sight stays when items above get their heights`() {
    let layout = GridLayout()
    layout.columns = 1
    layout.followsContent = true
    let fixture = CollectionFixture([(0..<100).map(String.init)], layout: layout, isShown: false)
    fixture.onConfigure = { cell, _ in cell.wantedHeight = 70 }
    fixture.view.layoutIfNeeded()
    fixture.view.scrollToItem(at: path(50), at: .top, animated: false)
    for _ in 0..<10 {
      let first = fixture.view.visibleCells.first
      let before = first.map { $0.frame.minY - fixture.view.bounds.minY }
      fixture.view.contentOffset.y -= 20
      #expect(first.map { $0.frame.minY - fixture.view.bounds.minY } == before.map { $0 + 20 })
    }
  }

  @Test func `cells and collection view go away with the view controller`() {
    weak var weakView: UICollectionView?
    weak var weakLayout: UICollectionViewLayout?
    weak var weakCell: UICollectionViewCell?
    do {
      let fixture = CollectionFixture(items: 100)
      fixture.view.contentOffset.y = 500
      weakView = fixture.view
      weakLayout = fixture.layout
      weakCell = fixture.view.visibleCells.first
      #expect(weakCell != nil)
      fixture.close()
    }
    #expect(weakView == nil)
    #expect(weakLayout == nil)
    #expect(weakCell == nil)
  }
}
