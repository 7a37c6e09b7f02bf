/// An item provider's place in the form of a collection view.
typealias CollectionNode = LeafNode<any CollectionViewMultiNodeProvider>
/// A header's or footer's place in the form of a collection view.
typealias CollectionPartNode = LeafNode<any SectionPartitionCollectionViewProvider>
/// The form of a collection view.
typealias CollectionForm = Form<any CollectionViewMultiNodeProvider, any SectionPartitionCollectionViewProvider>

extension CollectionViewMultiNodeProvider {
  func cell(
    _ collectionView: UICollectionView,
    at indexPath: IndexPath,
    node: CollectionNode,
    index: Int
  ) -> UICollectionViewCell {
    configureCell(collectionView, indexPath: indexPath, value: value(of: node, at: index))
  }

  func size(
    _ collectionView: UICollectionView,
    _ layout: UICollectionViewLayout,
    at indexPath: IndexPath,
    node: CollectionNode,
    index: Int
  ) -> CGSize? {
    let value = value(of: node, at: index)
    return self.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath, value: value)
  }

  func shouldSelect(
    _ collectionView: UICollectionView,
    at indexPath: IndexPath,
    node: CollectionNode,
    index: Int
  ) -> Bool {
    self.collectionView(collectionView, shouldSelectItemAt: indexPath, value: value(of: node, at: index))
  }

  func didSelect(_ collectionView: UICollectionView, at indexPath: IndexPath, node: CollectionNode, index: Int) {
    let value = value(of: node, at: index)
    itemSelected(collectionView, indexPath: indexPath, value: value)
    event.sendSelected(value, at: indexPath)
  }

  func didDeselect(_ collectionView: UICollectionView, at indexPath: IndexPath, node: CollectionNode, index: Int) {
    let value = value(of: node, at: index)
    itemDeselected(collectionView, indexPath: indexPath, value: value)
    event.sendDeselected(value, at: indexPath)
  }
}

extension SectionPartitionCollectionViewProvider {
  func view(
    _ collectionView: UICollectionView,
    at indexPath: IndexPath,
    node: CollectionPartNode
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: collectionElementKindSection.elementKind,
      withReuseIdentifier: _flix_identity,
      for: indexPath
    )
    configure(view, collectionView, at: indexPath, node: node)
    return view
  }

  func configure(
    _ view: UICollectionReusableView,
    _ collectionView: UICollectionView,
    at indexPath: IndexPath,
    node: CollectionPartNode
  ) {
    guard let value = value(of: node) else { return }
    let view = checked(view, as: SectionView.self)
    configureSupplementaryView(collectionView, sectionView: view, indexPath: indexPath, value: value)
  }

  func size(
    _ collectionView: UICollectionView,
    _ layout: UICollectionViewLayout,
    inSection section: Int,
    node: CollectionPartNode
  ) -> CGSize? {
    value(of: node).flatMap {
      self.collectionView(collectionView, layout: layout, referenceSizeInSection: section, value: $0)
    }
  }
}
