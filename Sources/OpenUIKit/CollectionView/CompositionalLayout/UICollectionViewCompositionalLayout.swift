public import Foundation

/// Gives a section of a compositional layout; nil is an error where the section has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of items in groups in sections.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // MARK: Lifecycle

  /// Creates a layout in which all sections are alike.
  ///
  /// - Parameter section: The sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which all sections are alike.
  ///
  /// - Parameters:
  ///   - section: The sections.
  ///   - configuration: What holds for all of them.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration
    super.init()
  }

  /// Creates a layout of sections that are made when they are needed.
  ///
  /// - Parameter sectionProvider: Gives a section by its index and the size it is for.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout of sections that are made when they are needed.
  ///
  /// - Parameters:
  ///   - sectionProvider: Gives a section by its index and the size it is for.
  ///   - configuration: What holds for all of them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration
    super.init()
  }

  /// Creates a layout from an archive, which holds no section.
  ///
  /// - Parameter coder: The archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  // MARK: State

  /// What holds for all sections; a copy is kept.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      guard let copy = newValue.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration else { return }
      storedConfiguration = copy
      invalidateLayout()
    }
  }

  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections as they were given.
  final var sections: [NSCollectionLayoutSection] = []
  /// Where everything lies.
  final var geometry = CompositionalGeometry()
  /// What has to be worked out anew before the next answer.
  final var pending = CompositionalInvalidation.everything
  /// The kinds of views that belong to an item each.
  final var itemKinds: Set<String> = []
  /// Whether some view stays in sight while its section is.
  final var hasPinnedViews = false
  /// Whether some content decides its size.
  final var hasEstimates = false
  /// Whether all sections are lists, which is known before they are made.
  final var isMadeAsList = false
  /// The colour of the list that the collection view was given.
  final var listBackground: UIColor?

  override var sizesElementsByContent: Bool { hasEstimates }

  override func belongsToItems(kind: String) -> Bool { itemKinds.contains(kind) }

  override var isList: Bool { sections.isEmpty ? isMadeAsList : sections.allSatisfy { $0.list != nil } }

  override func section(at point: CGPoint) -> Int? {
    let place = geometry.isVertical ? point.y : point.x
    return geometry.sections(from: place, to: place).first {
      let stretch = geometry.stretch(ofSection: $0)
      return stretch.start <= place && place < stretch.end
    }
  }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].list : nil
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Laying out

  open override func prepare() {
    prepareGeometry()
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(touching: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.contains(indexPath) else { return nil }
    return cellAttributes(geometry.section(indexPath.section).cell(of: indexPath.item), at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorationAttributes(ofSection: indexPath.section).first { $0.element.kind == elementKind }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    pending.formUnion(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || (hasPinnedViews && newBounds != collectionView.bounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let fixed = originalAttributes.fixedAxes
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return (!fixed.contains(.horizontal) && old.width != new.width)
      || (!fixed.contains(.vertical) && old.height != new.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    switch originalAttributes.element {
    case .cell(let indexPath): context.invalidateItems(at: [indexPath])
    case .supplementary(let kind, let indexPath):
      context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    case .decoration(let kind, let indexPath): context.invalidateDecorationElements(ofKind: kind, at: [indexPath])
    }
    context.preferredSizes[originalAttributes.element] = preferredAttributes.size
    return context
  }
}
