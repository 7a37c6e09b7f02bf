/// Views waiting to be used again, by reuse identifier.
nonisolated struct ReusePool<Element> {
  /// How many are kept for one identifier; more than a screen of rows never wait at once in steady scrolling.
  let capacity: Int
  private var waiting: [String: [Element]] = [:]

  init(capacity: Int = 128) { self.capacity = capacity }

  /// Keeps a view for later.
  ///
  /// - Returns: Whether it was kept; when not, the pool is full and the caller lets it go.
  mutating func store(_ element: Element, for identifier: String) -> Bool {
    guard waiting[identifier, default: []].count < capacity else { return false }
    waiting[identifier, default: []].append(element)
    return true
  }

  /// Takes the view stored last out of the pool, preferring one that satisfies a condition.
  mutating func take(_ identifier: String, preferring isPreferred: ((Element) -> Bool)? = nil) -> Element? {
    guard var list = waiting[identifier], !list.isEmpty else { return nil }
    let index = isPreferred.flatMap { list.lastIndex(where: $0) } ?? list.count - 1
    let element = list.remove(at: index)
    waiting[identifier] = list
    return element
  }

  /// Takes everything out, for example when a class is registered anew.
  mutating func removeAll(for identifier: String) -> [Element] {
    waiting.removeValue(forKey: identifier) ?? []
  }

  /// Takes the views out that satisfy a condition, for example one that is used again without asking the pool.
  mutating func remove(_ identifier: String, where matches: (Element) -> Bool) {
    waiting[identifier]?.removeAll(where: matches)
  }

  mutating func removeAll() -> [Element] {
    defer { waiting = [:] }
    return all
  }

  /// Everything that waits, in no order.
  var all: [Element] { waiting.values.flatMap { $0 } }

  func count(for identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}
