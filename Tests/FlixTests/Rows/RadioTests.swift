import CGTK
import MainLoopTesting
import Observation
import Testing

@testable import Flix

@MainActor @Suite("Options of which one is chosen", .serialized)
struct RadioTests {
  private let sizes = ["Small", "Medium", "Large"]

  private func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  private func isChecked(_ cell: UIView?) -> Bool {
    switch cell {
    case let cell as UITableViewCell: cell.accessoryType == .checkmark
    case let cell as UICollectionViewListCell: !cell.accessories.isEmpty
    default: false
    }
  }

  /// Whether assistive technologies are told that a cell is the one that is chosen.
  private func isAnnounced(_ cell: UIView?) -> Bool {
    guard let cell else { return false }
    return cgtk_test_accessible_is_checked(cell.gtkWidget) != 0
  }

  @Test("rows have a checkmark at the choice, which a person or code changes")
  func table() throws {
    let stage = Stage()
    defer { stage.close() }
    let radio = RadioTableViewProvider(options: sizes, checkedOption: "Medium")
    let builder = stage.tableView.flix.animatable.build([radio])
    #expect(stage.texts == sizes)
    let cells = (0..<3).map { stage.cell($0) }
    #expect(cells.map(isChecked) == [false, true, false])
    #expect(cells.map(isAnnounced) == [false, true, false])
    var heard: [String] = []
    let token = radio.checkedOptionChanged.sink { heard.append($0) }
    defer { token.cancel() }
    for row in [2, 2] {
      stage.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
      stage.tableView.delegate?.tableView(stage.tableView, didSelectRowAt: [0, row])
      builder.updateIfNeeded()
    }
    #expect(heard == ["Large"], "a choice that is chosen again is none")
    #expect(radio.checkedOption == "Large")
    #expect((0..<3).map { stage.cell($0) }.map(isChecked) == [false, false, true])
    #expect((0..<3).map { stage.cell($0) }.map(isAnnounced) == [false, false, true])
    #expect(stage.tableView.indexPathForSelectedRow == nil)
    radio.checkedOption = "Small"
    builder.updateIfNeeded()
    #expect((0..<3).map { stage.cell($0) }.map(isChecked) == [true, false, false])
    #expect(heard == ["Large"], "what code does is no event")
    #expect((0..<3).allSatisfy { stage.cell($0) === cells[$0] }, "options keep their cells")
  }

  @Test("items have a checkmark at the choice, which a person or code changes")
  func collection() throws {
    let stage = CollectionStage(layout: list())
    defer { stage.close() }
    let radio = RadioCollectionViewProvider(options: sizes, checkedOption: "Medium")
    let builder = stage.collectionView.flix.animatable.build([radio])
    let cells = (0..<3).map { stage.cell($0) }
    #expect(cells.map { ($0 as? RadioCollectionViewCell)?.titleLabel.text } == sizes)
    #expect(cells.map(isChecked) == [false, true, false])
    #expect(cells.map(isAnnounced) == [false, true, false])
    var heard: [String] = []
    let token = radio.checkedOptionChanged.sink { heard.append($0) }
    defer { token.cancel() }
    stage.select(2)
    builder.updateIfNeeded()
    stage.select(2)
    #expect(heard == ["Large"])
    #expect((0..<3).map { stage.cell($0) }.map(isChecked) == [false, false, true])
    #expect((0..<3).map { stage.cell($0) }.map(isAnnounced) == [false, false, true])
    #expect(stage.collectionView.indexPathsForSelectedItems == [])
    radio.checkedOption = nil
    builder.updateIfNeeded()
    #expect((0..<3).map { stage.cell($0) }.map(isChecked) == [false, false, false])
    #expect((0..<3).allSatisfy { stage.cell($0) === cells[$0] })
  }

  @Test("the options may change, and a choice that is no option comes back with it")
  func options() {
    let stage = Stage()
    defer { stage.close() }
    let radio = RadioTableViewProvider(options: sizes, checkedOption: "Medium")
    let builder = stage.tableView.flix.animatable.build([radio])
    radio.options = ["Small", "Large"]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Small", "Large"])
    #expect((0..<2).map { stage.cell($0) }.map(isChecked) == [false, false])
    #expect(radio.checkedOption == "Medium")
    radio.options = ["Medium", "Large"]
    builder.updateIfNeeded()
    #expect((0..<2).map { stage.cell($0) }.map(isChecked) == [true, false])
    radio.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.counts == [])
  }

  @Test("options are shown with titles of their own, and configured as one likes")
  func configuration() {
    enum Size: Int, CaseIterable { case small = 1, large }
    let stage = Stage()
    defer { stage.close() }
    let radio = RadioTableViewProvider(options: Size.allCases, checkedOption: .large) { "Size \($0.rawValue)" }
    radio.configureOption = { cell, value in cell.imageView?.isHidden = !value.isChecked }
    stage.tableView.flix.animatable.build([radio])
    #expect(stage.texts == ["Size 1", "Size 2"])
    #expect((0..<2).map { stage.cell($0)?.imageView?.isHidden } == [true, false])
  }

  @Test("another provider follows the choice that it reads")
  func observed() {
    let stage = Stage()
    defer { stage.close() }
    let radio = RadioTableViewProvider(options: sizes, checkedOption: "Small")
    final class Price: SingleTableViewCellProvider<UITableViewCell> {
      weak var radio: RadioTableViewProvider<String>?
      override var isHidden: Bool {
        get { radio?.checkedOption == "Small" }
        set {}
      }
    }
    let price = Price()
    price.radio = radio
    let builder = stage.tableView.flix.animatable.build([radio, price])
    #expect(stage.counts == [3])
    radio.checkedOption = "Large"
    builder.updateIfNeeded()
    #expect(stage.counts == [4])
  }
}
