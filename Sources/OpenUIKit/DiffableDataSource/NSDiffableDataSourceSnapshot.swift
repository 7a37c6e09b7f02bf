/// Which sections and items a table or collection view shows, in order, by identifiers that are unique.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Contact.ID>()
///     snapshot.appendSections([.favourites, .all])
///     snapshot.appendItems(favourites, toSection: .favourites)
///     dataSource.apply(snapshot)
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []

  /// The sections that are made anew when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items that get other cells when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose cells are configured anew when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The items of each section, in order.
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// The section of each item.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: Content

  /// The number of all items.
  public var numberOfItems: Int { owners.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { contents[$0] ?? [] } }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else {
      preconditionFailure("Section identifier was not found in the snapshot: \(identifier)")
    }
    return items
  }

  /// The section of an item; nil where the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// The place of an item among all items; nil where it is not in the snapshot. O(*n*).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier], let index = contents[owner]?.firstIndex(of: identifier) else { return nil }
    return sectionIdentifiers.prefix { $0 != owner }.reduce(index) { $0 + (contents[$1]?.count ?? 0) }
  }

  /// The place of a section; nil where it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items behind those of a section. An item that is in the snapshot already moves there.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - sectionIdentifier: The section; nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    precondition(
      contents[section] != nil,
      "Attempted to append items to section identifier that does not exist in the snapshot: \(section)"
    )
    take(identifiers)
    contents[section]?.append(contentsOf: identifiers)
    for item in identifiers { owners[item] = section }
  }

  /// Inserts items before another one. An item that is in the snapshot already moves there.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items behind another one. An item that is in the snapshot already moves there.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  /// Takes items out; those that are not in the snapshot do not matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Has items get other cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reload")
    Self.add(identifiers, to: &reloadedItemIdentifiers)
  }

  /// Has the cells of items configured anew when the snapshot is applied, in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, for: "reconfigure")
    Self.add(identifiers, to: &reconfiguredItemIdentifiers)
  }

  private func check(_ identifiers: [ItemIdentifierType], for verb: String) {
    for item in identifiers where owners[item] == nil {
      preconditionFailure("Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
    }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], nextTo other: ItemIdentifierType, offset: Int) {
    guard let section = owners[other] else {
      preconditionFailure(
        "Attempted to insert items \(offset == 0 ? "before" : "after") item identifier that does not exist in the "
          + "snapshot: \(other)"
      )
    }
    precondition(
      !identifiers.contains(other),
      "Attempted to insert an item identifier next to itself: \(other)"
    )
    take(identifiers)
    guard let index = contents[section]?.firstIndex(of: other) else { return }
    contents[section]?.insert(contentsOf: identifiers, at: index + offset)
    for item in identifiers { owners[item] = section }
  }

  private mutating func move(_ item: ItemIdentifierType, nextTo other: ItemIdentifierType, offset: Int) {
    for identifier in [item, other] where owners[identifier] == nil {
      preconditionFailure("Attempted to move item identifier that does not exist in the snapshot: \(identifier)")
    }
    guard item != other, let former = owners[item], let section = owners[other] else { return }
    contents[former]?.removeAll { $0 == item }
    guard let index = contents[section]?.firstIndex(of: other) else { return }
    contents[section]?.insert(item, at: index + offset)
    owners[item] = section
  }

  /// Takes items that come from their former places.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let unique = SnapshotIdentifiers.checkUnique(identifiers, noun: "item")
    let known = identifiers.filter { owners[$0] != nil }
    guard !known.isEmpty else { return }
    SnapshotIdentifiers.warnOfExisting(known, noun: "item", "The existing items are moved.")
    for owner in Set(known.compactMap { owners[$0] }) { contents[owner]?.removeAll(where: unique.contains) }
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    let known = items.filter { owners[$0] != nil }
    for owner in Set(known.compactMap { owners[$0] }) { contents[owner]?.removeAll(where: known.contains) }
    forget(known)
  }

  /// Drops what is known of items that are in no section any more.
  private mutating func forget(_ items: Set<ItemIdentifierType>) {
    for item in items { owners[item] = nil }
    reloadedItemIdentifiers.removeAll(where: items.contains)
    reconfiguredItemIdentifiers.removeAll(where: items.contains)
  }

  // MARK: Sections

  /// Adds sections behind the others. One that is in the snapshot already stays where it is.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: { $0.count })
  }

  /// Inserts sections before another one. One that is in the snapshot already stays where it is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    check([toIdentifier], for: "insert sections before")
    insertSections(identifiers) { $0.firstIndex(of: toIdentifier) ?? $0.count }
  }

  /// Inserts sections behind another one. One that is in the snapshot already stays where it is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    check([toIdentifier], for: "insert sections after")
    insertSections(identifiers) { $0.firstIndex(of: toIdentifier).map { $0 + 1 } ?? $0.count }
  }

  /// Takes sections with their items out; those that are not in the snapshot do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      if let items = contents.removeValue(forKey: section) { forget(Set(items)) }
    }
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Has sections made anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    check(identifiers, for: "reload")
    Self.add(identifiers, to: &reloadedSectionIdentifiers)
  }

  private func check(_ identifiers: [SectionIdentifierType], for verb: String) {
    for section in identifiers where contents[section] == nil {
      preconditionFailure("Attempted to \(verb) section identifier that does not exist in the snapshot: \(section)")
    }
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    at index: ([SectionIdentifierType]) -> Int
  ) {
    SnapshotIdentifiers.checkUnique(identifiers, noun: "section")
    let known = identifiers.filter { contents[$0] != nil }
    if !known.isEmpty {
      SnapshotIdentifiers.warnOfExisting(known, noun: "section", "The existing sections stay where they are.")
    }
    let new = identifiers.filter { contents[$0] == nil }
    sectionIdentifiers.insert(contentsOf: new, at: index(sectionIdentifiers))
    for section in new { contents[section] = [] }
  }

  private mutating func move(_ section: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int) {
    check([section, other], for: "move")
    guard section != other else { return }
    sectionIdentifiers.removeAll { $0 == section }
    guard let index = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(section, at: index + offset)
  }

  // MARK: Marks

  private static func add<Identifier: Hashable>(_ identifiers: [Identifier], to marked: inout [Identifier]) {
    var known = Set(marked)
    for identifier in identifiers where known.insert(identifier).inserted { marked.append(identifier) }
  }

  /// The same content, with nothing marked to be made or configured anew.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
