public import Foundation

/// A section: one group over and over, with views at its edges.
@MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  private let group: NSCollectionLayoutGroup
  /// What the cells of a list take from it; nil in other sections.
  final var list: UICollectionLayoutListConfiguration?
  /// The space before everything in the section, in the scrolling direction, in points.
  final var leadingPadding: CGFloat = 0

  /// Creates a section.
  ///
  /// - Parameter group: What is repeated until all items have a place.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(repeating: group)
  }

  init(repeating group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// The space between two groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The views at the edges, such as header and footer.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether the views at the edges keep the insets at the sides.
  open var supplementariesFollowContentInsets = true

  /// The views of the layout behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Objective-C's contract leaves the thread open; layouts belong to the main one.
    MainActor.assumeIsolated { Unchecked(makeCopy()) }.value
  }

  private func makeCopy() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(repeating: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.list = list
    copy.leadingPadding = leadingPadding
    return copy
  }

  /// The section without views.
  final func makeSection(_ environment: CompositionEnvironment, isVertical: Bool, count: Int) -> CompositionalSection {
    let inner = CompositionEnvironment(
      size: environment.contentSize,
      insets: contentInsets,
      traitCollection: environment.traitCollection
    )
    return CompositionalSection(
      group: group.node(in: inner),
      container: environment.contentSize,
      insets: contentInsets,
      spacing: interGroupSpacing,
      isVertical: isVertical,
      boundaries: boundarySupplementaryItems.map(\.boundary),
      boundariesFollowInsets: supplementariesFollowContentInsets,
      padding: leadingPadding,
      count: count
    )
  }
}
