/// A section of a table view: providers of rows, and a header and a footer if wanted.
///
/// The section is there even if it has no rows; see `AnimatableTableViewSectionProvider` for one that is not.
@MainActor
open class TableViewSectionProvider: ProviderHiddenable {
  /// The providers of the rows, in their order.
  public var providers: [any TableViewMultiNodeProvider] { content() }
  /// The provider of the header.
  public let headerProvider: (any SectionPartitionTableViewProvider)?
  /// The provider of the footer.
  public let footerProvider: (any SectionPartitionTableViewProvider)?

  private let content: () -> [any TableViewMultiNodeProvider]
  private let visibility = Visibility()

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the rows, in their order.
  ///   - headerProvider: The provider of the header.
  ///   - footerProvider: The provider of the footer.
  public convenience init(
    providers: [any TableViewMultiNodeProvider],
    headerProvider: (any SectionPartitionTableViewProvider)? = nil,
    footerProvider: (any SectionPartitionTableViewProvider)? = nil
  ) {
    self.init(content: { providers }, headerProvider: headerProvider, footerProvider: footerProvider)
  }

  /// Creates a section whose providers are asked for each time; what is read from `@Observable` state is tracked.
  init(
    content: @escaping () -> [any TableViewMultiNodeProvider],
    headerProvider: (any SectionPartitionTableViewProvider)?,
    footerProvider: (any SectionPartitionTableViewProvider)?
  ) {
    self.content = content
    self.headerProvider = headerProvider
    self.footerProvider = footerProvider
  }

  /// Whether the section is hidden, with its header and footer.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  var keepsEmpty: Bool { true }
}
