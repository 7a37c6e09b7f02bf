/// A section of a table view: providers of rows, and a header and a footer if wanted.
///
/// The section is there even if it has no rows; see `AnimatableTableViewSectionProvider` for one that is not.
@MainActor
open class TableViewSectionProvider: ProviderHiddenable {
  /// The providers of the rows, in their order.
  public let providers: [any TableViewMultiNodeProvider]
  /// The provider of the header.
  public let headerProvider: (any SectionPartitionTableViewProvider)?
  /// The provider of the footer.
  public let footerProvider: (any SectionPartitionTableViewProvider)?

  private let visibility = Visibility()

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the rows, in their order.
  ///   - headerProvider: The provider of the header.
  ///   - footerProvider: The provider of the footer.
  public init(
    providers: [any TableViewMultiNodeProvider],
    headerProvider: (any SectionPartitionTableViewProvider)? = nil,
    footerProvider: (any SectionPartitionTableViewProvider)? = nil
  ) {
    self.providers = providers
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
