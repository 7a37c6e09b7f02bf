/// How the elements of two lists are compared.
///
/// A type of its own rather than a pair of closures: code that is specialised for it calls nothing indirectly.
@usableFromInline
nonisolated protocol ElementComparison {
  associatedtype Element
  associatedtype ID: Hashable

  /// The identity of an element.
  func identity(of element: Element) -> ID

  /// Whether two elements with the same identity have the same content.
  func hasSameContent(_ lhs: Element, _ rhs: Element) -> Bool
}

nonisolated extension ElementComparison {
  /// Whether two elements are the same, be their content what it may.
  @inlinable @inline(__always)
  func areSame(_ lhs: Element, _ rhs: Element) -> Bool {
    IdentityKey.areSame(identity(of: lhs), identity(of: rhs))
  }

  /// The identity of an element as 64 bits.
  @inlinable @inline(__always)
  func key(of element: Element) -> UInt64 {
    IdentityKey.bits(of: identity(of: element))
  }
}

/// Compares by `id` and equality.
@usableFromInline
nonisolated struct IdentifiableComparison<Element: Identifiable & Equatable>: ElementComparison {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func identity(of element: Element) -> Element.ID { element.id }

  @inlinable @inline(__always)
  func hasSameContent(_ lhs: Element, _ rhs: Element) -> Bool { lhs == rhs }
}

/// Compares by `identity` and equality.
@usableFromInline
nonisolated struct StringIdentityComparison<Element: StringIdentifiableType & Equatable>: ElementComparison {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func identity(of element: Element) -> String { element.identity }

  @inlinable @inline(__always)
  func hasSameContent(_ lhs: Element, _ rhs: Element) -> Bool { lhs == rhs }
}

/// Compares as closures say.
@usableFromInline
nonisolated struct CustomComparison<Element, ID: Hashable>: ElementComparison {
  @usableFromInline let identity: (Element) -> ID
  @usableFromInline let isEqual: (Element, Element) -> Bool

  @inlinable
  init(identity: @escaping (Element) -> ID, isEqual: @escaping (Element, Element) -> Bool) {
    self.identity = identity
    self.isEqual = isEqual
  }

  @inlinable @inline(__always)
  func identity(of element: Element) -> ID { identity(element) }

  @inlinable @inline(__always)
  func hasSameContent(_ lhs: Element, _ rhs: Element) -> Bool { isEqual(lhs, rhs) }
}
