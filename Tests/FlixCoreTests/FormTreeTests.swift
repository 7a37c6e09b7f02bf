import FormTesting
import Testing

@testable import FlixCore

@MainActor @Suite("The form tree")
struct FormTreeTests {
  @Test("shows a provider's values from any list to any other, in every small world")
  func everyPairOfLists() {
    let lists = SmallWorld.lists(length: 4, alphabet: 4)
    let provider = TestProvider()
    let form = TestForm([TestSection([TestProvider([7]), provider, TestProvider([8])])])
    func isShown(_ list: [Int], after old: [Int]) -> Bool {
      provider.ids = list
      form.update()
      if form.isConsistent, form.shown.first?.count == list.count + 2 { return true }
      Issue.record("\(old) to \(list): \(form.violations), shows \(form.shown)")
      return false
    }
    // There and back from each list to every later one: a walk that takes each pair once in each direction.
    for (index, old) in lists.enumerated() {
      guard isShown(old, after: index == 0 ? [] : lists[index - 1]) else { return }
      for new in lists[(index + 1)...] {
        guard isShown(new, after: old), isShown(old, after: new) else { return }
      }
    }
  }

  @Test("hides and shows providers and sections from every pattern to every other", arguments: [false, true])
  func everyHiddenPattern(keepsEmpty: Bool) {
    let providers = (0..<6).map { TestProvider([$0 * 10, $0 * 10 + 1].dropLast($0 % 2).map { $0 }) }
    let sections = [
      TestSection(Array(providers[..<3]), keepsEmpty: keepsEmpty),
      TestSection(Array(providers[3...]), keepsEmpty: keepsEmpty),
    ]
    let form = TestForm(sections)
    func set(_ pattern: Int) {
      for (index, provider) in providers.enumerated() {
        provider.isHidden = SmallWorld.bit(index, of: pattern)
      }
      sections[0].isHidden = pattern % 11 == 0
      sections[1].isHidden = pattern % 7 == 0
    }
    func expected() -> [[String]] {
      [Array(providers[..<3]), Array(providers[3...])].enumerated().compactMap { index, members in
        let rows = members.filter { !$0.isHidden }.flatMap { $0.values.map(\.description) }
        return sections[index].isHidden || (rows.isEmpty && !keepsEmpty) ? nil : rows
      }
    }
    for old in 0..<64 {
      for new in 0..<64 {
        set(old)
        form.update()
        set(new)
        for provider in providers { provider.values[0] = TestValue(id: provider.ids[0], version: new) }
        form.update()
        guard form.isConsistent, form.shown == expected() else {
          Issue.record("\(old) to \(new): \(form.violations), shows \(form.shown), not \(expected())")
          return
        }
      }
    }
  }

  @Test("reorders, adds and removes sections, from every arrangement to every other, while rows change")
  func everyArrangementOfSections() {
    let providers = (0..<4).map { TestProvider([$0]) }
    let sections = providers.map { TestSection([$0]) }
    let arrangements = SmallWorld.arrangements(of: [0, 1, 2, 3])
    let form = TestForm([])
    for old in arrangements {
      for new in arrangements {
        form.setSections(old.map { sections[$0] })
        form.update()
        form.setSections(new.map { sections[$0] })
        providers[new.count % 4].ids = new + [9]
        providers[old.count % 4].ids = old.count == 2 ? [] : [old.count, 5]
        form.update()
        let expected = new.map { providers[$0].values.map(\.description) }.filter { !$0.isEmpty }
        guard form.isConsistent, form.shown == expected else {
          Issue.record("\(old) to \(new): \(form.violations), shows \(form.shown), not \(expected)")
          return
        }
      }
    }
  }

  @Test("reorders, adds and removes the providers of a nested group, from every arrangement to every other")
  func everyArrangementOfProviders() {
    let providers = (0..<4).map { TestProvider([$0, $0 + 10]) }
    let group = TestGroup([])
    let outer = TestGroup([TestProvider([100]), group, TestProvider([101])])
    let form = TestForm([TestSection([outer, TestProvider([102])])])
    let arrangements = SmallWorld.arrangements(of: [0, 1, 2, 3])
    for old in arrangements {
      for new in arrangements {
        group.children = old.map { providers[$0] }
        group.isHidden = old.count == 3
        form.update()
        group.children = new.map { providers[$0] }
        group.isHidden = new.count == 1
        let first = providers[new.first ?? 0]
        first.values = first.values.reversed().map { TestValue(id: $0.id, version: $0.version + 1) }
        form.update()
        let inner = group.isHidden ? [] : new.flatMap { providers[$0].values.map(\.description) }
        guard form.isConsistent, form.shown == [["100.0"] + inner + ["101.0", "102.0"]] else {
          Issue.record("\(old) to \(new): \(form.violations), shows \(form.shown)")
          return
        }
      }
    }
  }

  @Test("moves a whole group with its hidden and shown providers")
  func movingGroups() {
    let hidden = TestProvider([3])
    hidden.isHidden = true
    let groups = [
      TestGroup([TestProvider([1, 2]), hidden]), TestGroup([TestGroup([TestProvider([4]), TestProvider([5, 6])])]),
      TestGroup([TestProvider([7])]),
    ]
    let section = TestSection(groups)
    let form = TestForm([section])
    for order in SmallWorld.arrangements(of: [0, 1, 2]) {
      section.providers = order.map { groups[$0] }
      hidden.isHidden.toggle()
      form.update()
      #expect(form.isConsistent, "\(order): \(form.violations)")
    }
  }

  @Test("finds the first position of each provider that is shown, and of no other")
  func firstPositions() {
    let providers = (0..<6).map { TestProvider(Array(repeating: 0, count: $0).enumerated().map(\.offset)) }
    let sections = [
      TestSection([providers[1], TestGroup([providers[2], providers[3]])]), TestSection([providers[4]]),
      TestSection([providers[5]]),
    ]
    providers[2].isHidden = true
    sections[1].isHidden = true
    let form = TestForm(sections)
    var found: [ObjectIdentifier: NodePosition] = [:]
    form.form.tree.forEachLeaf { leaf in
      found[ObjectIdentifier(leaf.object)] = form.form.tree.firstPosition(of: leaf)
    }
    #expect(found[ObjectIdentifier(providers[1])] == NodePosition(section: 0, item: 0))
    #expect(found[ObjectIdentifier(providers[2])] == nil)
    #expect(found[ObjectIdentifier(providers[3])] == NodePosition(section: 0, item: 1))
    #expect(found[ObjectIdentifier(providers[4])] == nil)
    #expect(found[ObjectIdentifier(providers[5])] == NodePosition(section: 1, item: 0))
  }

  @Test("counts a header or footer as content of its section, and tells where one changed")
  func headersAndFooters() {
    let header = TestProvider([1])
    let footer = TestProvider()
    let rows = TestProvider([5])
    let form = TestForm([TestSection([TestProvider([0])]), TestSection([rows], header: header, footer: footer)])
    #expect(form.shown == [["0.0"], ["5.0"]])

    rows.ids = []
    form.update()
    #expect(form.shown == [["0.0"], []])

    header.values = [TestValue(id: 1, version: 1)]
    footer.ids = [2]
    #expect(form.update().map(\.headers) == [[1]])
    #expect(form.batches.map(\.footers) == [[1]])

    header.isHidden = true
    #expect(form.update().map(\.headers) == [[1]])
    footer.isHidden = true
    #expect(form.update().map(\.sectionDeletes) == [[1]])
    #expect(form.isConsistent)
  }

  @Test("keeps a provider's rows where another provider with its custom identity takes over")
  func customIdentity() {
    final class Fixed: NodeProvider, CustomIdentityType {
      let customIdentity = "fixed"
      let values: [TestValue]
      init(_ values: [TestValue]) { self.values = values }
      func createValues() -> [TestValue] { values }
      var valueComparison: ValueComparison<TestValue> { .identity(\.id) }
    }
    let section = TestSection([Fixed([TestValue(id: 1), TestValue(id: 2)])])
    let form = TestForm([section])
    section.providers = [Fixed([TestValue(id: 0), TestValue(id: 1, version: 1), TestValue(id: 2)])]
    var expected = Changeset()
    expected.inserts = [NodePosition(section: 0, item: 0)]
    expected.reconfigures = [NodePosition(section: 0, item: 0)]
    #expect(form.update() == [expected])
    #expect(form.isConsistent && form.reported.isEmpty)
  }
}
