/// A provider made of other providers, without rows or items of its own.
///
/// This is the part that groups of table views and of collection views share; adopt `TableViewGroupProvider`,
/// `CollectionViewGroupProvider` or one of their animatable forms.
public protocol GroupNodeProvider: MultiNodeProvider where Value == Never {}

extension GroupNodeProvider {
  /// A group has no values.
  public func createValues() -> [Never] { [] }
}
