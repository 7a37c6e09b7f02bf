import FlixCore
import FormTesting

/// Compares flat lists.
enum DifferenceBenchmark {
  /// The number of single steps up to which the standard library's difference ends in reasonable time and memory; both
  /// grow with the square.
  private static let mostSteps = 5000

  @MainActor
  static func run(in bench: Bench) {
    for size in [100, 1_000, 5_000, 100_000] {
      for workload in DifferenceWorkload.allCases where bench.wants("diff", "\(size)", workload.rawValue) {
        var generator = SeededGenerator(seed: 1)
        let old = (0..<size).map { _ in BenchElement(using: &generator) }
        let new = workload.apply(to: old, using: &generator)
        run(in: bench, "\(size)", workload, old, new)
      }
    }
  }

  @MainActor
  private static func run(
    in bench: Bench,
    _ size: String,
    _ workload: DifferenceWorkload,
    _ old: [BenchElement],
    _ new: [BenchElement]
  ) {
    let changes = keyedDifference(from: old, to: new)
    let steps = changes.deletes.count + changes.inserts.count + 2 * (changes.moves.count + changes.reconfigures.count)
    let standardLibrary = Subject.repeating("standard library") {
      new.difference(from: old).inferringMoves().count
    }
    bench.compare(
      "diff",
      size,
      workload.rawValue,
      [
        .repeating("Flix") {
          let changes = keyedDifference(from: old, to: new)
          return changes.deletes.count + changes.inserts.count + changes.moves.count + changes.reconfigures.count
        },
        steps <= mostSteps ? standardLibrary : Subject("standard library", sample: nil),
        .repeating("plain Heckel") { HeckelDifference(from: old, to: new).count },
      ]
    )
  }
}
