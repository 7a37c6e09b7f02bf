import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("List layout", .serialized)
@MainActor
struct ListLayoutTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  @Test func `the defaults are UIKit's`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    #expect(configuration.showsSeparators && configuration.headerMode == .none && configuration.footerMode == .none)
    #expect(configuration.backgroundColor == .systemGroupedBackground)
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
    #expect(cell.accessories.isEmpty)
  }

  @Test func `cells are as high as their contents, and as wide as the boxes of tables`() throws {
    let long = String(repeating: "word ", count: 30)
    let fixture = CompositionFixture([["one", long], ["three"]], layout: list(.insetGrouped))
    let first = try #require(fixture.cell(0))
    let second = try #require(fixture.cell(1))
    #expect(first.frame.minX == 12 && first.frame.width == 296 && first.frame.minY == 12)
    #expect(second.frame.height > 2 * first.frame.height)
    #expect(second.frame.minY == first.frame.maxY)
    // 12 below the first section and 12 above the second.
    #expect(fixture.cell(0, 1)?.frame.minY == second.frame.maxY + 24)
    #expect(fixture.view.backgroundColor == .systemGroupedBackground)
    let narrow = second.frame.height
    fixture.view.frame.size.width = 900
    // (900 - 600) / 2 = 150.
    #expect(fixture.cell(0)?.frame.minX == 150 && fixture.cell(0)?.frame.width == 600)
    // The text wraps less in a wider cell.
    let wide = try #require(fixture.cell(1)).frame.height
    #expect(wide < narrow)
    fixture.close()
  }

  @Test func `cells know their part of the section`() {
    let fixture = CompositionFixture([["a", "b", "c"]], layout: list(.insetGrouped))
    #expect(fixture.cell(0)?.row?.edges.isFirst == true && fixture.cell(0)?.row?.bottom != nil)
    #expect(fixture.cell(1)?.row?.edges.isFirst == false && fixture.cell(1)?.row?.edges.isLast == false)
    #expect(fixture.cell(2)?.row?.edges.isLast == true && fixture.cell(2)?.row?.bottom == nil)
    #expect(fixture.cell(0)?.layer.cornerRadius == 12 && fixture.cell(1)?.layer.cornerRadius == 0)
    fixture.sections[0].removeLast()
    fixture.view.deleteItems(at: [path(2)])
    #expect(fixture.cell(1)?.row?.edges.isLast == true)
    fixture.close()
  }

  @Test func `lines follow the configuration and the handler`() {
    let layout = list(.plain) {
      $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0,
        leading: 9,
        bottom: 0,
        trailing: 3
      )
      $0.itemSeparatorHandler = { indexPath, lines in
        var lines = lines
        if indexPath.item == 1 {
          lines.bottomSeparatorVisibility = .hidden
          lines.topSeparatorVisibility = .visible
        }
        return lines
      }
    }
    let fixture = CompositionFixture([["a", "b", "c"]], layout: layout)
    #expect(fixture.cell(0)?.row?.bottom?.insets.leading == 9 && fixture.cell(0)?.row?.top == nil)
    #expect(fixture.cell(1)?.row?.bottom == nil && fixture.cell(1)?.row?.top != nil)
    #expect(fixture.cell(2)?.row?.bottom != nil)
    fixture.close()
    let none = CompositionFixture([["a", "b"]], layout: list(.plain) { $0.showsSeparators = false })
    #expect(none.cell(0)?.row?.bottom == nil)
    none.close()
  }

  @Test func `headers and footers are views of the data source`() throws {
    let layout = list(.grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let fixture = CompositionFixture([["a"], ["b"]], layout: layout)
    let header = try #require(
      fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    )
    #expect(header.frame.minY == 0 && header.frame.width == 320)
    #expect(fixture.cell(0)?.frame.minY == header.frame.maxY)
    #expect((header as? CompositionFixture.Cell)?.row == nil)
    let footer = fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(0))
    #expect(footer?.frame.minY == fixture.cell(0)?.frame.maxY)
    fixture.close()
  }

  @Test func `a cell without height comes back when its item is configured anew`() throws {
    let fixture = CompositionFixture([["a", "b", "c"]], layout: list(.plain))
    let height = try #require(fixture.cell(1)).frame.height
    let none = try #require(fixture.cell(1)).heightAnchor.constraint(equalToConstant: 0)
    none.isActive = true
    UIView.performWithoutAnimation { fixture.view.reconfigureItems(at: [path(1)]) }
    #expect(fixture.cell(2)?.frame.minY == fixture.cell(0)?.frame.maxY)
    #expect(fixture.view.cellForItem(at: path(1)) == nil)
    none.isActive = false
    fixture.view.reconfigureItems(at: [path(1)])
    #expect(fixture.cell(1)?.frame.height == height)
    fixture.close()
  }

  @Test func `a checkmark is announced`() {
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cgtk_test_accessible_is_checked(cell.gtkWidget) == 0)
    cell.accessories = [.checkmark(), .disclosureIndicator()]
    #expect(cgtk_test_accessible_is_checked(cell.gtkWidget) == 1)
    cell.accessories = [.disclosureIndicator()]
    #expect(cgtk_test_accessible_is_checked(cell.gtkWidget) == 0)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.accessoryType = .checkmark
    #expect(cgtk_test_accessible_is_checked(row.gtkWidget) == 1)
    row.accessoryType = .detailButton
    #expect(cgtk_test_accessible_is_checked(row.gtkWidget) == 0)
  }

  @Test func `the first item may be the header`() {
    let fixture = CompositionFixture(
      [["Title", "a", "b"]],
      layout: list(.insetGrouped) { $0.headerMode = .firstItemInSection }
    )
    #expect(fixture.cell(0)?.row?.background == nil && fixture.cell(0)?.row?.bottom == nil)
    #expect(fixture.cell(1)?.row?.edges.isFirst == true)
    fixture.close()
  }

  @Test func `accessories take their place from the content`() throws {
    let view = UIView(frame: r(0, 0, 30, 20))
    let fixture = CompositionFixture([["a"]], layout: list(.plain)) { cell, _ in
      cell.indentationLevel = 2
      cell.accessories = [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view,
            placement: .leading(),
            maintainsFixedSize: true
          )
        ),
        .disclosureIndicator(options: UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: .custom(40))),
        .checkmark(displayed: .whenEditing),
      ]
    }
    let cell = try #require(fixture.cell(0))
    // Two levels of 10, 12, and 30 for the view; 40 and 12 for the sign.
    #expect(view.frame.minX == 32)
    #expect(cell.contentView.frame.minX == 62)
    // 320 - 62 - 52.
    #expect(cell.contentView.frame.width == 206)
    #expect(cell.subviews.filter { $0 is TableCellAccessory }.count == 1)
    UIView.performWithoutAnimation { fixture.view.isEditing = true }
    fixture.view.layoutIfNeeded()
    #expect(cell.subviews.filter { $0 is TableCellAccessory }.count == 1)
    #expect(cell.contentView.frame.width > 206)
    fixture.close()
  }

  @Test func `the button for details calls its action`() throws {
    var pressed = 0
    let fixture = CompositionFixture([["a"]], layout: list(.plain)) { cell, _ in
      cell.accessories = [.detail(actionHandler: { pressed += 1 })]
    }
    let accessory = try #require(fixture.cell(0)?.subviews.compactMap { $0 as? TableCellAccessory }.first)
    accessory.buttonWasPressed?()
    #expect(pressed == 1)
    fixture.close()
  }

  @Test func `heights that contents asked for survive a batch`() throws {
    let long = String(repeating: "word ", count: 30)
    let layout = list(.plain)
    let fixture = CompositionFixture([[long, "b", "c"]], layout: layout)
    let height = try #require(fixture.cell(0)).frame.height
    fixture.sections[0].insert("new", at: 0)
    fixture.view.insertItems(at: [path(0)])
    #expect(fixture.cell(1)?.frame.height == height)
    fixture.sections[0].remove(at: 1)
    fixture.view.deleteItems(at: [path(1)])
    #expect(fixture.cell(1)?.frame.height ?? 0 < height)
    layout.geometry.checkInvariants()
    fixture.close()
  }

  @Test func `assistive technologies hear of a list or a grid as layouts are exchanged`() async throws {
    let fixture = CompositionFixture([(0..<40).map(String.init)], layout: list(.plain))
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    func roles() throws -> [Bool] {
      let cell = try #require(fixture.cell(20)).gtkWidget.opaque
      let content = fixture.view.contentWidget.opaque
      return [
        gtk_test_accessible_has_role(content, GTK_ACCESSIBLE_ROLE_LIST) != 0,
        gtk_test_accessible_has_role(cell, GTK_ACCESSIBLE_ROLE_LIST_ITEM) != 0,
        gtk_test_accessible_has_role(content, GTK_ACCESSIBLE_ROLE_GRID) != 0,
        gtk_test_accessible_has_role(cell, GTK_ACCESSIBLE_ROLE_GRID_CELL) != 0,
      ]
    }
    fixture.view.scrollToItem(at: path(20), at: .centeredVertically, animated: false)
    #expect(try roles() == [true, true, false, false])
    let cell = try #require(fixture.cell(20))
    let offset = fixture.view.contentOffset
    fixture.view.focus(cell, isVisible: true)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 320, height: 44)
    grid.minimumLineSpacing = 0
    fixture.view.collectionViewLayout = grid
    fixture.view.layoutIfNeeded()
    try await waitFor("the roles of a grid") { try roles() == [false, false, true, true] }
    #expect(fixture.cell(20) === cell && fixture.view.focusedCell === cell)
    #expect(abs(fixture.view.contentOffset.y - offset.y) < 60)
    fixture.view.collectionViewLayout = list(.grouped)
    try await waitFor("the roles of a list") { try roles() == [true, true, false, false] }
    #expect(fixture.cell(20) === cell)
  }

  @Test func `a long list asks the contents in sight alone`() {
    let fixture = CompositionFixture([[]], layout: list(.plain))
    fixture.sections = [Array(repeating: "x", count: 100_000)]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.configured.count < 30)
    fixture.view.scrollToItem(at: path(50_000), at: .top, animated: false)
    #expect(fixture.cell(50_000) != nil)
    #expect(fixture.configured.count < 90)
    fixture.close()
  }
}
