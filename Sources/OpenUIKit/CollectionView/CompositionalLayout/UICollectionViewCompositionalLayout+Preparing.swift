import Foundation

extension UICollectionViewCompositionalLayout {
  /// Brings the geometry up to date with what was invalidated.
  final func prepareGeometry() {
    guard let collectionView else { return }
    let pending = pending
    self.pending = .nothing
    let container = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let size = CGSize(width: max(0, container.width), height: max(0, container.height))
    let isResized = size != geometry.container
    let isTurned = geometry.isVertical != (configuration.scrollDirection == .vertical)
    let scale = collectionView.traitCollection.displayScale
    geometry.scale = scale > 0 ? scale : 1
    geometry.container = size
    geometry.isVertical = configuration.scrollDirection == .vertical
    geometry.spacing = configuration.interSectionSpacing
    if pending.counts, !pending.isEverything, !isResized, !isTurned, let update = transition?.update {
      apply(update, in: collectionView)
    } else if pending.isEverything || pending.counts || isTurned {
      makeSections(in: collectionView)
    } else if isResized {
      let old = geometry
      makeSections(in: collectionView) { $0 < old.numberOfSections ? old.section($0) : nil }
    }
    for indexPath in pending.items where geometry.contains(indexPath) {
      geometry.update(section: indexPath.section) { $0.forgetMeasure(of: indexPath.item) }
    }
    forgetMeasures(of: pending.supplementaries)
    take(pending.preferredSizes)
    colorBackground(of: collectionView)
  }

  /// Shows the colour of a list where the collection view has none of its own.
  private func colorBackground(of collectionView: UICollectionView) {
    guard isList, let color = sections.first?.list?.backgroundColor,
      collectionView.backgroundColor == listBackground ?? .systemBackground
    else { return }
    listBackground = color
    if collectionView.backgroundColor != color { collectionView.backgroundColor = color }
  }

  /// Has the sections given anew.
  ///
  /// - Parameter former: The section with what contents asked for until now, which is a better guess than an estimate;
  ///   nil when there is none.
  private func makeSections(
    in collectionView: UICollectionView,
    former: (Int) -> CompositionalSection? = { _ in nil }
  ) {
    itemKinds = []
    hasPinnedViews = false
    hasEstimates = false
    var made: [NSCollectionLayoutSection] = []
    let all = (0..<collectionView.numberOfSections).map { index -> CompositionalSection in
      var (section, values) = makeSection(index, in: collectionView)
      made.append(section)
      if let former = former(index), former.itemCount == values.itemCount { values.takeMeasures(of: former) }
      return values
    }
    sections = made
    geometry.replaceSections(all)
  }

  private func makeSection(
    _ index: Int,
    in collectionView: UICollectionView
  ) -> (NSCollectionLayoutSection, CompositionalSection) {
    let environment = CompositionEnvironment(size: geometry.container, traitCollection: collectionView.traitCollection)
    guard let section = provider(index, environment) else {
      preconditionFailure(
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error."
      )
    }
    let values = section.makeSection(
      environment,
      isVertical: geometry.isVertical,
      count: collectionView.numberOfItems(inSection: index)
    )
    itemKinds.formUnion(values.template.badges.map(\.kind))
    hasPinnedViews = hasPinnedViews || values.boundaries.contains { $0.isPinned }
    hasEstimates = hasEstimates || values.hasEstimates
    return (section, values)
  }

  private func forgetMeasures(of supplementaries: Set<CollectionElement>) {
    for case .supplementary(let kind, let indexPath) in supplementaries
    where sections.indices.contains(indexPath.section) {
      guard let index = boundaryIndex(ofKind: kind, at: indexPath) else { continue }
      geometry.update(section: indexPath.section) { $0.measureBoundary(index, nil) }
    }
  }

  private func take(_ sizes: [CollectionElement: CGSize]) {
    var cells: [Int: [Int: CGSize]] = [:]
    for (element, size) in sizes {
      switch element {
      case .cell(let indexPath):
        if geometry.contains(indexPath) { cells[indexPath.section, default: [:]][indexPath.item] = size }
      case .supplementary(let kind, let indexPath):
        guard sections.indices.contains(indexPath.section),
          let index = boundaryIndex(ofKind: kind, at: indexPath)
        else { continue }
        geometry.update(section: indexPath.section) { $0.measureBoundary(index, size) }
      case .decoration: continue
      }
    }
    for (section, sizes) in cells { geometry.update(section: section) { $0.measure(sizes) } }
  }

  /// Carries a batch out: what survives keeps the size that its content asked for.
  private func apply(_ update: ListUpdate, in collectionView: UICollectionView) {
    let old = geometry
    let reloaded = Set(update.reloadedSections)
    makeSections(in: collectionView) { index in
      guard let before = update.sections.old(index), before < old.numberOfSections, !reloaded.contains(before) else {
        return nil
      }
      let inserted = (update.insertedRows[index] ?? []).map { item in
        let origin = update.oldIndexPath(IndexPath(item: item, section: index))
        return (item: item, measure: origin.map { old.section($0.section).measures[$0.item] } ?? .none)
      }
      var section = old.section(before)
      section.change(removed: update.removedRows[before] ?? [], inserted: [])
      section.change(removed: [], inserted: inserted)
      for row in update.reloadedRows where row.section == before {
        if let new = update.newIndexPath(row) { section.forgetMeasure(of: new.item) }
      }
      return section
    }
  }
}
