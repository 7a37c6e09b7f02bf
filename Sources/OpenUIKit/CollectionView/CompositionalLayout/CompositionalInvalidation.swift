import Foundation

/// What a compositional layout has to work out anew.
@MainActor
struct CompositionalInvalidation {
  /// All sections are made anew.
  private(set) var isEverything = false
  /// The numbers of sections and items changed.
  private(set) var counts = false
  /// Items of which the content is asked again.
  private(set) var items: Set<IndexPath> = []
  /// Views beside the items of which the content is asked again.
  private(set) var supplementaries: Set<CollectionElement> = []
  /// What contents ask for.
  private(set) var preferredSizes: [CollectionElement: CGSize] = [:]

  static let nothing = CompositionalInvalidation()
  static var everything: CompositionalInvalidation {
    var all = nothing
    all.isEverything = true
    return all
  }

  mutating func formUnion(_ context: UICollectionViewLayoutInvalidationContext) {
    isEverything = isEverything || context.invalidateEverything
    counts = counts || context.invalidateDataSourceCounts
    for indexPath in context.invalidatedItemIndexPaths ?? []
    where context.preferredSizes[.cell(indexPath)] == nil {
      items.insert(indexPath)
    }
    supplementaries.formUnion(context.supplementariesToMeasure)
    preferredSizes.merge(context.preferredSizes) { _, new in new }
  }
}
