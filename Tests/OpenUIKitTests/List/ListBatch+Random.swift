import Foundation

@testable import OpenUIKit

nonisolated extension ListBatch {
  /// A batch that is mostly right, with the counts before and after it: sections and rows are deleted, inserted, moved,
  /// reloaded and reconfigured by chance, and one in ten batches gets one change or one row too many.
  static func random(
    from before: [Int]? = nil,
    using random: inout SeededGenerator
  ) -> (ListBatch, before: [Int], after: [Int]) {
    let before =
      before ?? (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
    var batch = ListBatch()
    var order: [Int?] = []
    var kept: [Int] = []
    var movers: [Int] = []
    for section in before.indices {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: batch.deletedSections.append(section)
      case 1: movers.append(section)
      case 2:
        batch.reloadedSections.append(section)
        kept.append(section)
      default: kept.append(section)
      }
    }
    order = kept
    var touched: [(to: Int?, from: Int?)] = []
    for section in movers { touched.append((nil, section)) }
    for _ in 0..<Int.random(in: 0...1, using: &random) { touched.append((nil, nil)) }
    for entry in touched.shuffled(using: &random) {
      order.insert(entry.from, at: Int.random(in: 0...order.count, using: &random))
    }
    let moved = Set(movers)
    for (new, old) in order.enumerated() {
      guard let old else {
        batch.insertedSections.append(new)
        continue
      }
      if moved.contains(old) { batch.movedSections.append(.init(from: old, to: new)) }
    }
    let after = batch.addRandomRows(before: before, order: order, moved: moved, using: &random)
    return batch.spoiled(before: before, after: after, using: &random)
  }

  private mutating func addRandomRows(
    before: [Int],
    order: [Int?],
    moved: Set<Int>,
    using random: inout SeededGenerator
  ) -> [Int] {
    let stable = order.enumerated().compactMap { new, old -> (new: Int, old: Int)? in
      guard let old, !moved.contains(old), !reloadedSections.contains(old) else { return nil }
      return (new, old)
    }
    var slots: [Int: [IndexPath?]] = [:]
    var travellers: [IndexPath] = []
    for (new, old) in stable {
      slots[new] = []
      for row in 0..<before[old] {
        let path = IndexPath(row: row, section: old)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: deletedRows.append(path)
        case 2: travellers.append(path)
        case 3:
          reloadedRows.append(path)
          slots[new]?.append(path)
        case 4:
          reconfiguredRows.append(path)
          slots[new]?.append(path)
        default: slots[new]?.append(path)
        }
      }
    }
    var arriving: [IndexPath?] = travellers
    arriving += Array(repeating: nil, count: stable.isEmpty ? 0 : Int.random(in: 0...4, using: &random))
    for path in arriving.shuffled(using: &random) {
      guard let (new, _) = stable.randomElement(using: &random), let list = slots[new] else { continue }
      slots[new]?.insert(path, at: Int.random(in: 0...list.count, using: &random))
    }
    let travelling = Set(travellers)
    for (section, list) in slots {
      for (row, path) in list.enumerated() {
        let target = IndexPath(row: row, section: section)
        guard let path else {
          insertedRows.append(target)
          continue
        }
        if travelling.contains(path) { movedRows.append(.init(from: path, to: target)) }
      }
    }
    return order.enumerated().map { new, old in
      if let list = slots[new] { return list.count }
      guard let old, moved.contains(old) else { return Int.random(in: 0...5, using: &random) }
      return before[old]
    }
  }

  private func spoiled(
    before: [Int],
    after: [Int],
    using random: inout SeededGenerator
  ) -> (ListBatch, before: [Int], after: [Int]) {
    var batch = self
    var after = after
    let path = IndexPath(
      row: Int.random(in: 0...6, using: &random),
      section: Int.random(in: 0...4, using: &random)
    )
    switch Int.random(in: 0..<60, using: &random) {
    case 0: batch.deletedRows.append(path)
    case 1: batch.insertedRows.append(path)
    case 2: batch.reloadedRows.append(path)
    case 3: batch.deletedSections.append(path.section)
    case 4: batch.insertedSections.append(path.section)
    case 5:
      if let index = after.indices.randomElement(using: &random) { after[index] += 1 }
    default: break
    }
    return (batch, before, after)
  }
}
