import FlixCore

/// A form whose sections and providers are made to say what plain data says.
@MainActor
package final class FuzzWorld {
  package let form = TestForm([])
  private var sections: [Int: TestSection] = [:]
  private var providers: [Int: AnyObject] = [:]
  private var sectionIDs: [Int] = []

  package init(_ state: FuzzForm) {
    set(state)
    form.update()
  }

  /// Changes what the form shows with the next update. Only what differs is touched.
  package func set(_ state: FuzzForm) {
    let next = state.sections.map(section)
    let ids = state.sections.map(\.id)
    guard ids != sectionIDs else { return }
    sectionIDs = ids
    form.setSections(next)
  }

  private func section(_ state: FuzzSection) -> TestSection {
    let section =
      sections[state.id]
      ?? TestSection([], header: TestProvider(), footer: TestProvider(), keepsEmpty: state.keepsEmpty)
    sections[state.id] = section
    if section.isHidden != state.isHidden { section.isHidden = state.isHidden }
    if let header = section.header { set(header, state.header) }
    if let footer = section.footer { set(footer, state.footer) }
    let members = state.providers.map(provider)
    if !Self.areSame(section.providers, members) { section.providers = members }
    return section
  }

  private func set(_ part: TestProvider, _ state: FuzzPart) {
    set(part, state.isHidden, state.value.map { [$0] } ?? [])
  }

  private func set(_ provider: TestProvider, _ isHidden: Bool, _ values: [TestValue]) {
    if provider.isHidden != isHidden { provider.isHidden = isHidden }
    if provider.values != values { provider.values = values }
  }

  private func provider(_ state: FuzzProvider) -> AnyObject {
    let old = providers[state.id]
    let provider: AnyObject
    switch state.kind {
    case .values:
      let values = old as? TestProvider ?? TestProvider()
      set(values, state.isHidden, state.values)
      provider = values
    case .recreated:
      let last = old as? RecreatedProvider
      provider =
        last.flatMap { $0.values == state.values ? $0 : nil }
        ?? RecreatedProvider(identity: "\(state.id)", values: state.values)
    case .group:
      let group = old as? TestGroup ?? TestGroup([])
      if group.isHidden != state.isHidden { group.isHidden = state.isHidden }
      let members = state.children.map(self.provider)
      if !Self.areSame(group.children, members) { group.children = members }
      provider = group
    }
    providers[state.id] = provider
    return provider
  }

  private static func areSame(_ lhs: [AnyObject], _ rhs: [AnyObject]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 === $1 }
  }
}
