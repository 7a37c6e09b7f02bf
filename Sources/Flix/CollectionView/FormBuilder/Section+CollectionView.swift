extension Section {
  private var collectionHeader: TextCollectionViewSectionProvider? {
    header.map { TextCollectionViewSectionProvider(collectionElementKindSection: .header, text: $0) }
  }

  private var collectionFooter: TextCollectionViewSectionProvider? {
    footer.map { TextCollectionViewSectionProvider(collectionElementKindSection: .footer, text: $0) }
  }
}

extension Section where Provider == any CollectionViewMultiNodeProvider {
  var sectionProvider: CollectionViewSectionProvider {
    CollectionViewSectionProvider(
      content: content,
      headerProvider: collectionHeader,
      footerProvider: collectionFooter
    )
  }
}

extension Section where Provider == any AnimatableCollectionViewMultiNodeProvider {
  var sectionProvider: AnimatableCollectionViewSectionProvider {
    AnimatableCollectionViewSectionProvider(
      content: content,
      headerProvider: collectionHeader,
      footerProvider: collectionFooter
    )
  }
}
