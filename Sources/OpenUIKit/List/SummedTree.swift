/// A value whose summaries add up along a sequence.
nonisolated protocol Summed: Sendable {
  associatedtype Summary: SequenceSummary
  var summary: Summary { get }
}

/// An associative sum with a neutral element.
nonisolated protocol SequenceSummary: Sendable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
}

/// A sequence that knows the summary of every prefix: reading, searching, replacing, splitting and joining cost
/// O(log n), copies are free because nodes never change.
///
/// A height-balanced tree built on `join` alone (Blelloch, Ferizovic and Sun, "Just Join for Parallel Ordered Sets",
/// SPAA 2016, section 3, the AVL case).
nonisolated struct SummedTree<Element: Summed>: Sendable {
  typealias Summary = Element.Summary

  final class Node: Sendable {
    let left: Node?
    let element: Element
    let right: Node?
    let height: Int
    let count: Int
    let summary: Summary

    init(_ left: Node?, _ element: Element, _ right: Node?) {
      self.left = left
      self.element = element
      self.right = right
      height = max(left?.height ?? 0, right?.height ?? 0) + 1
      count = (left?.count ?? 0) + 1 + (right?.count ?? 0)
      summary = (left?.summary ?? .zero) + element.summary + (right?.summary ?? .zero)
    }
  }

  private var root: Node?

  init() {}

  private init(root: Node?) { self.root = root }

  /// Builds a balanced tree in O(n).
  init(_ elements: some RandomAccessCollection<Element>) {
    root = Self.build(elements[...])
  }

  var count: Int { root?.count ?? 0 }
  var isEmpty: Bool { root == nil }
  var summary: Summary { root?.summary ?? .zero }
  var last: Element? {
    var node = root
    while let right = node?.right { node = right }
    return node?.element
  }
  var first: Element? {
    var node = root
    while let left = node?.left { node = left }
    return node?.element
  }

  /// The element at an index in `0..<count`. O(log n)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "Index \(index) out of range 0..<\(count)")
      var index = index
      var node = root
      while let current = node {
        let before = current.left?.count ?? 0
        if index == before { return current.element }
        if index < before {
          node = current.left
        } else {
          index -= before + 1
          node = current.right
        }
      }
      preconditionFailure("The tree holds fewer elements than its count")
    }
    set {
      precondition(index >= 0 && index < count, "Index \(index) out of range 0..<\(count)")
      root = Self.replacing(root, index, newValue)
    }
  }

  /// The summary of the first `count` elements. O(log n)
  func summary(ofFirst count: Int) -> Summary {
    precondition(count >= 0 && count <= self.count, "Prefix \(count) out of range 0...\(self.count)")
    var sum = Summary.zero
    var count = count
    var node = root
    while let current = node {
      let before = current.left?.count ?? 0
      if count <= before {
        node = current.left
      } else {
        sum = sum + (current.left?.summary ?? .zero) + current.element.summary
        count -= before + 1
        node = current.right
      }
    }
    return sum
  }

  struct Match {
    let index: Int
    let before: Summary
    let element: Element
  }

  /// The first element for which `predicate` holds of the summary up to and including it. The predicate must stay true
  /// once it is true. O(log n)
  func first(where predicate: (Summary) -> Bool) -> Match? {
    var index = 0
    var sum = Summary.zero
    var node = root
    guard let root, predicate(root.summary) else { return nil }
    while let current = node {
      let withLeft = sum + (current.left?.summary ?? .zero)
      if current.left != nil, predicate(withLeft) {
        node = current.left
        continue
      }
      let withElement = withLeft + current.element.summary
      let position = index + (current.left?.count ?? 0)
      // The last element matches by construction, whatever rounding says about its sum.
      if current.right == nil || predicate(withElement) {
        return Match(index: position, before: withLeft, element: current.element)
      }
      index = position + 1
      sum = withElement
      node = current.right
    }
    return nil
  }

  /// Parts the sequence before an index in `0...count`. O(log n)
  func split(at index: Int) -> (SummedTree, SummedTree) {
    precondition(index >= 0 && index <= count, "Index \(index) out of range 0...\(count)")
    let (left, right) = Self.split(root, index)
    return (SummedTree(root: left), SummedTree(root: right))
  }

  /// Puts one sequence behind another. O(log n)
  static func + (left: SummedTree, right: SummedTree) -> SummedTree {
    SummedTree(root: concatenate(left.root, right.root))
  }

  mutating func append(_ element: Element) {
    root = Self.join(root, element, nil)
  }

  mutating func insert(_ element: Element, at index: Int) {
    let (left, right) = split(at: index)
    root = Self.join(left.root, element, right.root)
  }

  @discardableResult mutating func remove(at index: Int) -> Element {
    let removed = self[index]
    let (left, rest) = split(at: index)
    let (_, right) = rest.split(at: 1)
    root = Self.concatenate(left.root, right.root)
    return removed
  }

  var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    func visit(_ node: Node?) {
      guard let node else { return }
      visit(node.left)
      result.append(node.element)
      visit(node.right)
    }
    visit(root)
    return result
  }

  /// Stops when a node is out of balance.
  func checkInvariants() {
    func check(_ node: Node?) {
      guard let node else { return }
      let difference = (node.left?.height ?? 0) - (node.right?.height ?? 0)
      precondition(abs(difference) <= 1, "Out of balance by \(difference)")
      check(node.left)
      check(node.right)
    }
    check(root)
  }
}

nonisolated extension SummedTree {
  private static func height(_ node: Node?) -> Int { node?.height ?? 0 }

  private static func build<C: RandomAccessCollection<Element>>(_ elements: C) -> Node? {
    guard !elements.isEmpty else { return nil }
    let middle = elements.index(elements.startIndex, offsetBy: elements.count / 2)
    return Node(
      build(elements[elements.startIndex..<middle]),
      elements[middle],
      build(elements[elements.index(after: middle)..<elements.endIndex])
    )
  }

  private static func replacing(_ node: Node?, _ index: Int, _ element: Element) -> Node? {
    guard let node else { return nil }
    let before = node.left?.count ?? 0
    if index == before { return Node(node.left, element, node.right) }
    if index < before { return Node(replacing(node.left, index, element), node.element, node.right) }
    return Node(node.left, node.element, replacing(node.right, index - before - 1, element))
  }

  private static func rotatedLeft(_ node: Node) -> Node {
    guard let right = node.right else { return node }
    return Node(Node(node.left, node.element, right.left), right.element, right.right)
  }

  private static func rotatedRight(_ node: Node) -> Node {
    guard let left = node.left else { return node }
    return Node(left.left, left.element, Node(left.right, node.element, node.right))
  }

  private static func join(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
    if let left, left.height > height(right) + 1 { return joinRight(left, element, right) }
    if let right, right.height > height(left) + 1 { return joinLeft(left, element, right) }
    return Node(left, element, right)
  }

  private static func joinRight(_ left: Node, _ element: Element, _ right: Node?) -> Node {
    if height(left.right) <= height(right) + 1 {
      let joined = Node(left.right, element, right)
      if joined.height <= height(left.left) + 1 { return Node(left.left, left.element, joined) }
      return rotatedLeft(Node(left.left, left.element, rotatedRight(joined)))
    }
    guard let inner = left.right else { return Node(left, element, right) }
    let joined = joinRight(inner, element, right)
    let node = Node(left.left, left.element, joined)
    return joined.height <= height(left.left) + 1 ? node : rotatedLeft(node)
  }

  private static func joinLeft(_ left: Node?, _ element: Element, _ right: Node) -> Node {
    if height(right.left) <= height(left) + 1 {
      let joined = Node(left, element, right.left)
      if joined.height <= height(right.right) + 1 { return Node(joined, right.element, right.right) }
      return rotatedRight(Node(rotatedLeft(joined), right.element, right.right))
    }
    guard let inner = right.left else { return Node(left, element, right) }
    let joined = joinLeft(left, element, inner)
    let node = Node(joined, right.element, right.right)
    return joined.height <= height(right.right) + 1 ? node : rotatedRight(node)
  }

  private static func split(_ node: Node?, _ index: Int) -> (Node?, Node?) {
    guard let node else { return (nil, nil) }
    let before = node.left?.count ?? 0
    if index <= before {
      let (left, right) = split(node.left, index)
      return (left, join(right, node.element, node.right))
    }
    let (left, right) = split(node.right, index - before - 1)
    return (join(node.left, node.element, left), right)
  }

  private static func removingLast(_ node: Node) -> (Node?, Element) {
    guard let right = node.right else { return (node.left, node.element) }
    let (rest, last) = removingLast(right)
    return (join(node.left, node.element, rest), last)
  }

  private static func concatenate(_ left: Node?, _ right: Node?) -> Node? {
    guard let left else { return right }
    guard let right else { return left }
    let (rest, middle) = removingLast(left)
    return join(rest, middle, right)
  }
}
