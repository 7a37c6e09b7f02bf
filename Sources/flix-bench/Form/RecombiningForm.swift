import FlixCore

/// A model of forms that combine all their nodes anew for each change, without what streams cost on top.
///
/// For each change the nodes of every provider are made, boxed and with a string for an identity; the nodes of a
/// section are concatenated provider by provider; each node learns where its provider begins and ends; and the outcome
/// is compared with that of the time before, over the whole form.
@MainActor
final class RecombiningForm {
  private struct Node {
    let providerIdentity: String
    let value: Any
    var providerStart = NodePosition(section: 0, item: 0)
    var providerEnd = NodePosition(section: 0, item: 0)

    var identity: String { providerIdentity + ((value as? any StringIdentifiableType)?.identity ?? "") }

    func isEqual(to other: Node) -> Bool {
      guard let value = value as? any Equatable else { return false }
      return value.isEqual(to: other.value)
    }
  }

  private let sections: [BenchSection]
  private var shown: [[Node]] = []

  init(sections: [BenchSection]) {
    self.sections = sections
    update()
  }

  /// Combines the form anew.
  ///
  /// - Returns: The number of single changes.
  @discardableResult
  func update() -> Int {
    let next = sections.enumerated().map { index, section in combine(section, at: index) }
    defer { shown = next }
    return Self.countChanges(from: shown, to: next)
  }

  private func combine(_ section: BenchSection, at index: Int) -> [Node] {
    let parts = section.providers.map { provider -> [Node] in
      if provider.isHidden { return [] }
      let identity = provider._flix_identity
      return provider.values.map { Node(providerIdentity: identity, value: $0) }
    }
    return parts.reduce([]) { nodes, part in
      let start = NodePosition(section: index, item: nodes.count)
      let end = NodePosition(section: index, item: nodes.count + part.count - 1)
      return nodes
        + part.map { node in
          var node = node
          node.providerStart = start
          node.providerEnd = end
          return node
        }
    }
  }

  private static func countChanges(from old: [[Node]], to new: [[Node]]) -> Int {
    let oldNodes = old.flatMap { $0 }
    let newNodes = new.flatMap { $0 }
    var indices: [String: Int] = [:]
    for (index, node) in oldNodes.enumerated() { indices[node.identity] = index }

    var sources = [Int?](repeating: nil, count: newNodes.count)
    var isKept = [Bool](repeating: false, count: oldNodes.count)
    for (index, node) in newNodes.enumerated() {
      sources[index] = indices[node.identity]
      if let source = sources[index] { isKept[source] = true }
    }
    var deletesBefore = [Int](repeating: 0, count: oldNodes.count)
    var deletes = 0
    for (index, isKept) in isKept.enumerated() {
      deletesBefore[index] = deletes
      if !isKept { deletes += 1 }
    }
    var inserts = 0
    var others = 0
    for (index, node) in newNodes.enumerated() {
      guard let source = sources[index] else {
        inserts += 1
        continue
      }
      if !oldNodes[source].isEqual(to: node) { others += 1 }
      if source - deletesBefore[source] + inserts != index { others += 1 }
    }
    return deletes + inserts + others
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
