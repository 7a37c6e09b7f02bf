/// A provider of rows whose changes become animations of single rows, as its values have an identity and can be compared.
///
/// The values are `Equatable`, and `Identifiable` or `StringIdentifiableType`. In a module whose default isolation is the
/// main actor, declare their types `nonisolated`.
public protocol AnimatableTableViewMultiNodeProvider: AnimatableMultiNodeProvider, TableViewMultiNodeProvider {}
