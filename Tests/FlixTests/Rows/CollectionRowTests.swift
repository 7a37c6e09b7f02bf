import MainLoopTesting
import Testing

@testable import Flix

@MainActor @Suite("Ready-made rows in a list of a collection view", .serialized)
struct CollectionRowTests {
  private func stage(_ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }) -> CollectionStage {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    change(&list)
    return CollectionStage(layout: UICollectionViewCompositionalLayout.list(using: list))
  }

  @Test("a switch tells who listens and who observes it, and its item can be neither highlighted nor selected")
  func toggle() throws {
    let stage = stage()
    defer { stage.close() }
    let row = UniqueSwitchCollectionViewProvider(title: "Scheduled", isOn: true)
    final class Hours: SingleCollectionViewCellProvider<UICollectionViewListCell> {
      weak var row: UniqueSwitchCollectionViewProvider?
      override var isHidden: Bool {
        get { row?.isOn == false }
        set {}
      }
    }
    let hours = Hours()
    hours.row = row
    let builder = stage.collectionView.flix.animatable.build([row, hours])
    #expect(stage.counts == [2])
    #expect(row.uiSwitch.isDescendant(of: try #require(stage.cell(0))))
    #expect(row.uiSwitch.isOn && row.uiSwitch.accessibilityLabel == "Scheduled")
    var heard: [Bool] = []
    let token = row.valueChanged.sink { heard.append($0) }
    defer { token.cancel() }
    row.uiSwitch.setOn(false, animated: false)
    row.uiSwitch.sendActions(for: .valueChanged)
    builder.updateIfNeeded()
    #expect(heard == [false] && !row.isOn)
    #expect(stage.counts == [1])
    let delegate = try #require(stage.collectionView.delegate)
    #expect(!delegate.collectionView(stage.collectionView, shouldHighlightItemAt: [0, 0]))
    #expect(!delegate.collectionView(stage.collectionView, shouldSelectItemAt: [0, 0]))
  }

  @Test("a text shows title, detail and icon, and has accessories from before its cell was there")
  func text() throws {
    let stage = stage()
    defer { stage.close() }
    let row = UniqueTextCollectionViewProvider(title: "Hours", accessories: [.disclosureIndicator()])
    stage.collectionView.flix.animatable.build([row])
    let cell = try #require(stage.cell(0) as? UICollectionViewListCell)
    #expect(cell.accessories.count == 1)
    #expect(row.titleLabel.text == "Hours" && row.detailLabel.isHidden && row.iconView.isHidden)
    #expect(cell.frame.height == 44)
    row.detail = "10 PM"
    row.accessories = []
    #expect(!row.detailLabel.isHidden && cell.accessories.isEmpty)
    let delegate = try #require(stage.collectionView.delegate)
    #expect(delegate.collectionView(stage.collectionView, shouldHighlightItemAt: [0, 0]))
    row.isEnabled = false
    #expect(!delegate.collectionView(stage.collectionView, shouldHighlightItemAt: [0, 0]))
  }

  @Test("a section with space around it takes that space in a list, too, and headers the height they are given")
  func spacing() {
    let stage = stage {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    defer { stage.close() }
    let rows = (0..<2).map { UniqueTextCollectionViewProvider(title: "\($0)") }
    let header = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: .header)
    header.sectionSize = { CGSize(width: $0.bounds.width, height: 33) }
    stage.collectionView.flix.animatable.build([
      SpacingCollectionViewSectionProvider(providers: [rows[0]], headerHeight: 24, footerHeight: 11),
      AnimatableCollectionViewSectionProvider(providers: [rows[1]], headerProvider: header),
    ])
    #expect(stage.cell(0, 0)?.frame.minY == 24)
    #expect(stage.cell(0, 1)?.frame.minY == 112)
  }
}
