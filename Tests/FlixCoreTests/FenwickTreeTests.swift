import Testing

@testable import FlixCore

@Suite("The Fenwick tree")
struct FenwickTreeTests {
  @Test("sums and finds as laying the numbers end to end does", arguments: SmallWorld.lists(length: 5, alphabet: 3))
  func matchesArray(numbers: [Int]) {
    let tree = FenwickTree(numbers)
    for length in 0...numbers.count {
      #expect(tree.prefixSum(length) == numbers.prefix(length).reduce(0, +))
    }
    let laidOut = numbers.enumerated().flatMap { index, number in (0..<number).map { (index, $0) } }
    #expect(tree.total == laidOut.count)
    for (offset, expected) in laidOut.enumerated() {
      #expect(tree.locate(offset) == expected)
    }
  }

  @Test("follows changes of single numbers")
  func changes() {
    var numbers = [3, 0, 2, 5, 1, 0, 4]
    var tree = FenwickTree(numbers)
    for index in numbers.indices {
      numbers[index] += index - 1 + (numbers[index] == 0 ? 1 : 0)
      tree.add(numbers[index] - tree.prefixSum(index + 1) + tree.prefixSum(index), at: index)
      #expect((0...7).map(tree.prefixSum) == (0...7).map { numbers.prefix($0).reduce(0, +) })
    }
  }
}
