/// Shows a form in a table view and keeps it up to date.
///
/// The table view owns its builder: making a builder gives the table view its form and takes the one it had away. The
/// builder becomes the table view's data source and delegate; the delegate that the table view had before still gets the
/// calls that have to do with scrolling and displaying, see `forwardingDelegate`.
@MainActor
public class TableViewBuilder: PerformGroupUpdatesable {
  /// The table view that shows the form.
  public private(set) weak var tableView: UITableView?

  /// Decides how a batch of changes is shown.
  ///
  /// The default reloads if the table view is in no window, or more than three times as much changes as is visible.
  public var decideViewTransition: (UITableView, Changeset) -> ViewTransition

  /// The animation of rows that come and go.
  public var rowAnimation = UITableView.RowAnimation.automatic

  /// Gets the calls of the table view that have to do with scrolling.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  /// Gets the calls of the table view that have to do with displaying and highlighting, and those for scrolling unless
  /// `scrollViewDelegate` is set. At first the delegate that the table view had before the form was built.
  public weak var forwardingDelegate: (any UITableViewDelegate)?

  let form: TableForm
  private let adapter: TableViewAdapter

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
    self.tableView = tableView
    sectionProviders = sections
    decideViewTransition = { Self.defaultTransition($0, $1, isAnimated: isAnimated) }
    form = TableForm(
      sections: sections.map(Self.formSection),
      rows: .rows,
      parts: NodeFactory(identity: { $0._flix_identity }, makeNode: { $0.makeNode(in: $1) }),
      reporter: .standardError
    )
    adapter = TableViewAdapter(form: form)
    adapter.builder = self
    form.presenter = self
    install(in: tableView)
  }

  deinit {
    ProviderStorage.sweepSoon()
  }

  /// The sections of the form. May be replaced at any time; sections and providers that stay keep their rows.
  public var sectionProviders: [TableViewSectionProvider] {
    didSet { form.setSections(sectionProviders.map(Self.formSection)) }
  }

  // MARK: Updates

  public func beginGroupUpdates() {
    form.beginGroupUpdates()
  }

  public func endGroupUpdates() {
    form.endGroupUpdates()
  }

  /// Applies now what would be applied at the end of the main-loop turn.
  ///
  /// Within a group of updates, and while changes are applied or cells are configured, this does nothing: the changes
  /// follow after that.
  public func updateIfNeeded() {
    form.updateIfNeeded()
  }

  // MARK: Nodes

  /// The node shown at an index path.
  public func node(at indexPath: IndexPath) -> Node {
    let (leaf, index) = form.tree.node(at: NodePosition(indexPath))
    var node = leaf.provider.node(of: leaf, at: index)
    if let first = form.tree.firstPosition(of: leaf) {
      node.providerStartIndexPath = IndexPath(first)
      node.providerEndIndexPath = IndexPath(row: first.item + leaf.count - 1, section: first.section)
    }
    return node
  }

  /// The index path of a provider's first row, or `nil` if it shows none.
  public func firstIndexPath(of provider: any TableViewMultiNodeProvider) -> IndexPath? {
    var found: IndexPath?
    form.tree.forEachLeaf { leaf in
      guard leaf.object === provider, leaf.count > 0 else { return }
      found = form.tree.firstPosition(of: leaf).map { IndexPath($0) }
    }
    return found
  }

  // MARK: Private

  private func install(in tableView: UITableView) {
    if let previous = tableView.delegate as? TableViewAdapter {
      forwardingDelegate = previous.builder?.forwardingDelegate
      scrollViewDelegate = previous.builder?.scrollViewDelegate
    } else {
      forwardingDelegate = tableView.delegate
    }
    tableView.dataSource = adapter
    tableView.delegate = adapter
    BuilderHolder.attach(self, to: tableView)
    tableView.reloadData()
  }

  private static func formSection(
    _ section: TableViewSectionProvider
  ) -> FormSection<any TableViewMultiNodeProvider, any SectionPartitionTableViewProvider> {
    FormSection(
      object: section,
      keepsEmpty: section.keepsEmpty,
      header: section.headerProvider,
      footer: section.footerProvider
    ) { section.providers }
  }

  private static func defaultTransition(
    _ tableView: UITableView,
    _ changes: Changeset,
    isAnimated: Bool
  ) -> ViewTransition {
    // Out of a window the table view may not have been laid out since the change, so it is not asked what it shows.
    guard tableView.window != nil else { return .reload }
    let visible = tableView.indexPathsForVisibleRows?.count ?? 0
    if changes.count > 3 * max(visible, 10) { return .reload }
    return isAnimated ? .animated : .nonAnimated
  }
}
