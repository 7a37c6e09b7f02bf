public import Foundation

/// What of a layout is out of date.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context in which nothing is out of date.
  public override init() {
    super.init()
  }

  /// Whether everything is, because the content was reloaded, the layout exchanged or `invalidateLayout()` called.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose attributes are.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The views beside the items whose attributes are, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The views of the layout whose attributes are, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far to scroll with the next layout, in points.
  open var contentOffsetAdjustment: CGPoint = .zero

  /// How much the content grows with the next layout, in points.
  open var contentSizeAdjustment: CGSize = .zero

  /// The sizes that the contents of elements ask for, in points.
  final var preferredSizes: [CollectionElement: CGSize] = [:]

  /// Where the items were that are moved by hand; nil when none are.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items are that are moved by hand; nil when none are.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the middle of the item that is moved by hand is wanted, in points.
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  /// Marks the attributes of items as out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = merge(invalidatedItemIndexPaths ?? [], indexPaths)
  }

  /// Marks the attributes of views beside the items as out of date.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their places.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind] = merge(all[elementKind] ?? [], indexPaths)
    invalidatedSupplementaryIndexPaths = all
  }

  /// Marks the attributes of views of the layout as out of date.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their places.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind] = merge(all[elementKind] ?? [], indexPaths)
    invalidatedDecorationIndexPaths = all
  }

  /// The views beside the items of which the content is asked again.
  final var supplementariesToMeasure: [CollectionElement] {
    guard let invalidatedSupplementaryIndexPaths else { return [] }
    let elements = invalidatedSupplementaryIndexPaths.flatMap { kind, indexPaths in
      indexPaths.map { CollectionElement.supplementary(kind: kind, $0) }
    }
    return elements.filter { preferredSizes[$0] == nil }
  }

  private func merge(_ old: [IndexPath], _ new: [IndexPath]) -> [IndexPath] {
    guard !old.isEmpty else { return new }
    let known = Set(old)
    return old + new.filter { !known.contains($0) }
  }
}
