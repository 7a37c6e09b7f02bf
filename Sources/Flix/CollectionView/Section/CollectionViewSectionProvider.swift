/// A section of a collection view: providers of items, and a header and a footer if wanted.
///
/// The section is there even if it has no items; see `AnimatableCollectionViewSectionProvider` for one that is not.
@MainActor
open class CollectionViewSectionProvider: FormSectionProvider<
  any CollectionViewMultiNodeProvider, any SectionPartitionCollectionViewProvider
>
{}
