/// Numbers of which any prefix can be summed, and any one changed, in logarithmic time.
///
/// P. M. Fenwick, "A new data structure for cumulative frequency tables", Software: Practice and Experience 24(3), 1994.
package nonisolated struct FenwickTree: Sendable {
  /// `sums[i]` is the sum of the numbers that end at `i - 1` and whose count is the lowest set bit of `i`.
  private var sums: [Int]
  /// The sum of all numbers.
  package private(set) var total: Int

  /// Creates a tree of numbers that are not negative.
  ///
  /// - Complexity: O(*n*).
  package init(_ numbers: some Collection<Int>) {
    sums = [0]
    sums.reserveCapacity(numbers.count + 1)
    sums.append(contentsOf: numbers)
    total = 0
    for number in numbers { total += number }
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// The number of numbers.
  package var count: Int { sums.count - 1 }

  /// The sum of the first numbers.
  ///
  /// - Complexity: O(log *n*).
  package func prefixSum(_ length: Int) -> Int {
    var sum = 0
    var index = length
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Adds to the number at an index.
  ///
  /// - Complexity: O(log *n*).
  package mutating func add(_ difference: Int, at position: Int) {
    guard difference != 0 else { return }
    total += difference
    var index = position + 1
    while index < sums.count {
      sums[index] += difference
      index += index & -index
    }
  }

  /// Finds the number that covers an offset, if the numbers are laid end to end.
  ///
  /// - Parameter offset: At least 0, less than `total`.
  /// - Returns: The index of the number, and the offset within it.
  /// - Complexity: O(log *n*).
  package func locate(_ offset: Int) -> (index: Int, offset: Int) {
    var index = 0
    var rest = offset
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next < sums.count, sums[next] <= rest {
        index = next
        rest -= sums[next]
      }
      step /= 2
    }
    return (index, rest)
  }
}
