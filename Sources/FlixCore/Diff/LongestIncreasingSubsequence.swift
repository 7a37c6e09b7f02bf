/// Marks the members of a longest increasing subsequence of different numbers.
///
/// Which of several longest ones is taken depends on the numbers alone.
///
/// - Parameter numbers: Numbers from 0 to less than 2^32, each at most once.
/// - Returns: For each number whether it belongs to the subsequence.
/// - Complexity: O(*n* log *n*); O(*n*) if the numbers ascend already.
nonisolated func longestIncreasingSubsequence(of numbers: [Int]) -> [Bool] {
  var isMember = [Bool](repeating: true, count: numbers.count)
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: numbers.count) { buffer in
    _ = buffer.initialize(from: numbers.lazy.map { UInt32($0) })
    forEachOutsideLongestIncreasingSubsequence(of: UnsafeBufferPointer(buffer)) { isMember[$0] = false }
  }
  return isMember
}

/// Visits, in descending order, the positions of the numbers outside a longest increasing subsequence.
///
/// Patience sorting with back links (M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11, 1975).
///
/// - Parameter numbers: Different numbers.
/// - Complexity: O(*n* log *n*); O(*n*) where the numbers nearly ascend.
nonisolated func forEachOutsideLongestIncreasingSubsequence(
  of numbers: UnsafeBufferPointer<UInt32>,
  _ body: (Int) -> Void
) {
  let count = numbers.count
  if count < 2 { return }
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count * 3) { scratch in
    // The last number of the best subsequence of each length, its position, and for each position the one before it.
    let lowest = scratch.baseAddress.unsafelyUnwrapped
    let positions = lowest + count
    let previous = positions + count
    var length = 0
    for (position, number) in numbers.enumerated() {
      var place = length
      if length > 0, lowest[length - 1] > number {
        place = length - 1
        if length > 1, lowest[length - 2] > number { place = firstPlace(in: lowest, length - 2, above: number) }
      }
      lowest[place] = number
      positions[place] = UInt32(truncatingIfNeeded: position)
      if place > 0 { previous[position] = positions[place - 1] }
      if place == length { length += 1 }
    }

    var position = count - 1
    for place in (0..<length).reversed() {
      let member = Int(positions[length - 1])
      while position > member {
        body(position)
        position -= 1
      }
      position = member - 1
      if place > 0 { positions[length - 1] = previous[member] }
    }
    while position >= 0 {
      body(position)
      position -= 1
    }
  }
}

/// The first place of an ascending row that holds a greater number; its last number has to be greater.
private nonisolated func firstPlace(in row: UnsafePointer<UInt32>, _ last: Int, above number: UInt32) -> Int {
  var low = row
  var length = last + 1
  while length > 1 {
    let half = length / 2
    low = low[half - 1] < number ? low + half : low
    length -= half
  }
  return low - row
}
