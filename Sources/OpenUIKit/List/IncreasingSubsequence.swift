/// A longest ascending choice among the elements of a sequence, in their order.
///
/// Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11 (1975): the smallest
/// ends of choices of each length, found by bisection. O(n log n)
nonisolated enum IncreasingSubsequence {
  /// The places of the chosen elements.
  static func indices(of values: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for index in values.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var chosen: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      chosen.append(next)
      next = previous[next]
    }
    return chosen.reversed()
  }
}
