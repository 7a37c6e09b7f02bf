import Foundation

@testable import OpenUIKit

/// A layout for tests: boxes of one size in columns from left to right, each section below the one before, with a
/// header where it has a height.
@MainActor
class GridLayout: UICollectionViewLayout {
  var columns = 3
  var itemSize = CGSize(width: 100, height: 50)
  var headerHeight: CGFloat = 0
  /// Heights that the content of items asked for.
  var heights: [IndexPath: CGFloat] = [:]
  var followsContent = false
  var flips = false
  var log: [String] = []

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  private func lines(_ section: Int) -> Int {
    ((collectionView?.numberOfItems(inSection: section) ?? 0) + columns - 1) / columns
  }

  private func lineHeight(_ line: Int, _ section: Int) -> CGFloat {
    guard !heights.isEmpty else { return itemSize.height }
    return (0..<columns).compactMap { heights[IndexPath(item: line * columns + $0, section: section)] }.max()
      ?? itemSize.height
  }

  private func offset(ofLine line: Int, _ section: Int) -> CGFloat {
    guard !heights.isEmpty else { return itemSize.height * CGFloat(line) }
    return (0..<line).reduce(0) { $0 + lineHeight($1, section) }
  }

  private func top(of section: Int) -> CGFloat {
    (0..<section).reduce(0) { $0 + headerHeight + offset(ofLine: lines($1), $1) }
  }

  override func prepare() { log.append("prepare") }

  override var collectionViewContentSize: CGSize {
    CGSize(width: itemSize.width * CGFloat(columns), height: top(of: collectionView?.numberOfSections ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      if headerHeight > 0,
        let header = layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section)
        )
      {
        found.append(header)
      }
      let count = collectionView?.numberOfItems(inSection: section) ?? 0
      let start = heights.isEmpty ? Int((rect.minY - top(of: section) - headerHeight) / itemSize.height) : 0
      let end =
        heights.isEmpty ? Int((rect.maxY - top(of: section) - headerHeight) / itemSize.height) + 1 : lines(section)
      for item in max(0, start * columns)..<max(0, start * columns, min(count, end * columns)) {
        if let cell = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { found.append(cell) }
      }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let line = indexPath.item / columns
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item % columns) * itemSize.width,
      y: top(of: indexPath.section) + headerHeight + offset(ofLine: line, indexPath.section),
      width: itemSize.width,
      height: heights[indexPath] ?? itemSize.height
    )
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: top(of: indexPath.section),
      width: itemSize.width * CGFloat(columns),
      height: headerHeight
    )
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard followsContent, preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    return true
  }
}
