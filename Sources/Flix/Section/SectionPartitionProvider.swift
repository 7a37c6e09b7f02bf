/// A provider of a header or footer.
///
/// This is the part that headers of table views and of collection views share; adopt `SectionPartitionTableViewProvider`,
/// `SectionPartitionCollectionViewProvider` or both.
public protocol SectionPartitionProvider: NodeProvider {
  // Stated again, so that the compiler finds both out whichever protocol it looks at first.
  associatedtype Value
  associatedtype Values: ValueSource = [Value]

  /// What the header or footer shows, or `nil` if there is none.
  ///
  /// The method runs again when `@Observable` state changes that it read.
  func createSectionPartition() -> Value?
}

extension SectionPartitionProvider {
  /// The section partition, as a list of at most one value.
  public func createValues() -> [Value] { createSectionPartition().map { [$0] } ?? [] }
}
