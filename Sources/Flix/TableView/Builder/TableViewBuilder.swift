/// Shows a form in a table view and keeps it up to date.
///
/// The table view owns its builder: making a builder gives the table view its form and takes the one it had away. The
/// builder becomes the table view's data source and delegate; the delegate that the table view had before still gets the
/// calls that have to do with scrolling and displaying, see `forwardingDelegate`.
@MainActor
public class TableViewBuilder: FormBuilder<
  UITableView, any TableViewMultiNodeProvider, any SectionPartitionTableViewProvider, TableViewSectionProvider
>
{
  /// The table view that shows the form.
  public final var tableView: UITableView? { view }

  /// The animation of rows that come and go.
  public final var rowAnimation = UITableView.RowAnimation.automatic

  /// Gets the calls of the table view that have to do with displaying and highlighting, and those for scrolling unless
  /// `scrollViewDelegate` is set. At first the delegate that the table view had before the form was built.
  public final weak var forwardingDelegate: (any UITableViewDelegate)?

  /// Shows a form of sections in a table view.
  public convenience init(tableView: UITableView, sectionProviders: [TableViewSectionProvider]) {
    self.init(tableView: tableView, sections: sectionProviders, isAnimated: false)
  }

  /// Shows a form of one section in a table view.
  public convenience init(tableView: UITableView, providers: [any TableViewMultiNodeProvider]) {
    self.init(
      tableView: tableView,
      sections: [TableViewSectionProvider(providers: providers)],
      isAnimated: false
    )
  }

  init(tableView: UITableView, sections: [TableViewSectionProvider], isAnimated: Bool) {
    super.init(view: tableView, sections: sections, isAnimated: isAnimated, rows: .rows, parts: .providers { $0 })
    let previous = (tableView.delegate as? TableViewAdapter)?.builder
    if let previous {
      forwardingDelegate = previous.forwardingDelegate
      scrollViewDelegate = previous.scrollViewDelegate
    } else {
      forwardingDelegate = tableView.delegate
    }
    let adapter = TableViewAdapter(builder: self)
    tableView.dataSource = adapter
    tableView.delegate = adapter
    attach(adapter)
    tableView.reloadData()
    previous?.adapter?.forgetProviders(besides: adapter)
  }

  override var animation: UITableView.RowAnimation { rowAnimation }

  override func reconfigure(
    _ part: LeafNode<any SectionPartitionTableViewProvider>,
    _ kind: ElementKindSection,
    inSection section: Int
  ) {
    guard let tableView,
      let view = kind == .header ? tableView.headerView(forSection: section) : tableView.footerView(forSection: section)
    else { return }
    // A batch of rows changes the heights of headers and footers, but takes none of their views away.
    view.isHidden = !part.isShown
    if part.isShown { part.provider.configure(view, tableView, inSection: section, node: part) }
  }
}
