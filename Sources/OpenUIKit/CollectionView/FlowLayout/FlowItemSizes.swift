/// The sizes of the items of one section.
///
/// Equal sizes and estimates are kept in runs, so a million items of one size cost what one costs; sizes that all
/// differ are kept in an array.
nonisolated struct FlowItemSizes: Equatable, Sendable {
  private enum Storage {
    case runs(RunSequence<FlowItemSize>)
    case each([FlowItemSize])
  }

  private var storage: Storage

  static func == (left: FlowItemSizes, right: FlowItemSizes) -> Bool {
    switch (left.storage, right.storage) {
    case (.each(let left), .each(let right)): left == right
    case (.runs(let left), .runs(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// `count` items of one size, in O(1).
  init(repeating size: FlowItemSize, count: Int) {
    storage = .runs(RunSequence(repeating: size, count: count))
  }

  /// The given sizes in order, in O(n).
  init(_ sizes: [FlowItemSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      storage = .runs(RunSequence(repeating: first, count: sizes.count))
    } else {
      storage = .each(sizes)
    }
  }

  var count: Int {
    switch storage {
    case .runs(let runs): runs.count
    case .each(let sizes): sizes.count
    }
  }

  /// The only size that occurs; nil without items, and when there are several. O(1)
  var single: FlowItemSize? {
    guard case .runs(let runs) = storage, runs.runCount == 1 else { return nil }
    return runs[0]
  }

  /// The size of an item. O(log runs)
  subscript(index: Int) -> FlowItemSize {
    switch storage {
    case .runs(let runs): runs[index]
    case .each(let sizes): sizes[index]
    }
  }

  /// The size of an item, and the index behind the last one of those after it that are known to have the same.
  func run(at index: Int) -> (size: FlowItemSize, end: Int) {
    switch storage {
    case .runs(let runs):
      let run = runs.run(at: index)
      return (run.element, run.end)
    case .each(let sizes): return (sizes[index], index + 1)
    }
  }

  /// Gives items other sizes. O(log runs) for each, or O(n).
  ///
  /// - Parameter changes: Sizes by item.
  mutating func resize(_ changes: [(item: Int, size: FlowItemSize)]) {
    switch storage {
    case .runs(var runs):
      for (item, size) in changes { runs[item] = size }
      storage = .runs(runs)
    case .each(var all):
      // The array must not be shared while it is changed.
      storage = .each([])
      for (item, size) in changes { all[item] = size }
      self = FlowItemSizes(all)
    }
  }

  /// Takes items out and puts others in. O(log runs) for each, or O(n).
  ///
  /// - Parameters:
  ///   - removed: Items before the change, ascending.
  ///   - inserted: Sizes by item after the change, ascending.
  mutating func change(removed: [Int], inserted: [(item: Int, size: FlowItemSize)]) {
    switch storage {
    case .runs(var runs):
      for item in removed.reversed() { runs.remove(at: item) }
      for (item, size) in inserted { runs.insert(size, at: item) }
      storage = .runs(runs)
    case .each(let all):
      var result: [FlowItemSize] = []
      result.reserveCapacity(all.count - removed.count + inserted.count)
      var gone = removed[...]
      var new = inserted[...]
      for (item, size) in all.enumerated() {
        if gone.first == item {
          gone.removeFirst()
          continue
        }
        while let next = new.first, next.item == result.count {
          result.append(next.size)
          new.removeFirst()
        }
        result.append(size)
      }
      result.append(contentsOf: new.map(\.size))
      self = FlowItemSizes(result)
    }
  }

  /// The first item longer than a line; nil when all fit. O(runs) or O(n)
  func firstItem(broaderThan breadth: Double) -> Int? {
    var item = 0
    while item < count {
      let run = run(at: item)
      if run.size.breadth > breadth { return item }
      item = run.end
    }
    return nil
  }
}
