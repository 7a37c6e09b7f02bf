import Flix
import MainLoopTesting
import Testing

/// The layouts, other than flow layouts, that ask views for their sizes.
nonisolated enum SelfSizingLayout: CaseIterable {
  /// Sections that are lists.
  case list
  /// Two items side by side, which are as high as the higher one.
  case columns

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      list.footerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    case .columns:
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60))
      )
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        ),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        ),
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }
  }
}

/// A layout that hears what is out of date in words of its own.
private final class OwnContextLayout: UICollectionViewCompositionalLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {}

  var foreignContexts = 0

  override class var invalidationContextClass: AnyClass { Context.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !(context is Context) { foreignContexts += 1 }
    super.invalidateLayout(with: context)
  }
}

@MainActor @Suite("Forms on layouts that ask views for their sizes", .serialized)
struct SelfSizingFormTests {
  private func box(_ height: CGFloat) -> UniqueCustomCollectionViewProvider {
    let provider = UniqueCustomCollectionViewProvider()
    let height = provider.contentView.heightAnchor.constraint(equalToConstant: height)
    height.priority = .defaultHigh
    height.isActive = true
    return provider
  }

  @Test(
    "items have the size of their content, whatever size they give for flow layouts",
    arguments: [SelfSizingLayout.list]
  )
  func itemSize(layout: SelfSizingLayout) {
    let stage = CollectionStage(layout: layout.make())
    defer { stage.close() }
    let item = box(70)
    item.itemSize = { _ in CGSize(width: 10, height: 10) }
    let below = box(30)
    stage.collectionView.flix.animatable.build([item, below])
    #expect(stage.cell(0)?.frame.height == 70)
    #expect(stage.cell(1)?.frame.minY == stage.cell(0)?.frame.maxY)
    #expect(stage.cell(1)?.frame.height == 30)
  }

  @Test("items stand beside each other, and what is hidden makes room for what follows")
  func columns() async throws {
    let stage = CollectionStage(layout: SelfSizingLayout.columns.make())
    defer { stage.close() }
    let items = [40, 90, 30].map { box($0) }
    let builder = stage.collectionView.flix.animatable.build(items)
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 195, height: 40))
    #expect(stage.cell(1)?.frame == CGRect(x: 195, y: 0, width: 195, height: 90))
    #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 90, width: 195, height: 30))
    let last = stage.cell(2)
    items[1].isHidden = true
    builder.updateIfNeeded()
    try await waitFor("the last item beside the first") {
      stage.cell(1) === last && last?.frame == CGRect(x: 195, y: 0, width: 195, height: 30)
    }
    items[1].isHidden = false
    builder.updateIfNeeded()
    #expect(stage.counts == [3])
    #expect(stage.cell(2)?.frame.minY == 90)
  }

  @Test(
    "headers and footers are as high as their content, and none takes no space",
    arguments: SelfSizingLayout.allCases
  )
  func headers(layout: SelfSizingLayout) throws {
    let stage = CollectionStage(layout: layout.make())
    defer { stage.close() }
    let header = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: .header)
    header.contentView.heightAnchor.constraint(equalToConstant: 37).isActive = true
    let background = UIView()
    header.backgroundView = background
    let footer = TextCollectionViewSectionProvider(collectionElementKindSection: .footer, text: nil)
    let below = box(50)
    let builder = stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [box(50)], headerProvider: header, footerProvider: footer),
      AnimatableCollectionViewSectionProvider(providers: [below]),
    ])
    #expect(stage.cell(0)?.frame.minY == 37)
    #expect(stage.header()?.frame.height == 37 && background.window === stage.window)
    #expect(stage.cell(0, 1)?.frame.minY == 87)
    footer.text = "Text"
    builder.updateIfNeeded()
    let height = try #require(stage.cell(0, 1)).frame.minY - 87
    #expect(height > 20)
    header.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.cell(0)?.frame.minY == 0)
    #expect(stage.cell(0, 1)?.frame.minY == 50 + height)
    header.isHidden = false
    footer.text = nil
    builder.updateIfNeeded()
    #expect(stage.cell(0)?.frame.minY == 37)
    #expect(stage.cell(0, 1)?.frame.minY == 87)
  }

  @Test("a layout with a context class of its own hears of headers in that class")
  func ownContext() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    let layout = OwnContextLayout(section: section)
    let stage = CollectionStage(layout: layout)
    defer { stage.close() }
    let header = TextCollectionViewSectionProvider(collectionElementKindSection: .header, text: "One line")
    let builder = stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [box(50)], headerProvider: header)
    ])
    let top = try #require(stage.cell(0)).frame.minY
    header.text = "Two\nlines"
    builder.updateIfNeeded()
    #expect(try #require(stage.cell(0)).frame.minY > top + 10)
    #expect(layout.foreignContexts == 0)
  }

  @Test(
    "sections come and go with their headers, however changes are shown",
    arguments: SelfSizingLayout.allCases,
    [ViewTransition.animated, .nonAnimated, .reload]
  )
  func sections(layout: SelfSizingLayout, transition: ViewTransition) async throws {
    let stage = CollectionStage(layout: layout.make())
    defer { stage.close() }
    let sections = (0..<3).map { index in
      AnimatableCollectionViewSectionProvider(
        providers: [CityProvider(["\(index)"])],
        headerProvider: TextCollectionViewSectionProvider(
          collectionElementKindSection: .header,
          text: "Header \(index)"
        )
      )
    }
    let builder = stage.collectionView.flix.animatable.build(sections)
    builder.decideViewTransition = { _, _ in transition }
    #expect(stage.texts == ["0", "1", "2"])
    sections[1].isHidden = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["0", "2"])
    #expect((0..<2).map { stage.header($0)?.first(UILabel.self)?.text } == ["Header 0", "Header 2"])
    sections[1].isHidden = false
    sections[0].isHidden = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["1", "2"])
    #expect((0..<2).map { stage.header($0)?.first(UILabel.self)?.text } == ["Header 1", "Header 2"])
  }
}
