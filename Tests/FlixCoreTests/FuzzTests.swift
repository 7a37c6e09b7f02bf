import FormTesting
import Foundation
import Testing

@MainActor @Suite("Random transitions")
struct FuzzTests {
  @Test("end well for a thousand transitions of a fixed seed")
  func fixedSeed() {
    for seed in 0..<40 {
      var generator = FuzzGenerator(seed: UInt64(seed))
      #expect(generator.makeCase(stepCount: 25).run()?.problem == nil, "seed \(seed)")
    }
  }

  @Test("come the same way again for the same seed, and from a file")
  func repetition() throws {
    var first = FuzzGenerator(seed: 5)
    var second = FuzzGenerator(seed: 5)
    let made = first.makeCase(stepCount: 10)
    #expect(second.makeCase(stepCount: 10) == made)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try made.write(to: path)
    #expect(try FuzzCase(contentsOf: path) == made)
  }

  @Test("are shrunk to what fails")
  func shrinking() {
    // Stands for a fault: a form where provider 0 has the value 3 while its section has a header.
    func fails(_ fuzzCase: FuzzCase) -> Bool {
      fuzzCase.steps.contains { step in
        step.form.sections.contains { section in
          section.header.value != nil && section.providers.contains { $0.id == 0 && $0.values.map(\.id).contains(3) }
        }
      }
    }
    var found: FuzzCase?
    for seed in 0..<500 where found == nil {
      var generator = FuzzGenerator(seed: UInt64(seed))
      let candidate = generator.makeCase(stepCount: 25)
      if fails(candidate) { found = candidate }
    }
    guard let found else {
      Issue.record("no case to shrink")
      return
    }
    var shrinker = FuzzShrinker(fails: fails)
    let smallest = shrinker.shrink(found)
    #expect(fails(smallest) && smallest.steps.count == 1)
    let sections = smallest.steps[0].form.sections
    #expect(sections.count == 1 && sections[0].providers.map(\.id) == [0])
    #expect(sections[0].providers[0].values.map(\.id) == [3])
  }
}
