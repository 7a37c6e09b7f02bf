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
/// them, as a provider that is made anew is a new row. It becomes an `AnimatableTableViewSectionProvider` in an animated
/// form and a `TableViewSectionProvider` in another.
@MainActor
public struct Section<Provider> {
  let header: String?
  let footer: String?
  let content: () -> [Provider]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The title above the rows. Without one there is some space.
  ///   - footer: The text below the rows.
  ///   - content: The providers of the rows, in their order.
  public init(
    header: String? = nil,
    footer: String? = nil,
    @ProviderListBuilder<Provider> content: @escaping () -> [Provider]
  ) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  var headerProvider: any SectionPartitionTableViewProvider {
    guard let header else {
      return SpacingTableViewSectionProvider(isShown: { [content] in !content().isEmpty })
    }
    return TextTableViewSectionProvider(tableElementKindSection: .header, text: header)
  }

  var footerProvider: (any SectionPartitionTableViewProvider)? {
    footer.map { TextTableViewSectionProvider(tableElementKindSection: .footer, text: $0) }
  }
}

extension Section where Provider == any TableViewMultiNodeProvider {
  var sectionProvider: TableViewSectionProvider {
    TableViewSectionProvider(content: content, headerProvider: headerProvider, footerProvider: footerProvider)
  }
}

extension Section where Provider == any AnimatableTableViewMultiNodeProvider {
  var sectionProvider: AnimatableTableViewSectionProvider {
    AnimatableTableViewSectionProvider(content: content, headerProvider: headerProvider, footerProvider: footerProvider)
  }
}
