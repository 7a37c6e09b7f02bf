import Foundation

/// Where a flow layout learns sizes and spaces: from the delegate, or from its own properties where that says nothing.
@MainActor
struct FlowMetricsSource {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let isVertical: Bool
  private let breadth: Double

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    breadth = layout.lineLength(of: collectionView.bounds.size)
  }

  /// A section as it is before anything of it was seen.
  func section(_ index: Int) -> FlowSection {
    let count = collectionView.numberOfItems(inSection: index)
    let sizes =
      commonSize(of: index).map { FlowItemSizes(repeating: $0, count: count) } ?? sizes(of: index, count: count)
    return FlowSection(
      metrics: metrics(of: index),
      breadth: breadth,
      sizes: sizes,
      sizesItself: layout.sizesElementsByContent
    )
  }

  // MARK: Spaces

  func metrics(of section: Int) -> FlowSectionMetrics {
    var inset =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let outer = referenceInset
    inset.top += outer.top
    inset.left += outer.left
    inset.bottom += outer.bottom
    inset.right += outer.right
    let line = delegate?.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    let item = delegate?.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    let header = delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    return FlowSectionMetrics(
      inset: inset,
      lineSpacing: line ?? layout.minimumLineSpacing,
      itemSpacing: item ?? layout.minimumInteritemSpacing,
      header: checked(header ?? layout.headerReferenceSize),
      footer: checked(footer ?? layout.footerReferenceSize),
      isVertical: isVertical
    )
  }

  /// What the insets of sections are counted from besides the edges, at the ends of the lines.
  private var referenceInset: UIEdgeInsets {
    let inset: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: inset = collectionView.safeAreaInsets
    case .fromLayoutMargins: inset = collectionView.layoutMargins
    }
    return isVertical
      ? UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
      : UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0)
  }

  // MARK: Sizes

  /// Whether the delegate was found to give sizes of items.
  var delegateGivesSizes: Bool { delegate != nil && !collectionView.defaultAnswers.contains(.itemSize) }

  /// The size that all items of a section have at first; nil where the delegate gives each its own.
  func commonSize(of section: Int) -> FlowItemSize? {
    if delegate != nil {
      if collectionView.numberOfItems(inSection: section) > 0, delegateGivesSizes {
        // The first question tells whether the delegate answers it.
        _ = askSize(IndexPath(item: 0, section: section))
      }
      if delegateGivesSizes { return nil }
    }
    return size(initialSize)
  }

  func sizes(of section: Int, count: Int) -> FlowItemSizes {
    FlowItemSizes((0..<count).map { size(at: IndexPath(item: $0, section: section)) })
  }

  func size(at indexPath: IndexPath) -> FlowItemSize {
    guard delegate != nil, delegateGivesSizes else { return size(initialSize) }
    let given = askSize(indexPath)
    return size(delegateGivesSizes ? given : initialSize)
  }

  func size(_ size: CGSize) -> FlowItemSize { FlowItemSize(checked(size), isVertical: isVertical) }

  private func askSize(_ indexPath: IndexPath) -> CGSize {
    delegate?.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath) ?? initialSize
  }

  /// The size of items about which the delegate says nothing.
  private var initialSize: CGSize {
    let estimate = layout.estimatedItemSize
    return estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimate
  }

  private func checked(_ size: CGSize) -> CGSize {
    precondition(
      size.width >= 0 && size.height >= 0,
      "negative sizes are not supported in the flow layout: (\(size.width), \(size.height))"
    )
    return CGSize(width: min(size.width, Extent.limit), height: min(size.height, Extent.limit))
  }
}
