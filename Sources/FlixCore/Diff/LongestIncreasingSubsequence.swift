/// Marks the members of a longest increasing subsequence of different numbers.
///
/// Patience sorting with back links (M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11, 1975). Which of several longest ones is taken depends on the numbers alone.
///
/// - Parameter numbers: Numbers, each at most once.
/// - Returns: For each number whether it belongs to the subsequence.
/// - Complexity: O(*n* log *n*); O(*n*) if the numbers ascend already.
nonisolated func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  var pileTops: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var pile = pileTops.count
    if let last = pileTops.last, numbers[last] > number {
      var low = 0
      while low < pile {
        let middle = (low + pile) / 2
        if numbers[pileTops[middle]] < number { low = middle + 1 } else { pile = middle }
      }
    }
    if pile > 0 { previous[index] = pileTops[pile - 1] }
    if pile == pileTops.count { pileTops.append(index) } else { pileTops[pile] = index }
  }

  var isMember = [Bool](repeating: false, count: numbers.count)
  var index = pileTops.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = previous[index]
  }
  return isMember
}
