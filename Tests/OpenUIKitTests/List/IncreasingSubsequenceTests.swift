import Foundation
import Testing

@testable import OpenUIKit

@Suite("Longest increasing subsequence")
struct IncreasingSubsequenceTests {
  @Test("Every arrangement of up to six is as long as trying all choices finds")
  func exhaustive() {
    for count in 0...6 {
      arrangements(of: Array(0..<count)) { values in
        let chosen = IncreasingSubsequence.indices(of: values)
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
        let longest =
          (0..<1 << count).map { choice in
            let picked = (0..<count).filter { choice & 1 << $0 != 0 }.map { values[$0] }
            return zip(picked, picked.dropFirst()).allSatisfy { $0 < $1 } ? picked.count : 0
          }
          .max()
        #expect(chosen.count == longest)
      }
    }
  }

  private func arrangements(of values: [Int], _ body: ([Int]) -> Void, prefix: [Int] = []) {
    if values.isEmpty { body(prefix) }
    for index in values.indices {
      var rest = values
      let next = rest.remove(at: index)
      arrangements(of: rest, body, prefix: prefix + [next])
    }
  }
}

@Suite("Order of subviews", .serialized)
@MainActor
struct ArrangingTests {
  @Test("Views come into the order they are given in, and move past as few others as possible")
  func arranging() {
    let parent = UIView(frame: .zero)
    let views = (0..<5).map { _ in UIView(frame: .zero) }
    let other = UIView(frame: .zero)
    for view in [views[3], views[4], other, views[0], views[1], views[2]] { parent.addSubview(view) }
    parent.arrange(views)
    #expect(parent.subviews.filter { $0 !== other } == views)
    #expect(parent.subviews.first === other)
    parent.arrange(views.reversed())
    #expect(parent.subviews.filter { $0 !== other } == views.reversed())
  }
}
