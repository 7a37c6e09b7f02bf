public import Foundation

/// What a collection view asks about its content.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// What `collectionView(_:moveItemAt:to:)` returns: nothing, in a data source that has the method.
  associatedtype _Move = Void

  /// Answers how many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Dequeues and configures the cell of an item that is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Answers how many sections there are; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Dequeues and configures a view beside the items, such as a header; needed when the layout has such views.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether a person may move an item; by default yes, where the data source moves items at all.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item that a person moved; it is shown at its new place already.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: Where the item was.
  ///   - destinationIndexPath: Where it is, counted without the item at its old place.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _Move
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "the collection view's data source did not provide a view for the supplementary element of kind \(kind) at "
        + "index path \(indexPath.listDescription): \(type(of: self)) must implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> _MissingMethod { _MissingMethod() }
}

extension UICollectionViewDataSource {
  /// Whether the data source has a method of its own for `collectionView(_:moveItemAt:to:)`.
  var implementsMove: Bool {
    if let controller = self as? UICollectionViewController { return controller.overridesMove }
    return _Move.self != _MissingMethod.self
  }
}
