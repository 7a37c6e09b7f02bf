import FormTesting
import Foundation

/// Runs random cases, or one from a file.
@MainActor
struct Fuzzer {
  struct Outcome {
    var transitions = 0
    var failures = 0
  }

  /// Runs a case. The number chooses between ways to run it, of which there are up to 64.
  typealias Run = @MainActor (FuzzCase, UInt64) -> (step: Int, problem: String)?

  let options: Options
  private let runCase: Run
  private let stepsPerCase = 25

  init(options: Options, run: @escaping Run) {
    self.options = options
    runCase = run
  }

  func run() async throws -> Outcome {
    if let path = options.replay { return try replay(path) }
    print("seed \(options.seed)")
    fflush(nil)
    var outcome = Outcome()
    var index: UInt64 = 0
    while outcome.transitions < options.count {
      let seed = options.seed &+ index
      var generator = FuzzGenerator(seed: seed, repeatsIdentities: !options.usesView || seed % 8 > 5)
      let steps = min(stepsPerCase, options.count - outcome.transitions)
      let next = generator.makeCase(stepCount: steps)
      // A table view stops the program where a batch is wrong, so the case has to be on disk before.
      if options.usesView { try next.write(to: path("\(seed)")) }
      if let failure = runCase(next, seed) {
        outcome.transitions += failure.step + 1
        outcome.failures = 1
        try report(failure.problem, in: next, seed)
        return outcome
      }
      outcome.transitions += steps
      index += 1
      try await letMainLoopGoOn()
      if options.usesView { try FileManager.default.removeItem(atPath: path("\(seed)")) }
    }
    return outcome
  }

  private func replay(_ path: String) throws -> Outcome {
    let replayed = try FuzzCase(contentsOf: path)
    for way in 0..<64 as Range<UInt64> {
      guard let failure = runCase(replayed, way) else { continue }
      print(failure.problem)
      return Outcome(transitions: failure.step + 1, failures: 1)
    }
    return Outcome(transitions: replayed.steps.count)
  }

  /// Updates that forms asked for and then made at once come to nothing now, and a view draws a frame.
  private func letMainLoopGoOn() async throws {
    if options.usesView {
      try await Task.sleep(for: .milliseconds(2))
    } else {
      await Task.yield()
    }
  }

  private func report(_ problem: String, in failing: FuzzCase, _ seed: UInt64) throws {
    print(problem)
    print("found with seed \(seed); shrinking")
    var shrinker = FuzzShrinker { runCase($0, seed) != nil }
    let smallest = shrinker.shrink(failing)
    let path = path("\(seed)")
    try smallest.write(to: path)
    print(runCase(smallest, seed)?.problem ?? problem)
    print("repeat it with: flix-fuzz \(options.usesView ? "--view " : "")--replay \(path)")
  }

  private func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("flix-fuzz-\(name).json").path
  }
}
