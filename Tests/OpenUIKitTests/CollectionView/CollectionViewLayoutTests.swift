import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: layouts", .serialized)
@MainActor
struct CollectionViewLayoutTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Attributes

  final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  @Test func `attributes know what they are of`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path(1, 2))
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.indexPath == path(1, 2))
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path(0))
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "kind")
    let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path(0))
    #expect(back.representedElementCategory == .decorationView)
    #expect(back.alpha == 1 && back.zIndex == 0 && !back.isHidden)
  }

  @Test func `frame, centre, size and bounds of attributes belong together`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.size = CGSize(width: 50, height: 50)
    #expect(attributes.frame == CGRect(x: 35, y: 20, width: 50, height: 50), "a new size keeps the middle")
    attributes.center = CGPoint(x: 25, y: 25)
    #expect(attributes.frame.origin == .zero)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `copies are equal until they are changed, and of the same class`() {
    let attributes = Marked(forCellWith: path(3))
    attributes.mark = 7
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as? Marked
    #expect(copy?.mark == 7)
    #expect(copy == attributes)
    #expect(copy?.hash == attributes.hash)
    copy?.alpha = 0.5
    #expect(copy != attributes)
  }

  // MARK: Invalidation

  @Test func `bounds are told before they change`() {
    final class Asking: GridLayout {
      var asked: [(old: CGRect, new: CGRect)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append((collectionView?.bounds ?? .zero, newBounds))
        return newBounds.width != collectionView?.bounds.width
      }
    }
    let layout = Asking()
    let fixture = CollectionFixture([(0..<99).map(String.init)], layout: layout)
    layout.asked = []
    layout.log = []
    fixture.view.contentOffset.y = 60
    #expect(layout.asked.map(\.old.minY) == [0])
    #expect(layout.asked.map(\.new.minY) == [60])
    #expect(layout.log == [], "scrolling alone prepares nothing")
    layout.asked = []
    fixture.view.frame.size.width = 250
    fixture.view.layoutIfNeeded()
    #expect(layout.asked.first?.old.width == 300)
    #expect(layout.asked.first?.new.width == 250)
    #expect(layout.log == ["prepare"])
    fixture.close()
  }

  @Test func `a context of the layout's own class says what is out of date`() {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var note = ""
    }
    final class Noting: GridLayout {
      var contexts: [Context] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? Context { contexts.append(context) }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Noting()
    let fixture = CollectionFixture([["0"]], layout: layout)
    #expect(layout.contexts.first?.invalidateEverything == true)
    #expect(layout.contexts.first?.invalidateDataSourceCounts == true)
    layout.contexts = []
    UIView.performWithoutAnimation {
      fixture.sections[0].append("1")
      fixture.view.insertItems(at: [path(1)])
    }
    #expect(layout.contexts.map(\.invalidateEverything) == [false])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 0)
    context.invalidateItems(at: [path(0)])
    context.invalidateItems(at: [path(0), path(1)])
    #expect(context.invalidatedItemIndexPaths == [path(0), path(1)])
    fixture.close()
  }

  @Test func `a layout that is never up to date is prepared a few times in a pass, and again in the next frame`()
    async throws
  {
    final class Restless: GridLayout {
      var place = ""
      override func prepare() {
        super.prepare()
        if place == "prepare" { invalidateLayout() }
      }
      override var collectionViewContentSize: CGSize {
        if place == "size" { invalidateLayout() }
        return super.collectionViewContentSize
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if place == "attributes" { invalidateLayout() }
        return super.layoutAttributesForElements(in: rect)
      }
    }
    for place in ["prepare", "size", "attributes"] {
      let layout = Restless()
      let fixture = CollectionFixture([(0..<99).map(String.init)], layout: layout)
      layout.place = place
      layout.log = []
      layout.invalidateLayout()
      fixture.view.layoutIfNeeded()
      #expect(layout.log.count <= 16, "\(place)")
      #expect(fixture.texts.prefix(1) == ["0"])
      layout.log = []
      try await waitFor("the next frame's preparation") { !layout.log.isEmpty }
      layout.place = ""
      fixture.view.contentOffset.y = 100
      #expect(fixture.texts.prefix(1) == ["6"], "\(place)")
      fixture.close()
    }
  }

  @Test func `sizes that a layout sets while it prepares hold at once`() {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        itemSize = CGSize(width: (collectionView.bounds.width / 3).rounded(.down), height: 30)
        minimumInteritemSpacing = 0
        minimumLineSpacing = 0
      }
    }
    let layout = Columns()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let fixture = CollectionFixture(items: 9)
    view.dataSource = fixture
    view.register(CollectionFixture.Cell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 90)
    #expect(view.cellForItem(at: path(4))?.frame == CGRect(x: 100, y: 30, width: 100, height: 30))
    view.frame.size.width = 150
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(4))?.frame == CGRect(x: 50, y: 30, width: 50, height: 30))
    fixture.close()
  }

  @Test func `the layout decides where scrolling by hand comes to rest`() async throws {
    final class Snapping: GridLayout {
      var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append((proposedContentOffset, velocity))
        let line = (proposedContentOffset.y / 50).rounded(velocity.y > 0 ? .up : .down)
        return CGPoint(x: proposedContentOffset.x, y: line * 50)
      }
    }
    let layout = Snapping()
    let fixture = CollectionFixture([(0..<99).map(String.init)], layout: layout)
    try await nextFrame(of: fixture.window.gtkWindow)
    gtk_adjustment_set_value(fixture.view.vertical.adjustment, 70)
    gtk_adjustment_set_value(fixture.view.vertical.adjustment, 110)
    try await waitFor("the content to rest") { fixture.view.contentOffset.y == 150 }
    #expect(layout.asked.map(\.proposed) == [CGPoint(x: 0, y: 110)])
    #expect(layout.asked.allSatisfy { $0.velocity.y > 0 && $0.velocity.x == 0 })
    gtk_adjustment_set_value(fixture.view.vertical.adjustment, 120)
    try await waitFor("the content to rest") { fixture.view.contentOffset.y == 100 }
    #expect(layout.asked.count == 2)
    fixture.view.contentOffset.y = 70
    for _ in 0..<15 { try await nextFrame(of: fixture.window.gtkWindow) }
    #expect(fixture.view.contentOffset.y == 70, "what code asks for holds")
    #expect(layout.asked.count == 2)
    fixture.close()
  }

  @Test func `an adjustment of the offset comes with the next layout`() {
    let fixture = CollectionFixture(items: 999)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
    fixture.layout.invalidateLayout(with: context)
    #expect(fixture.view.contentOffset.y == 0)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 120)
    fixture.close()
  }

  // MARK: Depth and kinds

  @Test func `depth decides what is in front, and the layout has views of its own`() {
    final class Back: UICollectionReusableView {
      var applied: Int?
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied = layoutAttributes.zIndex }
    }
    final class Decorated: GridLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        for cell in cells where cell.indexPath.item == 0 {
          cell.zIndex = 5
          cell.alpha = 0.5
        }
        for cell in cells where cell.indexPath.item == 1 { cell.isHidden = true }
        return cells
          + [layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))]
          .compactMap { $0 }
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        attributes.zIndex = -1
        return attributes
      }
    }
    let layout = Decorated()
    layout.register(Back.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([["0", "1", "2"]], layout: layout)
    let back = fixture.view.subviews.first as? Back
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(back?.applied == -1)
    #expect(fixture.texts == ["0", "2"], "what is hidden gets no view")
    #expect(fixture.view.subviews.last === fixture.view.cellForItem(at: path(0)))
    #expect(fixture.view.cellForItem(at: path(0))?.alpha == 0.5)
    fixture.view.collectionViewLayout = GridLayout()
    fixture.view.layoutIfNeeded()
    #expect(back?.isParked == true, "views of a layout go with it")
    #expect(fixture.texts == ["0", "1", "2"])
    fixture.close()
  }

  // MARK: Exchange

  @Test func `another layout takes over with the same cells`() {
    let fixture = CollectionFixture(items: 9)
    let cells = fixture.view.visibleCells
    let layout = GridLayout()
    layout.columns = 1
    fixture.view.setCollectionViewLayout(layout, animated: false)
    #expect(fixture.layout.collectionView == nil)
    #expect(layout.collectionView === fixture.view)
    #expect(fixture.picture == ["0 0 0 100x50", "1 0 50 100x50", "2 0 100 100x50", "3 0 150 100x50"])
    #expect(fixture.view.visibleCells == Array(cells.prefix(4)))
    fixture.close()
  }

  @Test func `an exchange of layouts is seen on its way`() async throws {
    let fixture = CollectionFixture(items: 4)
    try await nextFrame(of: fixture.window.gtkWindow)
    let layout = GridLayout()
    layout.columns = 1
    var isDone = false
    fixture.view.setCollectionViewLayout(layout, animated: true) { isDone = $0 }
    #expect(fixture.view.cellForItem(at: path(1))?.renderOffset == CGPoint(x: 100, y: -50))
    #expect(!isDone)
    try await waitFor("the end of the animation") { isDone }
    #expect(fixture.view.cellForItem(at: path(1))?.renderOffset == .zero)
    fixture.close()
  }

  // MARK: Places

  @Test func `points, items and positions are found`() {
    let fixture = CollectionFixture(items: 300)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: 75)) == path(4))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 150, y: -5)) == nil)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 250, y: 4999)) == path(299))
    fixture.view.scrollToItem(at: path(150), at: .top, animated: false)
    #expect(fixture.view.contentOffset.y == 2500)
    fixture.view.scrollToItem(at: path(150), at: .bottom, animated: false)
    #expect(fixture.view.contentOffset.y == 2350)
    fixture.view.scrollToItem(at: path(150), at: .centeredVertically, animated: false)
    #expect(fixture.view.contentOffset.y == 2425)
    fixture.view.scrollToItem(at: path(150), at: [], animated: false)
    #expect(fixture.view.contentOffset.y == 2425, "what is in sight is left alone")
    fixture.view.frame.size.width = 150
    fixture.view.scrollToItem(at: path(152), at: [.right, .bottom], animated: false)
    #expect(fixture.view.contentOffset == CGPoint(x: 150, y: 2350))
    fixture.view.scrollToItem(at: path(151), at: .left, animated: false)
    #expect(fixture.view.contentOffset.x == 100)
    fixture.close()
  }

  // MARK: Right to left

  @Test func `a layout that flips is mirrored where reading goes the other way`() {
    let layout = GridLayout()
    layout.flips = true
    let fixture = CollectionFixture([["0", "1", "2", "3"]], layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    #expect(fixture.picture == ["2 0 0 100x50", "1 100 0 100x50", "0 200 0 100x50", "3 200 50 100x50"])
    #expect(fixture.view.layoutAttributesForItem(at: path(0))?.frame.minX == 200)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 250, y: 10)) == path(0))
    layout.flips = false
    layout.invalidateLayout()
    #expect(fixture.picture.first == "0 0 0 100x50")
    fixture.close()
  }

  @Test func `a mirrored view begins where reading begins`() {
    let layout = GridLayout()
    layout.flips = true
    layout.columns = 10
    let fixture = CollectionFixture([(0..<20).map(String.init)], layout: layout, isShown: false)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.x == 700)
    #expect(fixture.picture.prefix(3) == ["2 0 0 100x50", "1 100 0 100x50", "0 200 0 100x50"])
    fixture.view.contentOffset.x = 600
    #expect(fixture.picture.first == "3 0 0 100x50")
  }

  // MARK: Registrations

  @Test func `registrations make, configure and reuse cells and views`() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<CollectionFixture.Cell, String> { cell, _, text in
        cell.label.text = text
      }
      let headers = UICollectionView.SupplementaryRegistration<CollectionFixture.Header>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, indexPath in
        view.title = "header \(indexPath.section)"
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "item \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    CollectionFixture.Cell.made = 0
    let layout = GridLayout()
    layout.headerHeight = 50
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: layout
    )
    view.dataSource = source
    #expect(view.visibleCells.map { ($0 as? CollectionFixture.Cell)?.label.text } == ["item 0", "item 1", "item 2"])
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect((header as? CollectionFixture.Header)?.title == "header 0")
    #expect(header.flatMap { view.indexPath(forSupplementaryView: $0) } == path(0))
    for offset in stride(from: 0, to: 1000, by: 30) { view.contentOffset.y = CGFloat(offset) }
    #expect(CollectionFixture.Cell.made <= 9)
  }
}
