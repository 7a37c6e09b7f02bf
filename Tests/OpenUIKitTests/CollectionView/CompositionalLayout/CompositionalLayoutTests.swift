import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Compositional layout", .serialized)
@MainActor
struct CompositionalLayoutTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func texts(_ count: Int) -> [String] { (0..<count).map(String.init) }

  /// Rows of two halves, 50 high, with 4 around each item.
  private func halves() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `items stand in their groups`() {
    let fixture = CompositionFixture([texts(3)], layout: UICollectionViewCompositionalLayout(section: halves()))
    #expect(fixture.cell(0)?.frame == r(4, 4, 152, 42))
    #expect(fixture.cell(1)?.frame == r(164, 4, 152, 42))
    #expect(fixture.cell(2)?.frame == r(4, 54, 152, 42))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 100))
    fixture.view.frame.size.width = 400
    #expect(fixture.cell(1)?.frame == r(204, 4, 192, 42))
    fixture.close()
  }

  @Test func `the layout is mirrored where reading goes from right to left`() {
    let layout = UICollectionViewCompositionalLayout(section: halves())
    let fixture = CompositionFixture([texts(3)], layout: layout, isMirrored: true)
    #expect(fixture.cell(0)?.frame == r(164, 4, 152, 42))
    #expect(fixture.cell(1)?.frame == r(4, 4, 152, 42))
    fixture.close()
  }

  @Test func `a provider gives each section, and hears of its size`() {
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      sizes.append(environment.container.effectiveContentSize)
      let section = halves()
      section.contentInsets.top = CGFloat(index * 10)
      return section
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    layout.configuration = configuration
    let fixture = CompositionFixture([texts(2), texts(2)], layout: layout)
    // 50 + 5 + 10 = 65; 65 + 50 = 115.
    #expect(fixture.cell(0, 1)?.frame.minY == 69)
    #expect(fixture.view.contentSize.height == 115)
    #expect(Set(sizes.map(\.width)) == [320])
    fixture.close()
  }

  @Test func `a header that is said to be out of date is measured again, even when it took no space`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let section = halves()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)),
        elementKind: kind,
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let fixture = CompositionFixture([texts(1)], layout: layout)
    let top = try #require(fixture.cell(0)).frame.minY
    func invalidate() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: kind, at: [path(0)])
      layout.invalidateLayout(with: context)
      fixture.view.layoutIfNeeded()
    }
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: path(0)))
    let none = header.heightAnchor.constraint(equalToConstant: 0)
    none.isActive = true
    invalidate()
    // 4 around the item.
    #expect(fixture.cell(0)?.frame.minY == 4)
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0)) == nil)
    none.isActive = false
    invalidate()
    #expect(fixture.cell(0)?.frame.minY == top)
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0)) != nil)
    fixture.close()
  }

  @Test func `a million items cost what fits the view`() {
    let fixture = CompositionFixture([[]], layout: UICollectionViewCompositionalLayout(section: halves()))
    fixture.sections = [Array(repeating: "x", count: 1_000_000)]
    fixture.view.reloadData()
    fixture.view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    #expect(fixture.cell(999_999)?.frame == r(164, 24_999_954, 152, 42))
    #expect(fixture.configured.count < 60)
    fixture.close()
  }

  @Test func `headers stay in sight, badges hang at their items, backgrounds lie behind`() {
    final class Background: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let fixture = CompositionFixture([texts(4), texts(4)], layout: layout)
    let headerKind = UICollectionView.elementKindSectionHeader
    #expect(fixture.view.supplementaryView(forElementKind: "badge", at: path(1))?.frame == r(300, 130, 20, 20))
    #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: path(0))?.frame == r(0, 0, 320, 430))
    #expect(fixture.view.subviews.contains { $0 is Background })
    fixture.view.contentOffset.y = 150
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.supplementaryView(forElementKind: headerKind, at: path(0))?.frame.minY == 150)
    fixture.view.contentOffset.y = 420
    fixture.view.layoutIfNeeded()
    // 430 - 30 = 400 is as far as the first header goes.
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: headerKind, at: path(0))?.frame.minY == 400)
    #expect(fixture.view.supplementaryView(forElementKind: headerKind, at: path(0, 1))?.frame.minY == 430)
    fixture.close()
  }

  @Test func `custom groups are asked for their places`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: r(0, 0, width / 2, 40)),
        NSCollectionLayoutGroupCustomItem(frame: r(width / 2, 50, width / 2, 40), zIndex: 2),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let fixture = CompositionFixture([texts(3)], layout: layout)
    #expect(fixture.cell(1)?.frame == r(160, 50, 160, 40))
    #expect(fixture.cell(2)?.frame == r(0, 90, 160, 40))
    fixture.close()
  }

  @Test func `descriptions keep what they are made of`() throws {
    let section = halves()
    section.interGroupSpacing = 7
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.interGroupSpacing = 9
    #expect(copy.interGroupSpacing == 7)
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(1), .estimated(2)))
    #expect(item.layoutSize.widthDimension.isAbsolute && item.layoutSize.heightDimension.isEstimated)
    #expect(item.layoutSize.heightDimension.dimension == 2)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing && NSCollectionLayoutSpacing.fixed(3).spacing == 3)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize,
      elementKind: "header",
      alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: 1, y: 2)
    )
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == CGPoint(x: 1, y: 2))
    #expect(header.containerAnchor.edges == [.bottom, .trailing])
  }

  @Test func `a section that is not given stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = GTKStartup.done
        _ = CompositionFixture([["a"]], layout: UICollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    #expect(message(result).contains("Invalid section definition."))
  }

  @Test func `the layout and what it serves are freed`() {
    weak var view: UICollectionView?
    weak var layout: UICollectionViewLayout?
    do {
      let fixture = CompositionFixture([texts(3)], layout: UICollectionViewCompositionalLayout(section: halves()))
      view = fixture.view
      layout = fixture.view.collectionViewLayout
      fixture.close()
    }
    #expect(view == nil && layout == nil)
  }
}
