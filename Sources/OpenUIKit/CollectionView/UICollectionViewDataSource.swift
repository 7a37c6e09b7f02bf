public import Foundation

/// What a collection view asks about its content.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
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
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
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
    collectionView.defaultCanMove
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.defaultMove()
  }
}
