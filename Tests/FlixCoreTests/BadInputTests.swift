import FormTesting
import Testing

@testable import FlixCore

@MainActor @Suite("Bad input")
struct BadInputTests {
  @Test("a duplicate identity is reported once, with its provider, and each occurrence is a row")
  func duplicateIdentity() {
    let provider = TestProvider([1, 2, 1, 2])
    let form = TestForm([TestSection([provider])])
    #expect(form.shown == [["1.0", "2.0", "1.0", "2.0"]])
    provider.ids = [2, 1, 1, 2, 2]
    form.update()
    #expect(form.isConsistent)
    #expect(form.reported == [.duplicateIdentity(provider: provider._flix_identity, identity: "1")])
  }

  @Test("a duplicate that comes with an update is found, whether it stands alone or among many", arguments: [1, 20])
  func laterDuplicate(count: Int) {
    let provider = TestProvider(Array(0..<50))
    let form = TestForm([TestSection([provider])])
    #expect(form.reported.isEmpty)
    provider.ids = Array(0..<50) + Array(100..<(99 + count)) + [7]
    form.update()
    #expect(form.reported == [.duplicateIdentity(provider: provider._flix_identity, identity: "7")])
  }

  @Test("a provider used twice is reported once and shown at its first place")
  func providerUsedTwice() {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider, TestProvider([2]), provider]), TestSection([provider, provider])])
    #expect(form.shown == [["1.0", "2.0"]])
    #expect(form.reported == [.providerUsedTwice(provider: provider._flix_identity)])
    provider.ids = [1, 3]
    form.update()
    #expect(form.shown == [["1.0", "3.0", "2.0"]] && form.isConsistent)
  }

  @Test("a section used twice is reported and used once")
  func sectionUsedTwice() {
    let section = TestSection([TestProvider([1])])
    let form = TestForm([section, section])
    #expect(form.shown == [["1.0"]])
    #expect(form.reported.count == 1)
  }

  @Test("a provider may leave one section and join a new one in the same update")
  func changingPlaces() {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    form.setSections([TestSection([TestProvider([0]), provider])])
    form.update()
    #expect(form.shown == [["0.0", "1.0"]] && form.isConsistent && form.reported.isEmpty)
  }

  @Test("a provider may leave one section and join another, before or behind it, in the same update")
  func changingBetweenSections() {
    let provider = TestProvider([1])
    let group = TestGroup([])
    let sections = [
      TestSection([provider]), TestSection([TestProvider([2])]), TestSection([group, TestProvider([3])]),
    ]
    let form = TestForm(sections)
    sections[0].providers = []
    sections[1].providers.append(provider)
    form.update()
    #expect(form.shown == [["2.0", "1.0"], ["3.0"]] && form.isConsistent)
    sections[1].providers.removeLast()
    group.children = [provider]
    form.update()
    #expect(form.shown == [["2.0"], ["1.0", "3.0"]] && form.isConsistent)
    sections[0].providers = [provider]
    group.children = []
    form.update()
    #expect(form.shown == [["1.0"], ["2.0"], ["3.0"]] && form.isConsistent && form.reported.isEmpty)
  }

  @Test("a form without providers shows nothing and can be filled later")
  func empty() {
    let section = TestSection([])
    let form = TestForm([section])
    #expect(form.shown.isEmpty)
    section.providers = [TestProvider([1])]
    form.update()
    #expect(form.shown == [["1.0"]] && form.isConsistent)
  }
}
