// The counter of visits is compiled in debug builds only.
#if DEBUG
  import FlixCore
  import FormTesting
  import Observation
  import Testing

  @MainActor @Suite("What an update costs")
  struct UpdateCostTests {
    struct Shape: CustomTestStringConvertible {
      let sections: Int
      let providers: Int
      let values: Int

      var testDescription: String { "\(sections) sections x \(providers) providers x \(values) values" }
    }

    nonisolated static let shapes = [
      Shape(sections: 1, providers: 100, values: 1), Shape(sections: 1, providers: 1_000, values: 1),
      Shape(sections: 10, providers: 10, values: 10), Shape(sections: 100, providers: 10, values: 100),
      Shape(sections: 100, providers: 100, values: 100),
    ]

    @MainActor private final class World {
      let sections: [TestSection]
      let form: TestForm

      init(_ shape: Shape) {
        sections = (0..<shape.sections).map { _ in
          TestSection(
            (0..<shape.providers).map { _ in TestProvider(Array(0..<shape.values)) },
            header: TestProvider([1])
          )
        }
        form = TestForm(sections, replaysBatches: false)
      }

      /// A provider in the middle.
      var provider: TestProvider {
        let providers = sections[sections.count / 2].providers
        guard let provider = providers[providers.count / 2] as? TestProvider else { preconditionFailure("no provider") }
        return provider
      }

      /// What the update after a change visits.
      func visits(_ change: () -> Void) -> Int {
        let before = form.form.tree.visitCount
        change()
        form.update()
        return form.form.tree.visitCount - before
      }
    }

    @Test("a change in one provider visits its values and nothing of the rest", arguments: shapes)
    func oneProvider(shape: Shape) {
      let world = World(shape)
      let provider = world.provider
      let limit = 12 * shape.values
      #expect(world.visits { provider.values[shape.values / 2].version += 1 } <= limit)
      #expect(world.form.batches.first?.count == 1)
      #expect(world.visits { provider.ids.append(1_000) } <= limit + 12)
      #expect(world.visits { provider.ids.removeFirst() } <= limit + 12)
      #expect(world.visits { provider.isHidden = true } <= limit)
      #expect(world.visits { provider.isHidden = false } <= limit)
      #expect(world.visits { provider.values = provider.values } <= limit)
      #expect(world.form.batches.isEmpty)
    }

    @Test("hiding a section, and changing its header, visits none of its rows", arguments: shapes)
    func sections(shape: Shape) throws {
      let world = World(shape)
      let section = world.sections[shape.sections / 2]
      let header = try #require(section.header)
      #expect(world.visits { header.values = [TestValue(id: 1, version: 1)] } <= 12)
      #expect(world.form.batches.first?.headers.count == 1 && world.form.batches.first?.count == 1)
      #expect(world.visits { section.isHidden = true } <= 12)
      #expect(world.form.batches.first?.sectionDeletes.count == 1 && world.form.batches.first?.count == 1)
      #expect(world.visits { section.isHidden = false } <= 12)
      #expect(world.form.batches.first?.sectionInserts.count == 1 && world.form.batches.first?.count == 1)
    }

    @Test("replacing the sections visits the sections and what is new in them", arguments: shapes)
    func replacedSections(shape: Shape) {
      let world = World(shape)
      let added = TestSection([TestProvider([1, 2])])
      let limit = 12 * shape.sections + 24
      #expect(world.visits { world.form.setSections(world.sections + [added]) } <= limit)
      #expect(world.form.batches.map(\.count) == [1])
      #expect(world.visits { world.form.setSections(world.sections) } <= limit)
      #expect(world.visits { world.form.setSections(world.sections.reversed()) } <= limit)
    }

    @Test("replacing a group's children visits the children, and the values of those that come, go or move")
    func groups() {
      let children = (0..<100).map { _ in TestProvider(Array(0..<50)) }
      let group = TestGroup(children)
      let rest = (0..<1_000).map { _ in TestProvider([1]) }
      let form = TestForm([TestSection([group] + rest)], replaysBatches: false)
      func visits(_ change: () -> Void) -> Int {
        let before = form.form.tree.visitCount
        change()
        form.update()
        return form.form.tree.visitCount - before
      }
      #expect(visits { group.children.removeLast() } <= 250)
      #expect(visits { group.children.append(TestProvider([1, 2])) } <= 250)
      #expect(visits { children[50].values[0].version += 1 } <= 120)
      #expect(visits { group.children.append(group.children.removeFirst()) } <= 350)
    }

    @Test(
      "a change in a nested group visits what changes, whatever the size of the rest",
      arguments: [100, 1_000, 10_000, 100_000, 1_000_000]
    )
    func groupsInForms(size: Int) {
      let children = (0..<10).map { _ in TestProvider(Array(0..<10)) }
      let inner = TestGroup(children)
      let outer = TestGroup([TestProvider([1]), inner])
      // The same number of providers each time, so that replacing the section's providers costs the same.
      let rest = (0..<100).map { _ in TestProvider(Array(0..<(size / 100))) }
      let section = TestSection([outer] + rest, header: TestProvider([1]), footer: TestProvider([1]))
      let form = TestForm([section], replaysBatches: false)
      func visits(_ change: () -> Void) -> Int {
        let before = form.form.tree.visitCount
        change()
        form.update()
        return form.form.tree.visitCount - before
      }
      let limit = 12 * 10 + 24
      #expect(visits { children[5].values[5].version += 1 } <= limit)
      #expect(visits { children[5].isHidden = true } <= limit)
      #expect(visits { children[5].isHidden = false } <= limit)
      #expect(visits { inner.children.removeLast() } <= limit)
      #expect(visits { inner.children.append(children[9]) } <= limit)
      // All hundred rows of the group come and go with it.
      #expect(visits { inner.isHidden = true } <= 12 * 100)
      #expect(visits { inner.isHidden = false } <= 12 * 100)
      #expect(visits { outer.isHidden = true } <= 12 * 100)
      #expect(visits { outer.isHidden = false } <= 12 * 100)
      #expect(visits { section.providers.removeFirst() } <= 12 * 100)
      #expect(visits { section.footer?.values = [TestValue(id: 1, version: 1)] } <= 12)
      #expect(form.batches.map(\.footers) == [[0]] && form.batches.map(\.count) == [1])
    }

    @Test("the values of other providers are not touched")
    func otherValues() {
      let counter = CountedValue.Counter()
      let providers = (0..<200).map { _ in CountedProvider(20, counter) }
      let form = TestForm([TestSection(providers)], replaysBatches: false)
      counter.reads = 0
      providers[100].values.append(CountedValue(number: 20, counter: counter))
      form.update()
      #expect(counter.reads > 0 && counter.reads <= 4 * 21)
    }

    fileprivate struct CountedValue: Identifiable, Equatable {
      final class Counter { var reads = 0 }

      let number: Int
      let counter: Counter

      var id: Int {
        counter.reads += 1
        return number
      }

      static func == (lhs: CountedValue, rhs: CountedValue) -> Bool { lhs.number == rhs.number }
    }

    @Observable @MainActor
    fileprivate final class CountedProvider: NodeProvider {
      var values: [CountedValue]

      init(_ count: Int, _ counter: CountedValue.Counter) {
        values = (0..<count).map { CountedValue(number: $0, counter: counter) }
      }

      func createValues() -> [CountedValue] { values }

      var valueComparison: ValueComparison<CountedValue> { .identifiable }
    }
  }
#endif
