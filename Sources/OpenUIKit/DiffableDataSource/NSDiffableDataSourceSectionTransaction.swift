/// What a person changed in a section by moving items.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// What the section showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What the section shows now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The changes of the items of the section in order.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ section: SectionIdentifierType, from initial: [ItemIdentifierType], to final: [ItemIdentifierType]) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(initial)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(final)
    difference = final.difference(from: initial).inferringMoves()
  }
}
