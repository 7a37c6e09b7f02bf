import Flix

/// A form in a table view.
final class TableHost: FormHost {
  let tableView: UITableView
  private weak var tableBuilder: TableViewBuilder?
  private var isAnimated = true
  private var decide: (() -> ViewTransition?)?

  init(size: CGSize) {
    tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: .grouped)
  }

  var view: UIScrollView { tableView }
  var builder: (any PerformGroupUpdatesable)? { tableBuilder }
  var debugDescription: String { tableBuilder?.debugDescription ?? "" }

  func build(_ sections: [FormPart], isAnimated: Bool) {
    self.isAnimated = isAnimated
    tableBuilder =
      isAnimated
      ? tableView.flix.animatable.build(sections.map(\.animatableTableSection))
      : tableView.flix.build(sections.map(\.tableSection))
    guard let tableBuilder else { return }
    let standard = tableBuilder.decideViewTransition
    tableBuilder.decideViewTransition = { [weak self] in self?.decide?() ?? standard($0, $1) }
  }

  func replaceSections(by sections: [FormPart]) {
    tableBuilder?.sectionProviders = sections.map { isAnimated ? $0.animatableTableSection : $0.tableSection }
  }

  func updateIfNeeded() {
    tableBuilder?.updateIfNeeded()
  }

  func onBatch(_ decide: @escaping () -> ViewTransition?) {
    self.decide = decide
  }

  func listenToScrolling(_ delegate: any UIScrollViewDelegate) {
    tableBuilder?.scrollViewDelegate = delegate
  }

  var numberOfSections: Int { tableView.numberOfSections }
  func numberOfItems(in section: Int) -> Int { tableView.numberOfRows(inSection: section) }
  func cell(at indexPath: IndexPath) -> UIView? { tableView.cellForRow(at: indexPath) }
  func indexPath(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(tableView.indexPath) }
  func isCell(_ view: UIView) -> Bool { view is UITableViewCell }
  var visibleIndexPaths: [IndexPath] { (tableView.indexPathsForVisibleRows ?? []).sorted() }
  var visibleCells: [UIView] { tableView.visibleCells }
  func frame(at indexPath: IndexPath) -> CGRect { tableView.rectForRow(at: indexPath) }
  func headerFrame(in section: Int) -> CGRect { tableView.rectForHeader(inSection: section) }
  func headerView(in section: Int) -> UIView? { tableView.headerView(forSection: section) }

  func scroll(to indexPath: IndexPath) {
    tableView.scrollToRow(at: indexPath, at: .top, animated: false)
  }

  func select(_ indexPath: IndexPath) {
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    tableView.delegate?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func deselect(_ indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    tableView.delegate?.tableView(tableView, didDeselectRowAt: indexPath)
  }

  var selectedIndexPaths: [IndexPath] { (tableView.indexPathsForSelectedRows ?? []).sorted() }

  var allowsMultipleSelection: Bool {
    get { tableView.allowsMultipleSelection }
    set { tableView.allowsMultipleSelection = newValue }
  }
}
