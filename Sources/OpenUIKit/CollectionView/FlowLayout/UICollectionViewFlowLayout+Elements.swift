import Foundation

extension UICollectionViewFlowLayout {
  /// In front of the cells, behind which a header that stays in sight would vanish.
  private static let boundaryZIndex = 10

  final func makeAttributes(_ element: FlowGeometry.Element, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      CollectionElement(element),
      of: type(of: self).layoutAttributesClass
    )
    attributes.frame = frame
    if attributes.representedElementCategory != .cell {
      attributes.zIndex = UICollectionViewFlowLayout.boundaryZIndex
    }
    return attributes
  }

  final func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = geometry.elements(in: rect)
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      var places = Dictionary(found.map { ($0.element, $0.frame) }, uniquingKeysWith: { first, _ in first })
      for element in pinnedElements(for: places.keys) {
        let frame = pinnedFrame(of: element)
        places[element] = frame?.overlaps(rect) == true ? frame : nil
      }
      let known = Set(found.map(\.element))
      found = found.compactMap { part in places[part.element].map { (part.element, $0) } }
      found += places.filter { !known.contains($0.key) }.map { ($0.key, $0.value) }
    }
    return found.map { makeAttributes($0.element, $0.frame) }
  }

  final func boundaryAttributes(ofKind kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
    let element: FlowGeometry.Element
    switch kind {
    case UICollectionView.elementKindSectionHeader: element = .header(section)
    case UICollectionView.elementKindSectionFooter: element = .footer(section)
    default: return nil
    }
    guard geometry.contains(element) else { return nil }
    return pinnedFrame(of: element).map { makeAttributes(element, $0) }
  }

  // MARK: Headers and footers that stay in sight

  /// The headers and footers that do not lie where the geometry says: those in a rectangle, and those of the sections
  /// at the ends of the visible part.
  private func pinnedElements(for found: some Sequence<FlowGeometry.Element>) -> Set<FlowGeometry.Element> {
    var elements = Set(
      found.filter {
        if case .item = $0 { return false }
        return true
      }
    )
    let visible = visibleStretch
    if sectionHeadersPinToVisibleBounds, let first = geometry.section(at: visible.start) {
      elements.insert(.header(first))
    }
    if sectionFootersPinToVisibleBounds, let last = geometry.section(at: visible.end) {
      elements.insert(.footer(last))
    }
    return elements
  }

  private func pinnedFrame(of element: FlowGeometry.Element) -> CGRect? {
    let isHeader: Bool
    switch element {
    case .header: isHeader = true
    case .footer: isHeader = false
    case .item: return geometry.frame(of: element)
    }
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return geometry.frame(of: element)
    }
    let visible = visibleStretch
    return geometry.pinnedFrame(of: element, visibleFrom: visible.start, to: visible.end)
  }

  /// What of the content is in sight inside of the insets, in the scrolling direction.
  private var visibleStretch: (start: Double, end: Double) {
    guard let collectionView else { return (0, 0) }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return scrollDirection == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }
}

extension CollectionElement {
  init(_ element: FlowGeometry.Element) {
    switch element {
    case .item(let indexPath): self = .cell(indexPath)
    case .header(let section):
      self = .supplementary(
        kind: UICollectionView.elementKindSectionHeader,
        IndexPath(item: 0, section: section)
      )
    case .footer(let section):
      self = .supplementary(
        kind: UICollectionView.elementKindSectionFooter,
        IndexPath(item: 0, section: section)
      )
    }
  }
}
