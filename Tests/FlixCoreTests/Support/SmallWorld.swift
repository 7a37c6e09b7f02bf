/// Everything there is, in a world small enough to try all of it.
enum SmallWorld {
  /// Every list of up to `length` of the first `alphabet` numbers, repetitions included.
  static func lists(length: Int, alphabet: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<length {
      longest = longest.flatMap { list in (0..<alphabet).map { list + [$0] } }
      result += longest
    }
    return result
  }

  /// Every order of some numbers, and of each of their subsets.
  static func arrangements(of numbers: [Int]) -> [[Int]] {
    [[]]
      + numbers.flatMap { first in
        arrangements(of: numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// Whether bit `index` of a pattern is set.
  static func bit(_ index: Int, of pattern: Int) -> Bool {
    pattern >> index & 1 == 1
  }
}

extension SmallWorld {
  /// Every choice of elements, in their order.
  static func subsets(of numbers: [Int]) -> [[Int]] {
    guard let first = numbers.first else { return [[]] }
    let rest = subsets(of: Array(numbers.dropFirst()))
    return rest + rest.map { [first] + $0 }
  }
}
