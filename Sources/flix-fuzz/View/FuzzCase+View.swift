import Flix
import FormTesting

extension FuzzCase {
  /// Takes a form in a real table view through the transitions.
  ///
  /// - Returns: What went wrong first, and with which step; `nil` if nothing did.
  @MainActor
  func run(in tableView: UITableView, isAnimated: Bool) -> (step: Int, problem: String)? {
    let world = ViewWorld(initial, in: tableView, isAnimated: isAnimated)
    if let problem = Self.problem(in: world, initial) { return (0, "at first: \(problem)") }
    for (index, step) in steps.enumerated() {
      if let problem = Self.run(step, in: world) { return (index, "step \(index): \(problem)") }
      scroll(tableView, index)
    }
    return nil
  }

  /// Shows another part of the form with every other step.
  @MainActor
  private func scroll(_ tableView: UITableView, _ index: Int) {
    guard index % 2 == 1 else { return }
    let room = max(0, tableView.contentSize.height - tableView.bounds.height)
    tableView.contentOffset.y = room * CGFloat(index % 5) / 4
  }

  @MainActor
  private static func run(_ step: Step, in world: ViewWorld) -> String? {
    var during = step.during
    world.onConfigure = { [unowned world] in
      guard let next = during else { return }
      during = nil
      world.set(next)
      world.builder.updateIfNeeded()
    }
    defer { world.onConfigure = {} }

    world.builder.beginGroupUpdates()
    if let middle = step.middle { world.set(middle) }
    world.set(step.form)
    world.builder.endGroupUpdates()
    // What a cell changed while it was configured follows on its own.
    if step.during == nil || during != nil {
      if let problem = problem(in: world, step.form) { return problem }
    }
    guard let last = step.during else { return nil }
    if during != nil {
      during = nil
      world.set(last)
    }
    world.tableView.layoutIfNeeded()
    world.builder.updateIfNeeded()
    return problem(in: world, last).map { "after a change during the update: \($0)" }
  }

  @MainActor
  private static func problem(in world: ViewWorld, _ state: FuzzForm) -> String? {
    let expected = state.expected
    let tableView = world.tableView
    tableView.layoutIfNeeded()
    let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    if counts != expected.map(\.rows.count) {
      return "the table view has \(counts) rows, not \(expected.map(\.rows.count))"
    }
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      let text = tableView.cellForRow(at: indexPath)?.textLabel?.text
      let row = expected[indexPath.section].rows[indexPath.row]
      if text != row { return "row \(indexPath) shows \(text ?? "nothing"), not \(row)" }
    }
    for (section, shown) in expected.enumerated() {
      if let header = shown.header, let view = tableView.headerView(forSection: section),
        view.textLabel?.text != header
      {
        return "the header of section \(section) shows \(view.textLabel?.text ?? "nothing"), not \(header)"
      }
      if let footer = shown.footer, let view = tableView.footerView(forSection: section),
        view.textLabel?.text != footer
      {
        return "the footer of section \(section) shows \(view.textLabel?.text ?? "nothing"), not \(footer)"
      }
    }
    return nil
  }
}
