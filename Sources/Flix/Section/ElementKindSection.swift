/// Where in its section a header or footer provider stands.
public nonisolated enum ElementKindSection: Hashable, Sendable {
  /// Before the rows or items.
  case header
  /// After the rows or items.
  case footer
}

/// Where in its section of a table view a header or footer provider stands.
public typealias TableElementKindSection = ElementKindSection
/// Where in its section of a collection view a header or footer provider stands.
public typealias CollectionElementKindSection = ElementKindSection
