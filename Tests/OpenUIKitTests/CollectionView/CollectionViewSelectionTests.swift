import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: selection", .serialized)
@MainActor
struct CollectionViewSelectionTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Presses and releases an item as a pointer would, through the window.
  private func tap(_ item: Int, in fixture: CollectionFixture, releaseAt other: Int? = nil) {
    func point(_ item: Int) -> CGPoint {
      let frame = fixture.view.layoutAttributesForItem(at: path(item))?.frame ?? .zero
      return fixture.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: fixture.window)
    }
    fixture.window.touchBegan(at: point(item))
    if let other { fixture.window.touchMoved(to: point(other)) }
    fixture.window.touchEnded(at: point(other ?? item))
  }

  private func fixture() -> CollectionFixture {
    let fixture = CollectionFixture(items: 6)
    fixture.log = []
    return fixture
  }

  @Test func `a tap tells the delegate in UIKit's order`() {
    let fixture = fixture()
    tap(1, in: fixture)
    #expect(
      fixture.log == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [path(1)])
    #expect(fixture.view.cellForItem(at: path(1))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: path(1))?.isHighlighted == false)
    fixture.log = []
    tap(4, in: fixture)
    #expect(
      fixture.log == [
        "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didDeselect 0.1", "didSelect 0.4",
        "didUnhighlight 0.4",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [path(4)])
    #expect(fixture.view.cellForItem(at: path(1))?.isSelected == false)
    fixture.close()
  }

  @Test func `an item that may not be selected is not`() {
    let fixture = fixture()
    fixture.shouldSelect = { $0.item != 2 }
    tap(2, in: fixture)
    #expect(fixture.log.last == "didUnhighlight 0.2")
    #expect(!fixture.log.contains("didSelect 0.2"))
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.close()
  }

  @Test func `an item that may not be highlighted is not chosen`() {
    let fixture = fixture()
    fixture.shouldHighlight = false
    tap(2, in: fixture)
    #expect(fixture.log == ["shouldHighlight 0.2"])
    fixture.close()
  }

  @Test func `a press that is released elsewhere selects nothing`() {
    let fixture = fixture()
    tap(0, in: fixture, releaseAt: 5)
    #expect(fixture.log == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
    fixture.close()
  }

  @Test func `several items are selected and deselected by taps`() {
    let fixture = fixture()
    fixture.view.allowsMultipleSelection = true
    tap(1, in: fixture)
    tap(3, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems == [path(1), path(3)])
    fixture.log = []
    tap(1, in: fixture)
    #expect(fixture.log.suffix(3) == ["shouldDeselect 0.1", "didDeselect 0.1", "didUnhighlight 0.1"])
    fixture.shouldDeselect = { _ in false }
    tap(3, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems == [path(3)])
    fixture.close()
  }

  @Test func `without selection nothing is highlighted either`() {
    let fixture = fixture()
    fixture.view.allowsSelection = false
    tap(1, in: fixture)
    #expect(fixture.log == [])
    fixture.close()
  }

  @Test func `editing has rules of its own`() {
    let fixture = fixture()
    fixture.view.isEditing = true
    tap(1, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.allowsMultipleSelectionDuringEditing = true
    tap(1, in: fixture)
    tap(2, in: fixture)
    #expect(fixture.view.indexPathsForSelectedItems == [path(1), path(2)])
    fixture.view.isEditing = false
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.close()
  }

  @Test func `selecting in code tells nobody and may scroll`() {
    let fixture = CollectionFixture(items: 100)
    fixture.log = []
    fixture.view.selectItem(at: path(90), animated: false, scrollPosition: .centeredVertically)
    #expect(fixture.view.cellForItem(at: path(90))?.isSelected == true)
    #expect(!fixture.log.contains { $0.contains("elect") })
    fixture.view.contentOffset.y = 0
    fixture.view.contentOffset.y = 1400
    #expect(fixture.view.cellForItem(at: path(90))?.isSelected == true, "a cell that comes back is selected again")
    fixture.view.deselectItem(at: path(90), animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems == [])
    fixture.close()
  }

  @Test func `a selected background shows while the cell is selected`() {
    let fixture = fixture()
    let background = UIView(frame: .zero)
    let cell = fixture.view.cellForItem(at: path(0))
    cell?.selectedBackgroundView = background
    #expect(background.superview == nil)
    fixture.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(background.superview === cell)
    #expect(background.frame.size == cell?.bounds.size)
    fixture.view.deselectItem(at: path(0), animated: false)
    #expect(background.superview == nil)
    fixture.close()
  }
}
