import FormTesting
import Foundation

/// Runs random cases, or one from a file.
@MainActor
struct Fuzzer {
  struct Outcome {
    var transitions = 0
    var failures = 0
  }

  let options: Options
  private let stepsPerCase = 25

  init(options: Options) {
    self.options = options
  }

  func run() async throws -> Outcome {
    if let path = options.replay { return try replay(path) }
    print("seed \(options.seed)")
    fflush(nil)
    var outcome = Outcome()
    var index: UInt64 = 0
    while outcome.transitions < options.count {
      var generator = FuzzGenerator(seed: options.seed &+ index)
      let steps = min(stepsPerCase, options.count - outcome.transitions)
      let next = generator.makeCase(stepCount: steps)
      if let failure = next.run() {
        outcome.transitions += failure.step + 1
        outcome.failures = 1
        try report(failure.problem, in: next, index)
        return outcome
      }
      outcome.transitions += steps
      index += 1
      // Lets the main actor drop the updates that forms asked for and made at once.
      if index % 64 == 0 { await Task.yield() }
    }
    return outcome
  }

  private func replay(_ path: String) throws -> Outcome {
    let replayed = try FuzzCase(contentsOf: path)
    guard let failure = replayed.run() else { return Outcome(transitions: replayed.steps.count) }
    print(failure.problem)
    return Outcome(transitions: failure.step + 1, failures: 1)
  }

  private func report(_ problem: String, in failing: FuzzCase, _ index: UInt64) throws {
    print(problem)
    let seed = options.seed &+ index
    print("found with seed \(seed); shrinking")
    var shrinker = FuzzShrinker { $0.run() != nil }
    let smallest = shrinker.shrink(failing)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("flix-fuzz-\(seed).json").path
    try smallest.write(to: path)
    print(smallest.run()?.problem ?? problem)
    print("repeat it with: flix-fuzz --replay \(path)")
  }
}
