/// A section of a form that is written as statements instead of arrays.
///
///     tableView.flix.animatable.build {
///       Section(header: "Network") {
///         airplaneMode
///         if !state.isAirplaneModeOn { wifi }
///       }
///       Section { apps }
///     }
///
/// The statements of a section run again when `@Observable` state changes that they read. Make the providers outside of
/// them, as a provider that is made anew is a new row. In a table view it becomes an `AnimatableTableViewSectionProvider`
/// in an animated form and a `TableViewSectionProvider` in another; in a collection view an
/// `AnimatableCollectionViewSectionProvider` or a `CollectionViewSectionProvider`.
@MainActor
public struct Section<Provider> {
  let header: String?
  let footer: String?
  let content: () -> [Provider]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The title above the rows or items. Without one there is some space in a table view.
  ///   - footer: The text below the rows or items.
  ///   - content: The providers of the rows or items, in their order.
  public init(
    header: String? = nil,
    footer: String? = nil,
    @ProviderListBuilder<Provider> content: @escaping () -> [Provider]
  ) {
    self.header = header
    self.footer = footer
    self.content = content
  }
}
