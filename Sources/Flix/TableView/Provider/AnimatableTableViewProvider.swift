/// A provider of rows shown by cells of one class, whose changes become animations of single rows.
public protocol AnimatableTableViewProvider: AnimatableTableViewMultiNodeProvider, TableViewProvider {}
