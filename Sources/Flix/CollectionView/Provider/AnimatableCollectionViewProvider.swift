/// A provider of items shown by cells of one class, whose changes become animations of single items.
public protocol AnimatableCollectionViewProvider: AnimatableCollectionViewMultiNodeProvider, CollectionViewProvider {}
