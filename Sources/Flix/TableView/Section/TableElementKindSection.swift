/// Where in its section a header or footer provider stands.
public nonisolated enum TableElementKindSection: Hashable, Sendable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer
}
