import Foundation

/// What a flow layout has to work out anew.
@MainActor
struct FlowInvalidation {
  /// All sections are made anew.
  private(set) var isEverything = false
  /// The numbers of sections and items changed.
  private(set) var counts = false
  /// Sizes and spaces are asked for.
  private(set) var metrics = false
  /// Lines are broken, for example because they have another length.
  private(set) var lines = false
  /// Items of which the sizes are asked for.
  private(set) var items: Set<IndexPath> = []
  /// Items of which the sizes are known.
  private(set) var preferredSizes: [IndexPath: CGSize] = [:]

  static let nothing = FlowInvalidation()
  static var everything: FlowInvalidation {
    var all = nothing
    all.isEverything = true
    return all
  }

  mutating func formUnion(_ context: UICollectionViewFlowLayoutInvalidationContext) {
    isEverything = isEverything || context.invalidateEverything
    counts = counts || context.invalidateDataSourceCounts
    metrics = metrics || context.invalidateFlowLayoutDelegateMetrics
    lines = lines || context.invalidateFlowLayoutAttributes
    items.formUnion(context.invalidatedItemIndexPaths ?? [])
    for case (.cell(let indexPath), let size) in context.preferredSizes {
      preferredSizes[indexPath] = size
      items.remove(indexPath)
    }
  }
}
