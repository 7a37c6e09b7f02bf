/// Menus are the delegate's.
extension CollectionViewAdapter {
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let method = delegateMethod { $0.collectionView(_:contextMenuConfigurationForItemsAt:point:) }
    if let method { return method(collectionView, indexPaths, point) }
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    let methodForOne = delegateMethod { $0.collectionView(_:contextMenuConfigurationForItemAt:point:) }
    return methodForOne?(collectionView, indexPath, point) ?? nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenuWith configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegateMethod { $0.collectionView(_:willDisplayContextMenuWith:animator:) }?(
      collectionView,
      configuration,
      animator
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegateMethod { $0.collectionView(_:willEndContextMenuInteractionWith:animator:) }?(
      collectionView,
      configuration,
      animator
    )
  }
}
