/// A provider of items whose changes become animations of single items, as its values have an identity and can be
/// compared.
///
/// The values are `Equatable`, and `Identifiable` or `StringIdentifiableType`. In a module whose default isolation is the
/// main actor, declare their types `nonisolated`.
public protocol AnimatableCollectionViewMultiNodeProvider: AnimatableMultiNodeProvider,
  CollectionViewMultiNodeProvider
{}
