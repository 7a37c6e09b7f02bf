@testable import OpenUIKit

/// Random snapshots, each made out of the one before as an app would or from nothing.
struct SnapshotWorld {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func next(after old: Snapshot) -> Snapshot {
    var new = chance(50) ? rearranged(old) : edited(old)
    let kept = new.itemIdentifiers.filter { old.sectionIdentifier(containingItem: $0) != nil }
    for item in kept where chance(10) { new.reloadItems([item]) }
    for item in kept where chance(20) { new.reconfigureItems([item]) }
    let keptSections = new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
    for section in keptSections where chance(10) { new.reloadSections([section]) }
    return new
  }

  /// A snapshot of some of a few sections and items in any order.
  private mutating func rearranged(_ old: Snapshot) -> Snapshot {
    var new = Snapshot()
    let sections = (0..<5).filter { _ in chance(60) }.shuffled(using: &generator)
    new.appendSections(sections)
    guard !sections.isEmpty else { return new }
    for item in (0..<14).filter({ _ in chance(60) }).shuffled(using: &generator) {
      new.appendItems([item], toSection: sections.randomElement(using: &generator))
    }
    return new
  }

  /// The old snapshot after a few changes.
  private mutating func edited(_ old: Snapshot) -> Snapshot {
    var new = old
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let items = new.itemIdentifiers
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: if let gone = items.randomElement(using: &generator) { new.deleteItems([gone]) }
      case 1:
        let free = (0..<20).filter { new.sectionIdentifier(containingItem: $0) == nil }
        guard let item = free.randomElement(using: &generator) else { continue }
        if let place = items.randomElement(using: &generator) {
          new.insertItems([item], beforeItem: place)
        } else if new.numberOfSections > 0 {
          new.appendItems([item])
        }
      case 2:
        guard let item = items.randomElement(using: &generator), let place = items.randomElement(using: &generator)
        else { continue }
        new.moveItem(item, afterItem: place)
      case 3:
        let free = (0..<7).filter { new.indexOfSection($0) == nil }
        if let section = free.randomElement(using: &generator) { new.appendSections([section]) }
      default:
        guard let section = new.sectionIdentifiers.randomElement(using: &generator),
          let place = new.sectionIdentifiers.randomElement(using: &generator)
        else { continue }
        if chance(50) { new.moveSection(section, beforeSection: place) } else { new.deleteSections([section]) }
      }
    }
    return new
  }
}
