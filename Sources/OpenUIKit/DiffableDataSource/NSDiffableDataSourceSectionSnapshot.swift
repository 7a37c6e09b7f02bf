/// The items of one section as an outline: each may have items below it, which are seen while it is expanded.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .food)
nonisolated public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items that are below no other, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// The items below each, in order.
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// What each item that is not a root is below.
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  /// All items.
  private var known: Set<ItemIdentifierType> = []
  /// The items that were expanded, also those with nothing below them.
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  init(_ items: [ItemIdentifierType]) {
    append(items)
  }

  // MARK: Content

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

  /// The items that are seen: those with nothing collapsed above them.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems, isExpanded) }

  /// Whether an item is in the outline.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Whether the items below an item are seen where it is seen itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    expanded.contains(item) && children[item]?.isEmpty == false
  }

  /// Whether an item is seen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parents[item]
    while let parent = above {
      guard isExpanded(parent) else { return false }
      above = parents[parent]
    }
    return true
  }

  /// How many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int {
    check([item], for: "find the level of")
    var level = 0
    var above = parents[item]
    while let parent = above {
      level += 1
      above = parents[parent]
    }
    return level
  }

  /// The place of an item among all; nil where it is not in the outline. O(*n*).
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// The item that an item is below; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// The outline below an item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is its root.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    check([parent], for: "take the snapshot of")
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if includingParent {
      outline.append([parent])
      if expanded.contains(parent) { outline.expanded.insert(parent) }
      outline.graft(self, below: parent, onto: parent)
    } else {
      outline.graft(self, below: parent, onto: nil)
    }
    return outline
  }

  /// The outline as text, an item a line, for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = isExpanded(item) ? "-" : children[item]?.isEmpty == false ? "+" : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items below an item, behind those that are there.
  ///
  /// - Parameters:
  ///   - items: The items, none of which is in the outline.
  ///   - parent: What they are below; nil for roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check([parent], for: "append items to") }
    checkNew(items)
    place(items, below: parent, at: parent.map { children[$0]?.count ?? 0 } ?? rootItems.count)
  }

  /// Inserts items before an item, below the same.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, nextTo: item, offset: 0)
  }

  /// Inserts items behind an item, below the same.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, nextTo: item, offset: 1)
  }

  /// Takes items out, with those below them; what is not in the outline does not matter.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(flattened(items.filter(known.contains)) { _ in true })
    guard !gone.isEmpty else { return }
    rootItems.removeAll(where: gone.contains)
    for parent in Set(gone.compactMap { parents[$0] }).subtracting(gone) {
      children[parent]?.removeAll(where: gone.contains)
    }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    known.subtract(gone)
    expanded.subtract(gone)
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    self = Self()
  }

  /// Has the items below some be seen.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    check(items, for: "expand")
    expanded.formUnion(items)
  }

  /// Has the items below some be hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    check(items, for: "collapse")
    expanded.subtract(items)
  }

  /// Puts an outline in the place of what is below an item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check([parent], for: "replace the children of")
    delete(children[parent] ?? [])
    checkNew(snapshot.items)
    place(snapshot.rootItems, below: parent, at: 0)
    for root in snapshot.rootItems { graft(snapshot, below: root, onto: root) }
    expanded.formUnion(snapshot.expanded)
  }

  // MARK: Parts

  private func flattened(
    _ roots: [ItemIdentifierType],
    _ goesBelow: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if goesBelow(item), let below = children[item] { waiting.append(contentsOf: below.reversed()) }
    }
    return found
  }

  private mutating func insert(_ items: [ItemIdentifierType], nextTo item: ItemIdentifierType, offset: Int) {
    check([item], for: "insert items next to")
    checkNew(items)
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    guard let index = siblings.firstIndex(of: item) else { return }
    place(items, below: parent, at: index + offset)
  }

  private mutating func place(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
    known.formUnion(items)
    guard let parent else { return rootItems.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  /// Takes over what is below an item of another outline.
  private mutating func graft(
    _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    below item: ItemIdentifierType,
    onto parent: ItemIdentifierType?
  ) {
    var waiting = [(from: item, to: parent)]
    while let next = waiting.popLast() {
      guard let below = other.children[next.from] else { continue }
      place(below, below: next.to, at: 0)
      for child in below {
        if other.expanded.contains(child) { expanded.insert(child) }
        waiting.append((child, child))
      }
    }
  }

  private func check(_ items: [ItemIdentifierType], for verb: String) {
    for item in items where !known.contains(item) {
      preconditionFailure("Attempted to \(verb) item identifier that does not exist in the section snapshot: \(item)")
    }
  }

  private func checkNew(_ items: [ItemIdentifierType]) {
    var seen = known
    let duplicates = items.filter { !seen.insert($0).inserted }
    precondition(
      duplicates.isEmpty,
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
        + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    )
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
