/// Calls that the form has no use for go to the delegates of the builder.
extension CollectionViewAdapter {
  /// What the delegate has for a call. Naming the method, not calling it, reads the same whether or not UIKit declares it
  /// optional.
  func delegateMethod<Method>(_ method: (any UICollectionViewDelegate) -> Method?) -> Method? {
    builder?.forwardingDelegate.flatMap(method)
  }

  /// What the delegate has for a call of a flow layout, where it answers these.
  private func flowMethod<Method>(_ method: (any UICollectionViewDelegateFlowLayout) -> Method?) -> Method? {
    (builder?.forwardingDelegate as? any UICollectionViewDelegateFlowLayout).flatMap(method)
  }

  /// What the delegate has for a call as a data source, where it is one, too.
  func dataSourceMethod<Method>(_ method: (any UICollectionViewDataSource) -> Method?) -> Method? {
    (builder?.forwardingDelegate as? any UICollectionViewDataSource).flatMap(method)
  }

  // MARK: Displaying

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegateMethod { $0.collectionView(_:willDisplay:forItemAt:) }?(collectionView, cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegateMethod { $0.collectionView(_:didEndDisplaying:forItemAt:) }?(collectionView, cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    delegateMethod { $0.collectionView(_:willDisplaySupplementaryView:forElementKind:at:) }?(
      collectionView,
      view,
      elementKind,
      indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    delegateMethod { $0.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) }?(
      collectionView,
      view,
      elementKind,
      indexPath
    )
  }

  // MARK: Highlighting and choosing

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    delegateMethod { $0.collectionView(_:didHighlightItemAt:) }?(collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    delegateMethod { $0.collectionView(_:didUnhighlightItemAt:) }?(collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    delegateMethod { $0.collectionView(_:shouldDeselectItemAt:) }?(collectionView, indexPath) ?? true
  }

  // MARK: Scrolling

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let method = delegateMethod { $0.collectionView(_:targetContentOffsetForProposedContentOffset:) }
    return method?(collectionView, proposedContentOffset) ?? proposedContentOffset
  }

  // MARK: Flow layouts

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flowMethod { $0.collectionView(_:layout:insetForSectionAt:) }?(collectionView, collectionViewLayout, section)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let method = flowMethod { $0.collectionView(_:layout:minimumLineSpacingForSectionAt:) }
    return method?(collectionView, collectionViewLayout, section)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let method = flowMethod { $0.collectionView(_:layout:minimumInteritemSpacingForSectionAt:) }
    return method?(collectionView, collectionViewLayout, section)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
}
