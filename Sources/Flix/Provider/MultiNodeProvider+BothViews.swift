// A provider that serves both kinds of view has one answer, which has to hold in either.

extension TableViewProvider where Self: CollectionViewProvider {
  /// Changed values keep their cells.
  public var reconfiguresCells: Bool { true }
}

extension TableViewProvider where Self: CollectionViewMultiNodeProvider {
  /// A changed value gets a new cell, as its class may be another in the collection view.
  public var reconfiguresCells: Bool { false }
}

extension CollectionViewProvider where Self: TableViewMultiNodeProvider {
  /// A changed value gets a new cell, as its class may be another in the table view.
  public var reconfiguresCells: Bool { false }
}
