import FormTesting

/// Changes one provider of a form at a time.
enum FormBenchmark {
  static let shapes = [
    FormShape(sections: 1, providers: 100, values: 1),
    FormShape(sections: 1, providers: 1_000, values: 1),
    FormShape(sections: 10, providers: 10, values: 10),
    FormShape(sections: 10, providers: 10, values: 100),
    FormShape(sections: 100, providers: 10, values: 100),
    FormShape(sections: 100, providers: 100, values: 100),
  ]

  @MainActor
  static func run(in bench: Bench) {
    for shape in shapes {
      let workloads = FormWorkload.allCases.filter { bench.wants("form", "\(shape)", $0.rawValue) }
      if workloads.isEmpty { continue }
      let sections = shape.makeSections()
      let form = BenchForm(sections: sections)
      let recombined = shape.makeSections()
      let recombining = RecombiningForm(sections: recombined)
      for workload in workloads {
        let isTooSlow = bench.options.isQuick && shape.nodeCount > 100_000
        bench.compare(
          "form",
          "\(shape)",
          workload.rawValue,
          [
            sample(workload, "Flix", sections, providers: 32, repetitions: 16) { form.update() },
            isTooSlow
              ? Subject("recombining", sample: nil)
              : sample(workload, "recombining", recombined, providers: shape.nodeCount > 1000 ? 1 : 8, repetitions: 1) {
                recombining.update()
              },
          ]
        )
      }
      Checksum.value &+= form.changeCount
    }
  }

  /// Changes providers that are spread over the form, one after the other, each with an update of its own.
  @MainActor
  private static func sample(
    _ workload: FormWorkload,
    _ name: String,
    _ sections: [BenchSection],
    providers count: Int,
    repetitions: Int,
    update: @escaping @MainActor () -> Void
  ) -> Subject {
    let all = sections.flatMap(\.providers)
    let changed = (0..<count).map { all[$0 * all.count / count] }
    return Subject(name) {
      var seconds = 0.0
      for _ in 0..<repetitions {
        seconds += ThreadClock.measure {
          for provider in changed {
            workload.apply(to: provider)
            update()
          }
        }
        for provider in changed { workload.undo(in: provider) }
        update()
      }
      return seconds / Double(repetitions * count)
    }
  }
}
