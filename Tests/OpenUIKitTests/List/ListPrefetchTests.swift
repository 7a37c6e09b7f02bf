import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Lists: items to come", .serialized)
@MainActor
struct ListPrefetchTests {
  init() { _ = GTKStartup.done }

  private func paths(_ items: Range<Int>) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

  @Test func `what is ahead is announced once, and taken back when it is not`() {
    let order = SectionCounts([20])
    var prefetch = ListPrefetch()
    #expect(prefetch.follow(paths(0..<4), in: order) == .init(coming: paths(4..<8)))
    #expect(prefetch.follow(paths(0..<4), in: order) == .init())
    #expect(prefetch.follow(paths(2..<6), in: order) == .init(coming: paths(8..<10)))
    #expect(
      prefetch.follow(paths(1..<5), in: order) == .init(coming: paths(0..<1), cancelled: paths(6..<10)),
      "scrolling turned back"
    )
    #expect(prefetch.follow(paths(16..<20), in: order) == .init(cancelled: paths(0..<1)), "nothing lies behind the end")
    #expect(prefetch.follow([], in: order) == .init())
    #expect(prefetch.announced.isEmpty)
  }

  final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
    var log: [String] = []
    private func note(_ what: String, _ indexPaths: [IndexPath]) {
      log.append("\(what) \(indexPaths.first?.item ?? -1)...\(indexPaths.last?.item ?? -1)")
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { note("fetch", indexPaths) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }
  }

  @Test func `a collection view announces the items of the next screen`() {
    let fixture = CollectionFixture(items: 300)
    let prefetcher = Prefetcher()
    fixture.view.prefetchDataSource = prefetcher
    fixture.view.contentOffset.y = 50
    #expect(prefetcher.log == ["fetch 15...26"])
    fixture.view.isPrefetchingEnabled = false
    fixture.view.contentOffset.y = 500
    #expect(prefetcher.log.count == 1)
    fixture.close()
  }

  @Test func `a table view announces the rows of the next screen`() {
    let fixture = TableFixture(rows: 300, height: 100)
    let prefetcher = Prefetcher()
    fixture.table.prefetchDataSource = prefetcher
    fixture.table.contentOffset.y = 100
    fixture.table.contentOffset.y = 0
    #expect(prefetcher.log == ["fetch 4...6", "cancel 4...6"])
    fixture.close()
  }
}
