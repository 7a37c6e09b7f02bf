import Testing

@testable import OpenUIKit

@Suite struct ReusePoolTests {
  private func pool(_ stored: [String: [Int]], capacity: Int = 128) -> ReusePool<Int> {
    var pool = ReusePool<Int>(capacity: capacity)
    for (identifier, values) in stored {
      for value in values { _ = pool.store(value, for: identifier) }
    }
    return pool
  }

  private func drain(_ pool: ReusePool<Int>, _ identifier: String) -> [Int] {
    var pool = pool
    var taken: [Int] = []
    while let value = pool.take(identifier) { taken.append(value) }
    return taken
  }

  @Test func `what was stored last comes back first, per identifier`() {
    let pool = pool(["a": [1, 2], "b": [3]])
    #expect(drain(pool, "a") == [2, 1])
    #expect(drain(pool, "b") == [3])
    #expect(drain(pool, "c") == [])
  }

  @Test func `a full pool keeps nothing more`() {
    var pool = pool(["a": [1, 2], "b": [4]], capacity: 2)
    let kept = pool.store(3, for: "a")
    #expect(!kept)
    #expect(pool.count(for: "a") == 2)
    #expect(pool.all.sorted() == [1, 2, 4])
  }

  @Test func `a preferred view is taken before the last one`() {
    var pool = pool(["a": [1, 2, 3]])
    let preferred = pool.take("a", preferring: { $0 == 2 })
    let other = pool.take("a", preferring: { $0 == 9 })
    #expect(preferred == 2)
    #expect(other == 3)
  }

  @Test func `emptying gives everything back once`() {
    var pool = pool(["a": [1, 2], "b": [3]])
    let some = pool.removeAll(for: "a")
    let rest = pool.removeAll()
    #expect(some == [1, 2])
    #expect(rest == [3])
    #expect(pool.all.isEmpty)
  }
}
