import FormTesting

/// Builds forms whose providers exist already.
enum BuildBenchmark {
  private static let shapes = [
    FormShape(sections: 10, providers: 10, values: 10),
    FormShape(sections: 10, providers: 100, values: 10),
    FormShape(sections: 100, providers: 100, values: 10),
    FormShape(sections: 100, providers: 10, values: 100),
  ]

  /// Measures memory. To be run first: memory that was freed before would be used again and not be seen.
  @MainActor
  static func runMemory(in bench: Bench) {
    // Everything is kept until the end, for the same reason.
    var kept: [AnyObject] = []
    for shape in shapes where bench.wants("build", "\(shape)", "memory") {
      let count = max(1, 100_000 / shape.nodeCount)
      let flix = (0..<count).map { _ in shape.makeSections() }
      let recombining = (0..<count).map { _ in shape.makeSections() }
      addMemory("Flix", shape, bench) { for sections in flix { kept.append(BenchForm(sections: sections)) } }
      addMemory("recombining", shape, bench) {
        for sections in recombining { kept.append(RecombiningForm(sections: sections)) }
      }
    }
    Checksum.value &+= kept.count
  }

  /// Measures time.
  @MainActor
  static func run(in bench: Bench) {
    for shape in shapes where bench.wants("build", "\(shape)", "first build") {
      bench.compare(
        "build",
        "\(shape)",
        "first build",
        [
          sample("Flix", shape) { BenchForm(sections: $0) },
          sample("recombining", shape) { RecombiningForm(sections: $0) },
        ]
      )
    }
  }

  @MainActor
  private static func sample(
    _ name: String,
    _ shape: FormShape,
    _ make: @escaping @MainActor ([BenchSection]) -> AnyObject
  ) -> Subject {
    Subject(name) {
      let sections = shape.makeSections()
      var form: AnyObject?
      let seconds = ThreadClock.measure { form = make(sections) }
      withExtendedLifetime(form) {}
      return seconds
    }
  }

  /// Adds what building some forms of a shape, 100,000 nodes in all, adds to the memory of the process.
  @MainActor
  private static func addMemory(_ name: String, _ shape: FormShape, _ bench: Bench, _ build: () -> Void) {
    guard let before = ResidentMemory.bytes else { return }
    build()
    guard let after = ResidentMemory.bytes else { return }
    var record = Record(benchmark: "build", size: "\(shape)", workload: "memory", subject: name)
    record.bytesPerNode = Double(after - before) / Double(max(100_000, shape.nodeCount))
    bench.add(record)
  }
}
