import Foundation

extension UICollectionViewCompositionalLayout {
  private func makeAttributes(
    _ element: CollectionElement,
    _ frame: CGRect,
    zIndex: Int = 0,
    fixedAxes: CollectionAxes = [.horizontal, .vertical]
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(element, of: type(of: self).layoutAttributesClass)
    attributes.frame = frame
    attributes.zIndex = zIndex
    attributes.fixedAxes = fixedAxes
    return attributes
  }

  final func cellAttributes(_ cell: CompositionSolution.Cell, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(
      .cell(indexPath),
      geometry.placed(cell.frame, inSection: indexPath.section),
      zIndex: cell.zIndex,
      fixedAxes: cell.fixedAxes
    )
    if let list = sections[indexPath.section].list {
      attributes.listRow = list.row(at: indexPath, of: geometry.section(indexPath.section).itemCount)
    }
    return attributes
  }

  final func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (lower, upper) = geometry.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    let near = geometry.sections(from: lower, to: upper)
    for index in near {
      let section = geometry.section(index)
      let start = geometry.stretch(ofSection: index).start
      found += decorationAttributes(ofSection: index)
      for group in section.groups(from: lower - start - 1, to: upper - start + 1) {
        let placed = section.placedGroup(group)
        let first = group * section.itemsPerGroup
        for (offset, cell) in placed.cells.enumerated() {
          found.append(cellAttributes(cell, at: IndexPath(item: first + offset, section: index)))
        }
        for badge in placed.badges {
          found.append(badgeAttributes(badge, at: IndexPath(item: first + badge.cell, section: index)))
        }
      }
    }
    // What is pinned may be away from where its section lies in the rectangle.
    for index in near { found += boundaryAttributes(ofSection: index) }
    return found.filter { $0.frame.overlaps(rect) }
  }

  // MARK: Views beside the cells

  private func badgeAttributes(
    _ badge: CompositionSolution.Badge,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      .supplementary(kind: badge.kind, indexPath),
      geometry.placed(badge.frame, inSection: indexPath.section),
      zIndex: badge.zIndex
    )
  }

  final func boundaryAttributes(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
    let section = geometry.section(index)
    var seen: [String: Int] = [:]
    return section.boundaries.enumerated().map { position, boundary in
      let item = seen[boundary.badge.kind, default: 0]
      seen[boundary.badge.kind] = item + 1
      var frame = geometry.placed(section.boundaryFrame(position), inSection: index)
      if boundary.isPinned {
        let visible = visibleStretch
        frame = geometry.pinned(frame, boundary, section: index, from: visible.start, to: visible.end)
      }
      return makeAttributes(
        .supplementary(kind: boundary.badge.kind, IndexPath(item: item, section: index)),
        frame,
        zIndex: boundary.badge.zIndex,
        fixedAxes: boundary.badge.extent.fixedAxes
      )
    }
  }

  /// Which view at the edges of a section has a kind and place; nil for those that belong to items.
  final func boundaryIndex(ofKind kind: String, at indexPath: IndexPath) -> Int? {
    let same = geometry.section(indexPath.section).boundaries.enumerated().filter { $0.element.badge.kind == kind }
    guard same.indices.contains(indexPath.item) else { return nil }
    return same[indexPath.item].offset
  }

  final func supplementaryAttributes(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section >= 0, indexPath.section < geometry.numberOfSections else { return nil }
    if let index = boundaryIndex(ofKind: kind, at: indexPath) {
      return boundaryAttributes(ofSection: indexPath.section)[index]
    }
    guard geometry.contains(indexPath) else { return nil }
    let section = geometry.section(indexPath.section)
    let cell = indexPath.item % section.itemsPerGroup
    return section.placedGroup(indexPath.item / section.itemsPerGroup).badges
      .first { $0.kind == kind && $0.cell == cell }.map { badgeAttributes($0, at: indexPath) }
  }

  final func decorationAttributes(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
    sections[index].decorationItems.map { item in
      let section = geometry.section(index)
      let size =
        geometry.isVertical
        ? CGSize(width: geometry.container.width, height: section.depth)
        : CGSize(width: section.depth, height: geometry.container.height)
      return makeAttributes(
        .decoration(kind: item.elementKind, IndexPath(item: 0, section: index)),
        geometry.placed(CGRect(origin: .zero, size: size).inset(by: item.contentInsets), inSection: index),
        zIndex: item.zIndex
      )
    }
  }

  /// What of the content is in sight inside of the insets, in the scrolling direction.
  private var visibleStretch: (start: Double, end: Double) {
    guard let collectionView else { return (0, 0) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return geometry.isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }
}
