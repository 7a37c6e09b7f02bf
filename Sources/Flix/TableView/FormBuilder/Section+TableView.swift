extension Section {
  var tableHeader: any SectionPartitionTableViewProvider {
    guard let header else {
      return SpacingTableViewSectionProvider(isShown: { [content] in !content().isEmpty })
    }
    return TextTableViewSectionProvider(tableElementKindSection: .header, text: header)
  }

  var tableFooter: (any SectionPartitionTableViewProvider)? {
    footer.map { TextTableViewSectionProvider(tableElementKindSection: .footer, text: $0) }
  }
}

extension Section where Provider == any TableViewMultiNodeProvider {
  var sectionProvider: TableViewSectionProvider {
    TableViewSectionProvider(content: content, headerProvider: tableHeader, footerProvider: tableFooter)
  }
}

extension Section where Provider == any AnimatableTableViewMultiNodeProvider {
  var sectionProvider: AnimatableTableViewSectionProvider {
    AnimatableTableViewSectionProvider(content: content, headerProvider: tableHeader, footerProvider: tableFooter)
  }
}
