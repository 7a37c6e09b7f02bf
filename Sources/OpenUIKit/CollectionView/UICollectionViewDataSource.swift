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
}
