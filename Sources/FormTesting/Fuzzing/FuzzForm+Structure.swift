extension FuzzForm {
  /// The numbers of all providers and groups.
  var providerIDs: [Int] { sections.flatMap { $0.providers.flatMap(\.ids) } }

  /// The number of lists of providers: those of the sections and those of the groups.
  var containerCount: Int { sections.reduce(0) { $0 + 1 + $1.providers.reduce(0) { $0 + $1.groupCount } } }

  /// Changes one list of providers.
  ///
  /// - Parameter body: Takes the list and how many groups it lies in.
  mutating func withContainer(_ number: Int, _ body: (inout [FuzzProvider], Int) -> Void) {
    var rest = number
    for index in sections.indices where Self.visit(&sections[index].providers, 0, &rest, body) { return }
  }

  private static func visit(
    _ members: inout [FuzzProvider],
    _ depth: Int,
    _ rest: inout Int,
    _ body: (inout [FuzzProvider], Int) -> Void
  ) -> Bool {
    if rest == 0 {
      body(&members, depth)
      return true
    }
    rest -= 1
    for index in members.indices where members[index].kind == .group {
      if visit(&members[index].children, depth + 1, &rest, body) { return true }
    }
    return false
  }

  /// Changes a provider.
  mutating func withProvider(_ id: Int, _ body: (inout FuzzProvider) -> Void) {
    for index in sections.indices { Self.visit(&sections[index].providers, id, body) }
  }

  private static func visit(_ members: inout [FuzzProvider], _ id: Int, _ body: (inout FuzzProvider) -> Void) {
    for index in members.indices {
      if members[index].id == id {
        body(&members[index])
      } else {
        visit(&members[index].children, id, body)
      }
    }
  }

  /// Takes a provider out, with what it holds.
  mutating func remove(_ id: Int) -> FuzzProvider? {
    for index in sections.indices {
      if let removed = Self.remove(id, from: &sections[index].providers) { return removed }
    }
    return nil
  }

  private static func remove(_ id: Int, from members: inout [FuzzProvider]) -> FuzzProvider? {
    if let index = members.firstIndex(where: { $0.id == id }) { return members.remove(at: index) }
    for index in members.indices {
      if let removed = remove(id, from: &members[index].children) { return removed }
    }
    return nil
  }

  /// A provider with a number.
  func provider(_ id: Int) -> FuzzProvider? {
    var copy = self
    return copy.remove(id)
  }
}

extension FuzzProvider {
  fileprivate var ids: [Int] { [id] + children.flatMap(\.ids) }

  fileprivate var groupCount: Int { (kind == .group ? 1 : 0) + children.reduce(0) { $0 + $1.groupCount } }
}
