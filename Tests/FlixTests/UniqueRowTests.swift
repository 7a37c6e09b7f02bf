import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("A row made on the spot", .serialized)
struct UniqueRowTests {
  @Test("takes its properties from before the cell was there, and follows each change")
  func properties() throws {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueCustomTableViewProvider()
    row.accessoryType = .checkmark
    row.selectionStyle = .none
    row.isEnabled = false
    let background = UIView()
    row.backgroundView = background
    var cells: [UITableViewCell] = []
    row.whenGetCell { cells.append($0) }
    row.didMoveToTableView = { table, cell in
      #expect(table === stage.tableView)
      cells.append(cell)
    }
    stage.tableView.flix.build([row])
    let cell = try #require(stage.cell(0))
    #expect(cells.count == 2 && cells.allSatisfy { $0 === cell })
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.selectionStyle == .none)
    #expect(cell.backgroundView === background)
    #expect(!cell.isUserInteractionEnabled)
    #expect(row.contentView.frame.size == cell.contentView.bounds.size)

    row.accessoryType = .none
    row.selectionStyle = .default
    row.isEnabled = true
    let accessory = UISwitch()
    row.accessoryView = accessory
    let selectedBackground = UIView()
    row.selectedBackgroundView = selectedBackground
    row.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    row.editingAccessoryType = .detailButton
    #expect(cell.accessoryType == .none)
    #expect(cell.selectionStyle == .default)
    #expect(cell.isUserInteractionEnabled)
    #expect(cell.accessoryView === accessory)
    #expect(cell.selectedBackgroundView === selectedBackground)
    #expect(cell.separatorInset.left == 20)
    #expect(cell.editingAccessoryType == .detailButton)
  }

  @Test("is as high as its content, or as it is told")
  func heights() {
    let stage = Stage()
    defer { stage.close() }
    let empty = UniqueCustomTableViewProvider()
    let fixed = UniqueCustomTableViewProvider()
    fixed.itemHeight = { _ in 80 }
    let content = UniqueCustomTableViewProvider()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: content.contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: content.contentView.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 123),
    ])
    stage.tableView.flix.build([empty, fixed, content])
    stage.tableView.layoutIfNeeded()
    let heights = (0..<3).map { stage.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height.rounded() }
    #expect(heights[1] == 80)
    #expect(abs(heights[0] - 44) <= 1)
    #expect(abs(heights[2] - 143) <= 1)
  }

  @Test("hides and comes back with its cell's content")
  func hiding() throws {
    let stage = Stage()
    defer { stage.close() }
    let first = UniqueTextTableViewProvider(title: "First")
    let second = UniqueTextTableViewProvider(title: "Second")
    let builder = stage.tableView.flix.animatable.build([first, second])
    first.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.counts == [1])
    #expect(second.titleLabel.isDescendant(of: try #require(stage.cell(0))))
    first.isHidden = false
    builder.updateIfNeeded()
    #expect(stage.counts == [2])
    #expect(first.titleLabel.isDescendant(of: try #require(stage.cell(0))))
    #expect(second.titleLabel.isDescendant(of: try #require(stage.cell(1))))
  }

  @Test("never gives its cell to another row")
  func cells() throws {
    let stage = Stage()
    defer { stage.close() }
    let rows = (0..<60).map { UniqueTextTableViewProvider(title: "\($0)") }
    stage.tableView.flix.build(rows)
    var owners: [ObjectIdentifier: Int] = [:]
    for (index, row) in rows.enumerated() {
      row.whenGetCell { cell in
        #expect(owners[ObjectIdentifier(cell), default: index] == index)
        owners[ObjectIdentifier(cell)] = index
      }
    }
    for row in [59, 0, 30, 59, 0] {
      stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      let cell = try #require(stage.cell(row))
      #expect(rows[row].titleLabel.isDescendant(of: cell))
    }
  }

  @Test("a switch row tells who listens, and who observes it")
  func switchRow() throws {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueSwitchTableViewProvider(title: "Switch", isOn: true)
    final class Dependent: SingleTableViewCellProvider<UITableViewCell> {
      weak var row: UniqueSwitchTableViewProvider?
      override var isHidden: Bool {
        get { row?.isOn == false }
        set {}
      }
    }
    let dependent = Dependent()
    dependent.row = row
    let builder = stage.tableView.flix.animatable.build([row, dependent])
    #expect(stage.counts == [2])
    #expect(row.uiSwitch.isOn)
    var heard: [Bool] = []
    let token = row.valueChanged.sink { heard.append($0) }
    row.uiSwitch.setOn(false, animated: false)
    row.uiSwitch.sendActions(for: .valueChanged)
    builder.updateIfNeeded()
    #expect(heard == [false])
    #expect(!row.isOn)
    #expect(stage.counts == [1])
    token.cancel()
    row.isOn = true
    builder.updateIfNeeded()
    #expect(row.uiSwitch.isOn)
    #expect(heard == [false])
    #expect(stage.counts == [2])
  }
}
