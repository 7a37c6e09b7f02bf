import Foundation

extension UICollectionViewFlowLayout {
  /// The length across the scrolling direction that sections have in bounds of a size.
  final func lineLength(of size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return scrollDirection == .vertical
      ? max(0, size.width - inset.left - inset.right) : max(0, size.height - inset.top - inset.bottom)
  }

  /// Brings the geometry up to date with what was invalidated, and with nothing else.
  final func prepareGeometry() {
    guard let collectionView else { return }
    let pending = pending
    self.pending = .nothing
    let source = FlowMetricsSource(layout: self, collectionView: collectionView)
    let breadth = lineLength(of: collectionView.bounds.size)
    let scale = collectionView.traitCollection.displayScale
    let hadBreadth = geometry.breadth > 0 || geometry.numberOfSections == 0
    let isTurned = geometry.isVertical != (scrollDirection == .vertical)
    let isBroader = geometry.breadth != breadth
    geometry.breadth = breadth
    geometry.scale = scale > 0 ? scale : 1
    geometry.isVertical = scrollDirection == .vertical
    // A layout that asks to be flipped is mirrored by the collection view.
    geometry.isMirrored =
      geometry.isVertical && !flipsHorizontallyInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var isWhole = pending.isEverything || isTurned || !hadBreadth
    if pending.counts, !isWhole {
      if let update = transition?.update {
        apply(update, source)
      } else {
        isWhole = true
      }
    }
    if isWhole {
      let sections = (0..<collectionView.numberOfSections).map(source.section)
      geometry.replaceSections(sections)
    } else if pending.metrics || pending.counts {
      updateMetrics(source)
    } else if pending.lines || isBroader {
      updateSections { index, section in
        section.update(metrics: source.metrics(of: index), breadth: breadth)
      }
    }
    let isAllNew = isWhole || pending.metrics || pending.counts || pending.lines || isBroader
    if isAllNew, !reportedOversize, geometry.hasOversizedItem { reportOversize(source) }
    if !isWhole { resize(pending, source) }
  }

  /// Changes every section aside: a delegate that is asked meanwhile may ask the layout in turn.
  private func updateSections(_ body: (Int, inout FlowSection) -> Void) {
    var updated = geometry
    updated.updateSections(body)
    geometry = updated
  }

  /// Asks for all spaces again, and for the sizes of items that the delegate gives.
  private func updateMetrics(_ source: FlowMetricsSource) {
    let breadth = geometry.breadth
    updateSections { index, section in
      section.update(metrics: source.metrics(of: index), breadth: breadth)
      guard !section.sizesItself, section.itemCount > 0 else { return }
      if let size = source.commonSize(of: index) {
        if section.sizes.single != size {
          section.replaceSizes(with: FlowItemSizes(repeating: size, count: section.itemCount))
        }
      } else {
        section.replaceSizes(with: source.sizes(of: index, count: section.itemCount))
      }
    }
  }

  /// Gives items the sizes that their contents, or the delegate, ask for now.
  private func resize(_ pending: FlowInvalidation, _ source: FlowMetricsSource) {
    var changes: [Int: [Int: FlowItemSize]] = [:]
    for (indexPath, size) in pending.preferredSizes where geometry.contains(.item(indexPath)) {
      changes[indexPath.section, default: [:]][indexPath.item] = source.size(size)
    }
    if !pending.metrics, !sizesElementsByContent {
      for indexPath in pending.items where geometry.contains(.item(indexPath)) {
        changes[indexPath.section, default: [:]][indexPath.item] = source.size(at: indexPath)
      }
    }
    for (section, sizes) in changes {
      geometry.update(section: section) { $0.resize(sizes) }
      let limit = geometry.section(section).lineBreadth + FlowLineBreaker.tolerance
      if sizes.values.contains(where: { $0.breadth > limit }) { reportOversize(source) }
    }
  }

  /// Carries a batch out: what survives keeps its size. O(changed * log n), or O(n) where sizes all differ.
  private func apply(_ update: ListUpdate, _ source: FlowMetricsSource) {
    var moved: [IndexPath: FlowItemSize] = [:]
    for (old, new) in update.rowMoves { moved[new] = geometry.section(old.section).sizes[old.item] }
    for (section, items) in update.removedRows {
      geometry.update(section: section) { $0.change(removed: items, inserted: []) }
    }
    var movedSections: [Int: FlowSection] = [:]
    for (old, new) in update.sections.moves { movedSections[new] = geometry.section(old) }
    for section in update.sections.removed.reversed() { geometry.remove(at: section) }
    for section in update.sections.inserted {
      let inserted = movedSections[section] ?? source.section(section)
      geometry.insert(inserted, at: section)
    }
    for old in update.reloadedSections {
      guard let new = update.sections.new(old) else { continue }
      let section = source.section(new)
      geometry.update(section: new) { $0 = section }
    }
    for (section, items) in update.insertedRows {
      let inserted = items.map { item in
        let indexPath = IndexPath(item: item, section: section)
        return (item: item, size: moved[indexPath] ?? source.size(at: indexPath))
      }
      geometry.update(section: section) { $0.change(removed: [], inserted: inserted) }
    }
  }

  /// Says once that an item does not fit into a line.
  private func reportOversize(_ source: FlowMetricsSource) {
    guard !reportedOversize, geometry.breadth > 0, let collectionView else { return }
    reportedOversize = true
    let (side, edges) = geometry.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    var lines = [
      "The behavior of the UICollectionViewFlowLayout is not defined because:",
      "the item \(side) must be less than the \(side) of the UICollectionView minus the section insets \(edges) "
        + "values, minus the content insets \(edges) values.",
    ]
    if source.delegateGivesSizes { lines.append("Please check the values returned by the delegate.") }
    lines.append(
      "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(collectionView)."
    )
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
