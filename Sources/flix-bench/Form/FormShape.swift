/// How many sections a form has, how many providers each of them, and how many values each of those.
struct FormShape: CustomStringConvertible {
  let sections: Int
  let providers: Int
  let values: Int

  var nodeCount: Int { sections * providers * values }

  var description: String { "\(sections)x\(providers)x\(values)" }

  /// Sections of this shape with providers that no form has seen.
  @MainActor
  func makeSections() -> [BenchSection] {
    (0..<sections).map { _ in
      BenchSection(
        providers: (0..<providers).map { _ in
          BenchProvider(values: (0..<values).map { BenchValue(id: $0) })
        }
      )
    }
  }
}
