/// A section whose rows come and go with animations, and which is not there for the table view while it has no rows, no
/// header and no footer.
@MainActor
open class AnimatableTableViewSectionProvider: TableViewSectionProvider {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the rows, in their order.
  ///   - headerProvider: The provider of the header.
  ///   - footerProvider: The provider of the footer.
  public init(
    providers: [any AnimatableTableViewMultiNodeProvider],
    headerProvider: (any SectionPartitionTableViewProvider)? = nil,
    footerProvider: (any SectionPartitionTableViewProvider)? = nil
  ) {
    super.init(content: { providers }, headerProvider: headerProvider, footerProvider: footerProvider)
  }

  init(
    content: @escaping () -> [any AnimatableTableViewMultiNodeProvider],
    headerProvider: (any SectionPartitionTableViewProvider)?,
    footerProvider: (any SectionPartitionTableViewProvider)?
  ) {
    super.init(content: content, headerProvider: headerProvider, footerProvider: footerProvider)
  }

  override var keepsEmpty: Bool { false }
}
