import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

/// What stops the program is tried in a process of its own.
@Suite("Collection view: mistakes")
@MainActor
struct CollectionViewMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a batch that does not add up stops with UIKit's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([["0", "1", "2"]], isShown: false)
        fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      message(result).contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
          + "after the update (3) must be equal to the number of items contained in that section before the update (3)"
      )
    )
  }

  @Test func `a cell without a registered class stops by its identifier`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "stranger", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      message(result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier stranger - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard"
      )
    )
  }

  @Test func `a cell that was not dequeued stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
          }
        }
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 100),
          collectionViewLayout: GridLayout()
        )
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("does not have a reuseIdentifier - cells must be retrieved by calling"))
  }

  @Test func `scrolling to an item that does not exist stops with the counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([["0"]], isShown: false)
        fixture.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
      }
    }
    #expect(message(result).contains("invalid index path: {length = 2, path = 0 - 5}"))
    #expect(message(result).contains("1 items in section 0"))
  }

  @Test func `attributes of an item that does not exist are said and ignored`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: GridLayout {
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let stranger = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
            stranger.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return (super.layoutAttributesForElements(in: rect) ?? []) + [stranger]
          }
        }
        let fixture = CollectionFixture([["0", "1"]], layout: Wrong(), isShown: false)
        precondition(fixture.view.visibleCells.count == 2)
      }
    }
    #expect(message(result).contains("are not valid for the data source counts. Attributes will be ignored."))
  }

  @Test func `nothing stops a view without items, size or data source`() {
    let fixture = CollectionFixture([[], [], []])
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfItems(inSection: 2) == 0)
    fixture.sections = [["0"], [], ["1", "2"]]
    fixture.view.reloadData()
    #expect(fixture.texts == ["0", "1", "2"])
    fixture.view.frame.size = .zero
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    UIView.performWithoutAnimation {
      fixture.sections[1] = ["new"]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 1)])
    }
    fixture.view.frame.size = CGSize(width: 300, height: 200)
    #expect(fixture.texts == ["0", "new", "1", "2"])
    fixture.view.dataSource = nil
    #expect(fixture.view.visibleCells.isEmpty)
    #expect(fixture.view.numberOfSections == 0)
    fixture.close()
  }
}
