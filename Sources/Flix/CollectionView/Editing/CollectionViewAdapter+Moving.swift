/// Answers what a collection view asks about moving items; those of providers that are not moveable stay.
extension CollectionViewAdapter {
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    let (node, index) = node(at: indexPath)
    guard let provider = node.provider as? any CollectionViewMoveable else { return false }
    return provider.canMove(collectionView, at: indexPath, node: node, index: index)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    form.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    form.withoutUpdates {
      guard let move = form.move(from: sourceIndexPath, to: destinationIndexPath),
        let provider = move.node.provider as? any CollectionViewMoveable
      else { return }
      provider.move(collectionView, move)
    }
  }
}
