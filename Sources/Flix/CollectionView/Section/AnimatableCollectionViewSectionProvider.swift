/// A section whose items come and go with animations, and which is not there for the collection view while it has no
/// items, no header and no footer.
@MainActor
open class AnimatableCollectionViewSectionProvider: CollectionViewSectionProvider {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the items, in their order.
  ///   - headerProvider: The provider of the header.
  ///   - footerProvider: The provider of the footer.
  public init(
    providers: [any AnimatableCollectionViewMultiNodeProvider],
    headerProvider: (any SectionPartitionCollectionViewProvider)? = nil,
    footerProvider: (any SectionPartitionCollectionViewProvider)? = nil
  ) {
    super.init(content: { providers }, headerProvider: headerProvider, footerProvider: footerProvider)
  }

  init(
    content: @escaping () -> [any AnimatableCollectionViewMultiNodeProvider],
    headerProvider: (any SectionPartitionCollectionViewProvider)?,
    footerProvider: (any SectionPartitionCollectionViewProvider)?
  ) {
    super.init(content: content, headerProvider: headerProvider, footerProvider: footerProvider)
  }

  override var keepsEmpty: Bool { false }
}
