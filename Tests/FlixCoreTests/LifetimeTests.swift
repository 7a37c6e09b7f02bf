import FormTesting
import Testing

@testable import FlixCore

@MainActor @Suite("Lifetime")
struct LifetimeTests {
  @Test("dropping a form frees its providers, and the state they read keeps nothing alive")
  func dropping() {
    let state = TestProvider([1])
    final class Reader: NodeProvider {
      let state: TestProvider
      init(_ state: TestProvider) { self.state = state }
      func createValues() -> [TestValue] { state.values }
    }
    weak var reader: Reader?
    weak var section: TestSection?
    weak var tree: FormTree<AnyObject, TestProvider>?
    do {
      let strong = Reader(state)
      reader = strong
      let group = TestGroup([strong])
      let strongSection = TestSection([group])
      section = strongSection
      let form = TestForm([strongSection])
      tree = form.form.tree
      state.ids = [1, 2]
      form.update()
      state.ids = [3]
    }
    #expect(reader == nil)
    #expect(section == nil)
    #expect(tree == nil)
  }

  @Test("a provider that leaves the form is freed with the update")
  func leaving() {
    let section = TestSection([TestProvider([1]), TestProvider([2])])
    let form = TestForm([section])
    weak let first = section.providers[0]
    section.providers.removeFirst()
    form.update()
    #expect(first == nil)
    weak let second = section.providers[0]
    form.setSections([])
    form.update()
    section.providers = []
    #expect(second == nil)
    #expect(form.shown.isEmpty && form.isConsistent)
  }

  @Test("an identity is never inherited by another provider")
  func identities() {
    var seen: Set<String> = []
    for _ in 0..<1000 {
      let provider = TestProvider()
      #expect(seen.insert(provider._flix_identity).inserted)
      #expect(provider._flix_identity == provider._flix_identity)
    }
  }
}
