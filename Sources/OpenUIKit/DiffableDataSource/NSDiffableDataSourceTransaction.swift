/// What a person changed by moving items.
nonisolated public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>
{
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The changes of all items in order, from which an app can bring its own data up to date.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes by section, for the sections in which something changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = initial.sectionIdentifiers.compactMap { section in
      let (old, new) = (initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
      return old == new ? nil : NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}
