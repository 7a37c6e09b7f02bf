import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Content configurations", .serialized)
@MainActor
struct ContentConfigurationTests {
  init() { _ = GTKStartup.done }

  // MARK: What apps write

  private struct Stars: UIContentConfiguration, Hashable {
    var count = 0
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { StarsView(self) }

    func updated(for state: any UIConfigurationState) -> Stars {
      var stars = self
      if let state = state as? UICellConfigurationState { stars.isSelected = state.isSelected }
      return stars
    }
  }

  private final class StarsView: UIView, UIContentView {
    let label = UILabel()
    var shown: [Stars] = []

    var configuration: any UIContentConfiguration {
      didSet { show() }
    }

    init(_ configuration: Stars) {
      self.configuration = configuration
      super.init(frame: .zero)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
      guard let stars = configuration as? Stars else { return }
      shown.append(stars)
      label.text = Array(repeating: "star", count: stars.count).joined(separator: "\n")
    }
  }

  private func table(
    _ rows: Int,
    style: UITableView.Style = .plain,
    configure: @escaping (UITableViewCell, IndexPath) -> Void
  ) -> TableFixture {
    let fixture = TableFixture(
      [TableFixture.section(rows, height: UITableView.automaticDimension)],
      style: style,
      isShown: false
    )
    fixture.setsText = false
    fixture.onConfigure = configure
    fixture.controller.view.addSubview(fixture.table)
    fixture.window.rootViewController = fixture.controller
    fixture.window.makeKeyAndVisible()
    fixture.table.layoutIfNeeded()
    return fixture
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  // MARK: Cells

  @Test func `a cell has no configurations and follows its state by default`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.configurationUpdateHandler == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    let item = UICollectionViewCell(frame: .zero)
    #expect(item.contentConfiguration == nil)
    #expect(item.automaticallyUpdatesContentConfiguration)
  }

  @Test func `the default content of a cell is that of its style`() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(content(.default) == .cell())
    #expect(content(.subtitle) == .subtitleCell())
    #expect(content(.value1) == .valueCell())
    #expect(UICollectionViewListCell(frame: .zero).defaultContentConfiguration() == .cell())
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1])
  func `configured texts stand where those of classic cells do`(_ style: UITableViewCell.CellStyle) throws {
    let image = UIImage(systemName: "star")
    let classic = UITableViewCell(style: style, reuseIdentifier: nil)
    classic.textLabel?.text = "Text"
    classic.detailTextLabel?.text = "Detail"
    classic.imageView?.image = image
    let configured = UITableViewCell(style: style, reuseIdentifier: nil)
    var content = configured.defaultContentConfiguration()
    content.text = "Text"
    if style != .default { content.secondaryText = "Detail" }
    content.image = image
    configured.contentConfiguration = content
    for accessory in [UITableViewCell.AccessoryType.none, .disclosureIndicator] {
      for cell in [classic, configured] {
        cell.accessoryType = accessory
        cell.indentationLevel = 1
        cell.frame.size = cell.sizeThatFits(CGSize(width: 400, height: 0))
        cell.layoutIfNeeded()
      }
      #expect(classic.frame == configured.frame)
      func frames(_ cell: UITableViewCell) -> [CGRect] {
        labels(cell.contentView).map { cell.convert($0.bounds, from: $0) }
      }
      #expect(frames(classic) == frames(configured))
      let images = try [classic, configured].map { cell in
        let view = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        return cell.convert(view.bounds, from: view)
      }
      #expect(images[0] == images[1])
    }
  }

  @Test func `a configuration of the same type is shown by the same view`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Stars(count: 1)
    let first = try #require(cell.contentView as? StarsView)
    cell.contentConfiguration = Stars(count: 2)
    #expect(cell.contentView === first)
    #expect(first.label.text == "star\nstar")
    cell.contentConfiguration = cell.defaultContentConfiguration()
    let list = try #require(cell.contentView as? UIListContentView)
    #expect(first.superview == nil)
    var other = cell.defaultContentConfiguration()
    other.text = "Text"
    cell.contentConfiguration = other
    #expect(cell.contentView === list)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== list)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.subviews.filter { $0 is any UIContentView }.isEmpty)
  }

  @Test func `rows are as high as their configured content`() {
    let fixture = table(4) { cell, indexPath in
      if indexPath.row == 3 {
        cell.contentConfiguration = Stars(count: 5)
      } else {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText =
          indexPath.row == 1 ? Array(repeating: "long text", count: 40).joined(separator: " ") : ""
        cell.contentConfiguration = indexPath.row == 2 ? nil : content
      }
    }
    let heights = fixture.liveCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] == 44)
    #expect(heights[3] > 100)
    fixture.close()
  }

  @Test func `a row follows content that grows in sight`() {
    let fixture = table(2) { cell, _ in cell.contentConfiguration = Stars(count: 1) }
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    let before = cell?.frame.height ?? 0
    cell?.contentConfiguration = Stars(count: 4)
    fixture.table.layoutIfNeeded()
    #expect((cell?.frame.height ?? 0) > before + 30)
    fixture.close()
  }

  // MARK: States

  @Test func `a change of the state updates the configuration once before the next layout`() {
    let fixture = table(2) { cell, _ in cell.contentConfiguration = Stars(count: 1) }
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    let view = cell?.contentView as? StarsView
    view?.shown = []
    fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    cell?.isHighlighted = true
    #expect(view?.shown.isEmpty == true)
    fixture.window.layoutIfNeeded()
    #expect(view?.shown == [Stars(count: 1, isSelected: true)])
    #expect(cell?.contentConfiguration as? Stars == Stars(count: 1, isSelected: true))
    fixture.close()
  }

  @Test func `content stays as it is where a cell does not update it`() {
    let fixture = table(1) { cell, _ in
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = Stars(count: 1)
    }
    fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    fixture.window.layoutIfNeeded()
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.contentConfiguration as? Stars == Stars(count: 1))
    fixture.close()
  }

  @Test func `an override and then the handler are called with the state`() {
    final class Cell: UITableViewCell {
      var log: [String] = []

      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("flag")] = true
        return state
      }

      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        log.append("update \(state.isDisabled) \(state[UIConfigurationStateCustomKey("flag")] == AnyHashable(true))")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.log.append("handler \(state.isDisabled)")
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = state.isDisabled ? "off" : "on"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect(cell.log == ["update false true", "handler false"])
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.log == ["update false true", "handler false", "update true true", "handler true"])
    #expect(labels(cell.contentView).map(\.text) == ["off"])
  }

  @Test func `a disabled cell dims what has no colour of its own`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.textProperties.color == .label)
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    #expect(content.updated(for: state).updated(for: UICellConfigurationState(traitCollection: .current)) == content)
    content.textProperties.color = .systemRed
    #expect(content.updated(for: state).textProperties.color == .systemRed)
  }

  @Test func `custom values are part of a state`() {
    var first = UICellConfigurationState(traitCollection: .current)
    let second = first
    #expect(first == second)
    first[UIConfigurationStateCustomKey("a")] = "b"
    #expect(first != second)
    #expect(first[UIConfigurationStateCustomKey("a")] == AnyHashable("b"))
    first[UIConfigurationStateCustomKey("a")] = nil
    #expect(first == second)
  }

  // MARK: Texts

  @Test func `texts side by side go one below the other where they do not fit`() throws {
    let view = UIListContentView(configuration: .valueCell())
    var content = UIListContentConfiguration.valueCell()
    content.text = "A text of some length"
    content.secondaryText = "A second text of some length"
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 44)
    view.layoutIfNeeded()
    let text = try #require(labels(view).first)
    let second = try #require(labels(view).last)
    #expect(abs(text.frame.midY - second.frame.midY) <= 1)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    view.layoutIfNeeded()
    #expect(second.frame.minY >= text.frame.maxY)
    #expect(second.frame.minX == text.frame.minX)
  }

  @Test func `letters, lines and alignment follow the properties`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "some text"
    content.textProperties.transform = .uppercase
    content.textProperties.numberOfLines = 2
    content.textProperties.alignment = .center
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    let view = UIListContentView(configuration: content)
    let label = try #require(labels(view).first)
    #expect(label.text == "SOME TEXT")
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.textColor == .systemRed)
  }

  @Test func `an image keeps within its largest size and in the middle of its place`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    content.imageProperties.maximumSize = CGSize(width: 8, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    let view = UIListContentView(configuration: content)
    let guide = view.imageLayoutGuide
    #expect(view.secondaryTextLayoutGuide == nil)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.first as? UIImageView)
    #expect(image.frame == CGRect(x: 32, y: 18, width: 8, height: 8))
    #expect(labels(view).first?.frame.minX == CGFloat(68))
    #expect(guide?.layoutFrame == image.frame)
  }

  @Test func `content is mirrored where reading goes from right to left`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
    cell.layoutIfNeeded()
    let found = labels(cell.contentView)
    #expect(found.first?.frame.maxX == 384)
    #expect(found.last?.frame.minX == 16)
  }

  @Test func `a cell is called after its configured texts`() {
    let fixture = table(1) { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Text"
      content.secondaryText = "More"
      cell.contentConfiguration = content
    }
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    func isCalled(_ name: String) -> Bool {
      cell.map { cgtk_test_accessible_is_labelled($0.gtkWidget, name) != 0 } ?? false
    }
    #expect(isCalled("Text, More"))
    var content = UIListContentConfiguration.cell()
    content.text = "Other"
    cell?.contentConfiguration = content
    #expect(isCalled("Other"))
    fixture.close()
  }

  // MARK: Headers

  @Test func `headers and footers give their defaults as what they are asked for`() throws {
    final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: [UIListContentConfiguration] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        titled(tableView, "Header")
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        titled(tableView, "Footer")
      }
      private func titled(_ tableView: UITableView, _ text: String) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
        guard var content = view?.defaultContentConfiguration() else { return nil }
        asked.append(content)
        content.text = text
        view?.contentConfiguration = content
        return view
      }
    }
    let fixture = TableFixture([], style: .grouped, isShown: false)
    let delegate = Delegate()
    fixture.sections = [TableFixture.section(0)]
    fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    fixture.table.dataSource = delegate
    fixture.table.delegate = delegate
    fixture.controller.view.addSubview(fixture.table)
    fixture.window.rootViewController = fixture.controller
    fixture.window.makeKeyAndVisible()
    fixture.table.layoutIfNeeded()
    #expect(delegate.asked == [.groupedHeader(), .groupedFooter()])
    let header = try #require(fixture.table.headerView(forSection: 0))
    let classic = UITableViewHeaderFooterView(reuseIdentifier: nil)
    classic.textLabel?.text = "Header"
    classic.textMargin = header.textMargin
    #expect(header.frame.height == classic.fittingHeight(width: header.frame.width))
    classic.frame = header.bounds
    classic.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(labels(header.contentView).first?.frame == classic.textLabel?.frame)
    fixture.close()
  }

  // MARK: Backgrounds

  @Test func `a background configuration takes the place of colour and views`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .systemRed
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.backgroundColor == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.subviews.first is BackgroundConfigurationView)
    cell.backgroundConfiguration = nil
    #expect(!(cell.subviews.first is BackgroundConfigurationView))
  }

  @Test func `a background follows the selection unless it has a colour of its own`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.backgroundColor == .secondarySystemGroupedBackground)
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .systemRed
    #expect(background.updated(for: state).backgroundColor == .systemRed)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemGreen) == .systemGreen)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
  }

  @Test func `the background lies within its insets and margins`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
    background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    let custom = UIView()
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.convert(custom.bounds, from: custom) == CGRect(x: 12, y: 5, width: 168, height: 40))
  }

  @Test func `transformers are equal where they are one`() {
    let transformer = UIConfigurationColorTransformer { $0 }
    var (first, second) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    first.textProperties.colorTransformer = transformer
    second.textProperties.colorTransformer = transformer
    #expect(first == second)
    second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(first != second)
    first.textProperties.colorTransformer = .grayscale
    second.textProperties.colorTransformer = .grayscale
    #expect(first == second)
  }

  @Test func `configured cells are freed with their table`() async throws {
    weak var view: StarsView?
    weak var cell: UITableViewCell?
    do {
      let fixture = table(1) { cell, _ in
        cell.contentConfiguration = Stars(count: 1)
        cell.backgroundConfiguration = .listPlainCell()
        cell.configurationUpdateHandler = { cell, _ in _ = cell.isSelected }
      }
      cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
      view = cell?.contentView as? StarsView
      #expect(view != nil)
      fixture.close()
    }
    try await waitFor("the cell to be freed") { cell == nil && view == nil }
  }
}
