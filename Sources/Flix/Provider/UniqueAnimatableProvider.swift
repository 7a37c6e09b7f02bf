/// A provider that is its own single value.
///
/// This is the part that providers of table views and of collection views share; adopt
/// `UniqueAnimatableTableViewProvider`, `UniqueAnimatableCollectionViewProvider` or both.
public protocol UniqueAnimatableProvider: AnimatableMultiNodeProvider, Equatable, StringIdentifiableType {
  // Stated again, so that the compiler finds both out whichever protocol it looks at first.
  associatedtype Value: Equatable & StringIdentifiableType = Self
  associatedtype Values: ValueSource = [Value]
}

extension UniqueAnimatableProvider {
  /// The provider itself.
  public func createValues() -> [Value] {
    // `Value` is the class that conforms, which a protocol cannot say of classes that are not final.
    guard let value = self as? Value else {
      preconditionFailure("\(type(of: self)) is to be its own value, but its values are \(Value.self)")
    }
    return [value]
  }

  /// The same for all, as there is one value.
  public nonisolated var identity: String { "" }

  /// Whether two providers are one.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Runs a body if the provider has not created the content of a cell yet.
  func whenNew<Cell: AnyObject>(_ cell: Cell, create: () -> Void) {
    let memory = ProviderStorage.value(for: self) { UniqueCellMemory<Cell>() }
    guard memory.cell !== cell else { return }
    memory.cell = cell
    create()
  }
}

/// Remembers the cell whose content a unique provider created.
private final class UniqueCellMemory<Cell: AnyObject> {
  weak var cell: Cell?
}
