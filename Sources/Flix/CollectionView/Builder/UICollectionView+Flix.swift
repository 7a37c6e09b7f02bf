extension UICollectionView {
  /// The collection view's form.
  public var flix: FlixView<UICollectionView> { FlixView(self) }
}

extension FlixView where Base: UICollectionView {
  /// Shows a form of one section, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @discardableResult
  public func build(_ providers: [any CollectionViewMultiNodeProvider]) -> CollectionViewBuilder {
    CollectionViewBuilder(collectionView: base, providers: providers)
  }

  /// Shows a form of sections, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @_disfavoredOverload
  @discardableResult
  public func build(_ sectionProviders: [CollectionViewSectionProvider]) -> CollectionViewBuilder {
    CollectionViewBuilder(collectionView: base, sectionProviders: sectionProviders)
  }

  /// Shows a form that is written as statements, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @discardableResult
  public func build(
    @ProviderListBuilder<Section<any CollectionViewMultiNodeProvider>>
    sections: () -> [Section<any CollectionViewMultiNodeProvider>]
  ) -> CollectionViewBuilder {
    CollectionViewBuilder(collectionView: base, sectionProviders: sections().map(\.sectionProvider))
  }
}

extension AnimatableFlixView where Base: UICollectionView {
  /// Shows a form of one section, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @discardableResult
  public func build(_ providers: [any AnimatableCollectionViewMultiNodeProvider]) -> AnimatableCollectionViewBuilder {
    AnimatableCollectionViewBuilder(collectionView: base, providers: providers)
  }

  /// Shows a form of sections, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @_disfavoredOverload
  @discardableResult
  public func build(_ sectionProviders: [AnimatableCollectionViewSectionProvider]) -> AnimatableCollectionViewBuilder {
    AnimatableCollectionViewBuilder(collectionView: base, sectionProviders: sectionProviders)
  }
  /// Shows a form that is written as statements, in place of the form that the collection view had.
  ///
  /// - Returns: The builder, which the collection view keeps.
  @discardableResult
  public func build(
    @ProviderListBuilder<Section<any AnimatableCollectionViewMultiNodeProvider>>
    sections: () -> [Section<any AnimatableCollectionViewMultiNodeProvider>]
  ) -> AnimatableCollectionViewBuilder {
    AnimatableCollectionViewBuilder(collectionView: base, sectionProviders: sections().map(\.sectionProvider))
  }
}
