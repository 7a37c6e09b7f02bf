import Flix
import FormTesting

/// A table view with a builder.
final class TableStage: ViewStage {
  private let tableView: StrictTableView
  private let builder: TableViewBuilder

  /// Shows nothing yet, in a view that is to be in a window.
  ///
  /// - Parameter way: Chooses how changes are shown.
  init(frame: CGRect, in container: UIView, way: UInt64) {
    tableView = StrictTableView(frame: frame, style: .insetGrouped)
    tableView.rowHeight = 44
    container.addSubview(tableView)
    builder = TableViewBuilder(tableView: tableView, sectionProviders: [])
    if let transition = ViewTransition.chosen(by: way) { builder.decideViewTransition = { _, _ in transition } }
  }

  var view: UIScrollView { tableView }
  var recorder: BatchRecorder { tableView.recorder }
  var groups: any PerformGroupUpdatesable { builder }

  func set(_ sections: [ViewSection]) {
    let next = sections.map { section in
      let provider = section.provider as? TableViewSectionProvider ?? make(section)
      section.provider = provider
      provider.isHidden = section.isHidden
      return provider
    }
    if next.map(ObjectIdentifier.init) != builder.sectionProviders.map(ObjectIdentifier.init) {
      builder.sectionProviders = next
    }
  }

  private func make(_ section: ViewSection) -> TableViewSectionProvider {
    section.keepsEmpty
      ? TableViewSectionProvider(
        providers: [section.providers],
        headerProvider: section.header,
        footerProvider: section.footer
      )
      : AnimatableTableViewSectionProvider(
        providers: [section.providers],
        headerProvider: section.header,
        footerProvider: section.footer
      )
  }

  func update() {
    builder.updateIfNeeded()
  }

  func show(section: Int) {
    tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .middle, animated: false)
  }

  func problem(expected: [ShownSection]) -> String? {
    let counts = tableView.counts
    if counts != expected.map(\.rows.count) {
      return "the table view has \(counts) rows, not \(expected.map(\.rows.count))"
    }
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      let row = expected[indexPath.section].rows[indexPath.row]
      let text = tableView.cellForRow(at: indexPath)?.textLabel?.text
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

extension ViewTransition {
  /// One of the transitions, or `nil` for the builder's own choice.
  static func chosen(by way: UInt64) -> ViewTransition? {
    switch way % 4 {
    case 0: .nonAnimated
    case 1: .reload
    case 2: nil
    default: .animated
    }
  }
}
