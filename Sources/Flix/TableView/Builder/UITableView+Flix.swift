extension UITableView {
  /// The table view's form.
  public var flix: FlixView<UITableView> { FlixView(self) }
}

extension FlixView where Base: UITableView {
  /// Shows a form of one section, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @discardableResult
  public func build(_ providers: [any TableViewMultiNodeProvider]) -> TableViewBuilder {
    TableViewBuilder(tableView: base, providers: providers)
  }

  /// Shows a form of sections, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @_disfavoredOverload
  @discardableResult
  public func build(_ sectionProviders: [TableViewSectionProvider]) -> TableViewBuilder {
    TableViewBuilder(tableView: base, sectionProviders: sectionProviders)
  }

  /// Shows a form that is written as statements, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @discardableResult
  public func build(
    @ProviderListBuilder<Section<any TableViewMultiNodeProvider>>
    sections: () -> [Section<any TableViewMultiNodeProvider>]
  ) -> TableViewBuilder {
    TableViewBuilder(tableView: base, sectionProviders: sections().map(\.sectionProvider))
  }
}

extension AnimatableFlixView where Base: UITableView {
  /// Shows a form of one section, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @discardableResult
  public func build(_ providers: [any AnimatableTableViewMultiNodeProvider]) -> AnimatableTableViewBuilder {
    AnimatableTableViewBuilder(tableView: base, providers: providers)
  }

  /// Shows a form of sections, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @_disfavoredOverload
  @discardableResult
  public func build(_ sectionProviders: [AnimatableTableViewSectionProvider]) -> AnimatableTableViewBuilder {
    AnimatableTableViewBuilder(tableView: base, sectionProviders: sectionProviders)
  }
  /// Shows a form that is written as statements, in place of the form that the table view had.
  ///
  /// - Returns: The builder, which the table view keeps.
  @discardableResult
  public func build(
    @ProviderListBuilder<Section<any AnimatableTableViewMultiNodeProvider>>
    sections: () -> [Section<any AnimatableTableViewMultiNodeProvider>]
  ) -> AnimatableTableViewBuilder {
    AnimatableTableViewBuilder(tableView: base, sectionProviders: sections().map(\.sectionProvider))
  }
}
