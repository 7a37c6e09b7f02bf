/// A section with space above and below its rows.
@MainActor
open class SpacingSectionProvider: AnimatableTableViewSectionProvider {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the rows, in their order.
  ///   - headerHeight: The space above the rows in points.
  ///   - footerHeight: The space below the rows in points.
  public init(providers: [any AnimatableTableViewMultiNodeProvider], headerHeight: CGFloat, footerHeight: CGFloat) {
    let header = UniqueCustomTableViewSectionProvider(tableElementKindSection: .header)
    header.sectionHeight = { _ in headerHeight }
    let footer = UniqueCustomTableViewSectionProvider(tableElementKindSection: .footer)
    footer.sectionHeight = { _ in footerHeight }
    super.init(providers: providers, headerProvider: header, footerProvider: footer)
  }
}
