@testable import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("A table view that is reloaded instead of changed", .serialized)
struct ReloadTests {
  private func cities(_ ids: Range<Int>) -> [City] { ids.map { City(id: $0, name: "City \($0)") } }

  /// How far below the top of the visible part a row begins.
  private func distance(_ row: Int, _ stage: Stage) -> CGFloat {
    stage.tableView.layoutIfNeeded()
    return stage.tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - stage.tableView.contentOffset.y
  }

  @Test("keeps its first visible row where it is, whatever comes and goes above")
  func anchor() {
    let stage = Stage()
    defer { stage.close() }
    let provider = CityProvider([])
    provider.cities = cities(0..<300)
    let builder = stage.tableView.flix.animatable.build([provider])
    var transitions: [ViewTransition] = []
    let standard = builder.decideViewTransition
    builder.decideViewTransition = { view, changes in
      transitions.append(standard(view, changes))
      return transitions.last ?? .reload
    }
    stage.tableView.scrollToRow(at: [0, 150], at: .top, animated: false)
    stage.tableView.contentOffset.y += 13
    let before = distance(150, stage)
    #expect(stage.texts.first == "City 150" && before < 0)

    provider.cities = cities(1000..<1200) + cities(0..<300)
    builder.updateIfNeeded()
    #expect(transitions == [.reload])
    #expect(stage.texts.first == "City 150" && distance(350, stage) == before)

    // The first visible row goes as well: the next one that stays is kept.
    let next = distance(351, stage)
    provider.cities = cities(50..<300).filter { $0.id != 150 }
    builder.updateIfNeeded()
    #expect(transitions == [.reload, .reload])
    #expect(distance(100, stage) == next)
  }

  @Test("stays at the beginning, and does not scroll beyond the end")
  func ends() {
    let stage = Stage()
    defer { stage.close() }
    let provider = CityProvider([])
    provider.cities = cities(0..<100)
    let builder = stage.tableView.flix.build([provider])
    let top = stage.tableView.contentOffset
    provider.cities = cities(1000..<1100) + cities(0..<100)
    builder.updateIfNeeded()
    #expect(stage.tableView.contentOffset == top && stage.texts.first == "City 1000")

    stage.tableView.scrollToRow(at: [0, 199], at: .bottom, animated: false)
    provider.cities = cities(98..<100)
    builder.updateIfNeeded()
    #expect(stage.texts == ["City 98", "City 99"] && stage.tableView.contentOffset == top)
  }

  @Test("out of a window keeps the row as well, over any number of changes")
  func outOfWindow() throws {
    let stage = Stage()
    defer { stage.close() }
    let provider = CityProvider([])
    provider.cities = cities(0..<300)
    let builder = stage.tableView.flix.animatable.build([provider])
    stage.tableView.scrollToRow(at: [0, 150], at: .top, animated: false)
    let before = distance(150, stage)
    let container = try #require(stage.tableView.superview)
    stage.tableView.removeFromSuperview()

    // Whatever is decided, what was not seen since a reload is reloaded.
    builder.decideViewTransition = { _, _ in .nonAnimated }
    for round in 1...3 {
      provider.cities.insert(City(id: 1000 + round, name: "New"), at: 0)
      builder.updateIfNeeded()
    }
    container.addSubview(stage.tableView)
    #expect(stage.texts.first == "City 150" && distance(153, stage) == before)
    provider.cities.removeFirst()
    builder.updateIfNeeded()
    #expect(stage.counts == [302])
  }

  @Test("out of a window takes a batch, too, if it was told of everything before")
  func batchOutOfWindow() {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let provider = CityProvider(["Rome"])
    let builder = tableView.flix.animatable.build([provider])
    builder.decideViewTransition = { _, _ in .nonAnimated }
    provider.cities.append(City(id: 7, name: "Oslo"))
    builder.updateIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test("leaves the field that a person types in alone")
  func focus() {
    let stage = Stage()
    defer { stage.close() }
    let provider = CityProvider([])
    let field = UniqueTextFieldTableViewProvider(text: "typed")
    let builder = stage.tableView.flix.build([provider, field])
    _ = stage.cell(0)
    #expect(field.textField.becomeFirstResponder())
    field.textField.selectedTextRange = field.textField.textRange(
      from: field.textField.beginningOfDocument,
      to: field.textField.endOfDocument
    )
    var endings = 0
    field.textField.addAction(UIAction { _ in endings += 1 }, for: .editingDidEnd)
    for transition in [ViewTransition.reload, .nonAnimated, .animated, .reload] {
      builder.decideViewTransition = { _, _ in transition }
      provider.cities = cities(0..<(provider.cities.isEmpty ? 200 : 0))
      builder.updateIfNeeded()
      stage.tableView.layoutIfNeeded()
      #expect(field.textField.isFirstResponder && field.textField.text == "typed" && endings == 0)
      #expect(field.textField.selectedTextRange?.isEmpty == false)
    }
  }
}
