/// A way in which a list changes.
enum DifferenceWorkload: String, CaseIterable {
  case none
  case insertOne = "one insert"
  case updateOne = "one update"
  case mixed = "10 % deleted, 10 % inserted, 200 shuffled"
  case shuffle = "full shuffle"
  case prepend = "prepend 20"
  case reverse
  case firstToEnd = "first to end"
  case lastToFront = "last to front"

  /// The list after the change.
  func apply(to old: [BenchElement], using generator: inout some RandomNumberGenerator) -> [BenchElement] {
    // A list of its own even where nothing changes: equal storage would make the comparison trivial.
    var new = old.map { $0 }
    switch self {
    case .none:
      break
    case .insertOne:
      new.insert(BenchElement(using: &generator), at: old.count / 2)
    case .updateOne:
      new[old.count / 2].payload += 1
    case .mixed:
      let gone = Set(old.indices.shuffled(using: &generator).prefix(old.count / 10))
      new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
      for _ in 0..<(old.count / 10) {
        new.insert(BenchElement(using: &generator), at: Int.random(in: 0...new.count, using: &generator))
      }
      let places = Array(new.indices.shuffled(using: &generator).prefix(200))
      let moved = places.shuffled(using: &generator).map { new[$0] }
      for (place, element) in zip(places, moved) { new[place] = element }
    case .shuffle:
      new.shuffle(using: &generator)
    case .prepend:
      new = (0..<20).map { _ in BenchElement(using: &generator) } + new
    case .reverse:
      new.reverse()
    case .firstToEnd:
      new.append(new.removeFirst())
    case .lastToFront:
      new.insert(new.removeLast(), at: 0)
    }
    return new
  }
}
