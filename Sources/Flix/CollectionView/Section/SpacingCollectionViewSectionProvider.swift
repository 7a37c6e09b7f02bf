/// A section with space before and after its items.
@MainActor
open class SpacingCollectionViewSectionProvider: AnimatableCollectionViewSectionProvider {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the items, in their order.
  ///   - headerHeight: The space before the items in points, along the axis that the layout scrolls.
  ///   - footerHeight: The space after the items in points.
  public init(
    providers: [any AnimatableCollectionViewMultiNodeProvider],
    headerHeight: CGFloat,
    footerHeight: CGFloat
  ) {
    super.init(
      providers: providers,
      headerProvider: Self.space(.header, headerHeight),
      footerProvider: Self.space(.footer, footerHeight)
    )
  }

  private static func space(
    _ kind: CollectionElementKindSection,
    _ length: CGFloat
  ) -> UniqueCustomCollectionViewSectionProvider {
    let space = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: kind)
    // A flow layout that scrolls sideways takes the width.
    space.sectionSize = { _ in CGSize(width: length, height: length) }
    return space
  }
}
