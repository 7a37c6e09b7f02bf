extension CollectionViewAdapter: UICollectionViewDelegateFlowLayout {
  // MARK: Selection

  /// What cannot be selected does not look as if it could.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard canSelect(collectionView, at: indexPath) else { return false }
    return delegateMethod { $0.collectionView(_:shouldHighlightItemAt:) }?(collectionView, indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard canSelect(collectionView, at: indexPath) else { return false }
    return delegateMethod { $0.collectionView(_:shouldSelectItemAt:) }?(collectionView, indexPath) ?? true
  }

  private func canSelect(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    guard form.isEnabled(at: indexPath) else { return false }
    let (node, index) = node(at: indexPath)
    return node.provider.shouldSelect(collectionView, at: indexPath, node: node, index: index)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let (node, index) = node(at: indexPath)
    node.provider.didSelect(collectionView, at: indexPath, node: node, index: index)
    delegateMethod { $0.collectionView(_:didSelectItemAt:) }?(collectionView, indexPath)
    for indexPath in form.indexPathsToDeselect(after: node, among: collectionView.indexPathsForSelectedItems) {
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    let (node, index) = node(at: indexPath)
    node.provider.didDeselect(collectionView, at: indexPath, node: node, index: index)
    delegateMethod { $0.collectionView(_:didDeselectItemAt:) }?(collectionView, indexPath)
  }

  // MARK: Sizes

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let (node, index) = node(at: indexPath)
    let size = node.provider.size(collectionView, collectionViewLayout, at: indexPath, node: node, index: index)
    return size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    size(of: .header, collectionView, collectionViewLayout, section) { $0.headerReferenceSize }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    size(of: .footer, collectionView, collectionViewLayout, section) { $0.footerReferenceSize }
  }

  private func size(
    of kind: ElementKindSection,
    _ collectionView: UICollectionView,
    _ layout: UICollectionViewLayout,
    _ section: Int,
    _ standard: (UICollectionViewFlowLayout) -> CGSize
  ) -> CGSize {
    guard let node = part(kind, inSection: section), node.isShown else { return .zero }
    let size = node.provider.size(collectionView, layout, inSection: section, node: node)
    return size ?? (layout as? UICollectionViewFlowLayout).map(standard) ?? .zero
  }
}
