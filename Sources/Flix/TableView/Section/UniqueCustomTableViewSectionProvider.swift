/// A header or footer made on the spot: add views to `contentView`, and give it to a section.
///
///     let header = UniqueCustomTableViewSectionProvider(tableElementKindSection: .header)
///     header.sectionHeight = { _ in 35 }
@MainActor
open class UniqueCustomTableViewSectionProvider: CustomSectionPartition, SectionPartitionTableViewProvider {
  public typealias Value = UniqueCustomTableViewSectionProvider
  public typealias View = UITableViewHeaderFooterView

  /// Whether this is a header or a footer.
  public let tableElementKindSection: TableElementKindSection

  /// The height in points; `nil`, or a closure that returns `nil`, fits the content. A height of 0 takes no space.
  open var sectionHeight: ((UITableView) -> CGFloat?)?

  private weak var view: UITableViewHeaderFooterView?

  /// Creates a header or footer with an empty content view.
  public init(tableElementKindSection: TableElementKindSection) {
    self.tableElementKindSection = tableElementKindSection
    super.init()
  }

  override func backgroundDidChange(from oldValue: UIView?) {
    view?.backgroundView = backgroundView
  }

  // MARK: SectionPartitionTableViewProvider

  /// The provider itself, as its single value.
  public func createSectionPartition() -> UniqueCustomTableViewSectionProvider? { self }

  /// Puts the content view into the view.
  open func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: UniqueCustomTableViewSectionProvider
  ) {
    guard self.view !== view else { return }
    self.view = view
    if let backgroundView { view.backgroundView = backgroundView }
    contentView.fill(view.contentView)
  }

  /// The height that `sectionHeight` gives.
  open func tableView(
    _ tableView: UITableView,
    heightInSection section: Int,
    value: UniqueCustomTableViewSectionProvider
  ) -> CGFloat? {
    sectionHeight?(tableView)
  }
}
