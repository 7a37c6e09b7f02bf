import Foundation

/// Items in a row, a column or at places of their own, which a section repeats.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case line(isHorizontal: Bool, CompositionNode.Filling)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(size: size, supplementaryItems: [])
  }

  /// A row of equal items that share the width of the group.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item, of which the height counts.
  ///   - count: How many.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: true, .equal(checked(count))))
  }

  /// A row of items, over and over as long as they fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, .full))
  }

  /// A row of a number of items.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item.
  ///   - count: How many.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .line(isHorizontal: true, .count(checked(count))))
  }

  /// A column of equal items that share the height of the group.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item, of which the width counts.
  ///   - count: How many.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(isHorizontal: false, .equal(checked(count))))
  }

  /// A column of items, over and over as long as they fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, .full))
  }

  /// A column of a number of items.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - repeatingSubitem: The item.
  ///   - count: How many.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], .line(isHorizontal: false, .count(checked(count))))
  }

  /// Items at places of their own.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: Gives the places for a group of a size.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  private static func checked(_ count: Int) -> Int {
    precondition(count > 0, "A group must repeat its item at least once, not \(count) times.")
    return count
  }

  /// The space between two items; none unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items of which the group is made.
  open private(set) var subitems: [NSCollectionLayoutItem]

  /// The views at the edges of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
    copy.takeValues(of: self)
    copy.supplementaryItems = supplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// What is laid out.
  ///
  /// - Parameter environment: What contains the group.
  override func node(in environment: any NSCollectionLayoutEnvironment) -> CompositionNode {
    var node = super.node(in: environment)
    let size = layoutSize.extent.resolved(in: environment.container.effectiveContentSize)
    switch arrangement {
    case .line(let isHorizontal, let filling):
      let inner = CompositionEnvironment(
        size: size,
        insets: contentInsets,
        traitCollection: environment.traitCollection
      )
      node.content = .line(
        isHorizontal: isHorizontal,
        nodes: subitems.map { $0.node(in: inner) },
        filling: filling,
        spacing: interItemSpacing?.gap ?? .none
      )
    case .custom(let provider):
      let inner = CompositionEnvironment(
        size: size,
        insets: contentInsets,
        traitCollection: environment.traitCollection
      )
      node.content = .custom(provider(inner).map { ($0.frame, $0.zIndex) })
    }
    return node
  }
}
