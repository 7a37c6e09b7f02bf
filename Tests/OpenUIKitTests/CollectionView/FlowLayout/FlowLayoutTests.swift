import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Flow layout", .serialized)
@MainActor
struct FlowLayoutTests {
  init() { _ = GTKStartup.done }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `the defaults are UIKit's`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == .zero && layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutDelegateMetrics)
    #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutAttributes)
  }

  @Test func `cells stand in columns`() {
    let fixture = FlowFixture([7])
    // Five of 50 in 320, with 17.5 between them, on whole pixels.
    #expect(fixture.view.cellForItem(at: path(1))?.frame == r(68, 0, 50, 50))
    #expect(fixture.view.cellForItem(at: path(6))?.frame == r(68, 60, 50, 50))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 110))
    fixture.layout.scrollDirection = .horizontal
    fixture.view.layoutIfNeeded()
    // Three of 50 in 200, with 25 between them.
    #expect(fixture.view.cellForItem(at: path(4))?.frame == r(60, 75, 50, 50))
    #expect(fixture.view.contentSize == CGSize(width: 170, height: 200))
    fixture.close()
  }

  @Test func `a million items are scrolled with the cells that fit`() {
    let fixture = FlowFixture([1_000_000])
    fixture.view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    #expect(fixture.view.cellForItem(at: path(999_999))?.frame == r(270, 11_999_940, 50, 50))
    #expect(FlowFixture.Cell.made <= 30)
    fixture.close()
  }

  @Test func `a delegate is asked once for each size, and again when all is out of date`() {
    let delegate = FlowFixture.Sizes()
    delegate.size = { CGSize(width: 100 + $0.item % 3, height: 40) }
    let fixture = FlowFixture([100, 2], delegate: delegate)
    #expect(Set(delegate.asked).count == 102)
    #expect(delegate.asked.count <= 102 + 2)
    delegate.asked = []
    fixture.view.contentOffset.y = 500
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    // 50 lines of two and 49 spaces; the inset of the second section is 2.
    #expect(fixture.frame(0, 1) == r(0, 2492, 100, 40))
    fixture.layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(Set(delegate.asked).count == 102)
    fixture.close()
  }

  @Test func `only named items are asked for where nothing else is out of date`() {
    let delegate = FlowFixture.Sizes()
    let fixture = FlowFixture([50], delegate: delegate)
    delegate.asked = []
    delegate.size = { _ in CGSize(width: 100, height: 90) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [path(4)])
    fixture.layout.invalidateLayout(with: context)
    fixture.view.layoutIfNeeded()
    #expect(delegate.asked == [path(4)])
    #expect(fixture.frame(4)?.height == 90)
    #expect(fixture.frame(3)?.height == 40)
    fixture.close()
  }

  @Test func `another width breaks the lines anew and asks for no size`() {
    let delegate = FlowFixture.Sizes()
    let fixture = FlowFixture([4], delegate: delegate)
    #expect(fixture.frame(3) == r(0, 50, 100, 40))
    delegate.asked = []
    fixture.view.frame.size.width = 430
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(3) == r(330, 0, 100, 40))
    #expect(delegate.asked.isEmpty)
    fixture.close()
  }

  @Test func `a delegate may ask the layout while it is asked`() {
    let delegate = FlowFixture.Sizes()
    let fixture = FlowFixture([4, 4], delegate: delegate)
    var heights: [CGFloat] = []
    delegate.size = { [weak layout = fixture.layout] _ in
      heights.append(layout?.collectionViewContentSize.height ?? -1)
      return CGSize(width: 100, height: 60)
    }
    fixture.counts = [5, 4]
    fixture.view.insertItems(at: [path(4)])
    #expect(fixture.frame(4) == r(110, 70, 100, 60))
    fixture.counts = [5, 4, 2]
    fixture.view.performBatchUpdates {
      fixture.view.insertSections([2])
      fixture.view.reloadSections([0])
    }
    #expect(fixture.frame(1, 2)?.size == CGSize(width: 100, height: 60))
    #expect(heights.allSatisfy { $0 > 0 } && !heights.isEmpty)
    fixture.layout.geometry.checkInvariants()
    fixture.close()
  }

  @Test func `items that size themselves are asked as they come in sight`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    let fixture = FlowFixture([100_000], layout: layout)
    fixture.wanted = { CGSize(width: 320, height: $0.item % 2 == 0 ? 30 : 60) }
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    // 30 + 10 + 60 + 10 + 30 + 10 = 150.
    #expect(fixture.frame(3) == r(0, 150, 320, 60))
    #expect(fixture.configured.count < 20)
    #expect(layout.geometry.section(0).lines.blockCount < 6)
    fixture.view.scrollToItem(at: path(50_000), at: .top, animated: false)
    #expect(fixture.view.indexPathsForVisibleItems.contains(path(50_000)))
    #expect(fixture.configured.count < 80)
    #expect(fixture.view.cellForItem(at: path(50_001))?.frame.height == 60)
    fixture.close()
  }

  @Test func `an automatic size begins with the item size`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let fixture = FlowFixture([3], layout: layout)
    #expect(fixture.frame(0)?.size == CGSize(width: 50, height: 50))
    fixture.close()
  }

  @Test func `headers and footers are shown, and none where they have no size`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = FlowFixture([3, 3], layout: layout)
    #expect(fixture.header(0) == r(0, 0, 320, 30))
    #expect(fixture.header(1) == r(0, 80, 320, 30))
    #expect(fixture.footer(0) == nil)
    #expect(layout.layoutAttributesForElements(in: r(0, 0, 320, 20))?.map(\.zIndex) == [10])
    fixture.close()
  }

  @Test func `pinned headers stay until the next one comes`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    // A section is 30 + 4 * 50 + 3 * 10 + 20 = 280.
    let fixture = FlowFixture([20, 20, 20], layout: layout)
    #expect(fixture.header(0) == r(0, 0, 320, 30))
    #expect(fixture.footer(0) == r(0, 180, 320, 20))
    fixture.view.contentOffset.y = 100
    #expect(fixture.header(0) == r(0, 100, 320, 30))
    // The footer of the first section has come to its place at 260; that of the second stays below its header at 310.
    #expect(fixture.footer(0) == r(0, 260, 320, 20))
    fixture.view.contentOffset.y = 240
    // 260 - 30 = 230 is as far as the header goes.
    #expect(fixture.header(0) == r(0, 230, 320, 30))
    #expect(fixture.header(1) == r(0, 280, 320, 30))
    #expect(fixture.footer(1) == r(0, 420, 320, 20))
    fixture.close()
  }

  @Test func `a vertical layout is mirrored where reading goes from right to left`() {
    let fixture = FlowFixture([2], isMirrored: true)
    #expect(fixture.view.cellForItem(at: path(0))?.frame == r(270, 0, 50, 50))
    #expect(fixture.view.cellForItem(at: path(1))?.frame == r(203, 0, 50, 50))
    fixture.close()
  }

  @Test func `a subclass that flips is mirrored once`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let fixture = FlowFixture([2], layout: Flipping(), isMirrored: true)
    #expect(fixture.view.cellForItem(at: path(0))?.frame == r(270, 0, 50, 50))
    fixture.close()
  }

  @Test func `a subclass changes the attributes of the elements`() {
    final class Fading: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.alpha = 0.5 }
        return all
      }
    }
    let fixture = FlowFixture([2], layout: Fading())
    #expect(fixture.view.cellForItem(at: path(1))?.alpha == 0.5)
    fixture.close()
  }

  @Test func `an item wider than the view is reported once, in UIKit's words`() throws {
    let delegate = FlowFixture.Sizes()
    delegate.size = { CGSize(width: $0.item == 1 ? 400 : 100, height: 40) }
    var fixture: FlowFixture?
    let lines = try linesOnStandardError {
      MainActor.assumeIsolated {
        fixture = FlowFixture([3], delegate: delegate)
        fixture?.layout.invalidateLayout()
        fixture?.view.layoutIfNeeded()
      }
    }
    #expect(lines.filter { $0.hasPrefix("The behavior of the UICollectionViewFlowLayout is not defined") }.count == 1)
    #expect(
      lines.contains(
        "the item width must be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values."
      )
    )
    #expect(lines.contains("Please check the values returned by the delegate."))
    #expect(fixture?.frame(1) == r(0, 50, 320, 40))
    fixture?.close()
  }

  @Test func `a context of another class stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UICollectionViewFlowLayout().invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
      }
    }
    #expect(
      message(result).contains(
        "is not an instance of type UICollectionViewFlowLayoutInvalidationContext or a subclass"
      )
    )
  }

  @Test func `negative sizes stop`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = GTKStartup.done
        let layout = UICollectionViewFlowLayout()
        layout.itemSize.width = -1
        _ = FlowFixture([1], layout: layout)
      }
    }
    #expect(
      message(result).contains(
        "negative sizes are not supported in the flow layout"
      )
    )
  }

  @Test func `the layout and what it serves are freed`() {
    weak var view: UICollectionView?
    weak var layout: UICollectionViewFlowLayout?
    do {
      let fixture = FlowFixture([3])
      view = fixture.view
      layout = fixture.layout
      fixture.close()
    }
    #expect(view == nil && layout == nil)
  }
}
