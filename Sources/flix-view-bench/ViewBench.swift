import FormTesting
import Foundation

/// Measures subjects in turns, so that a change of the machine's speed meets all of them.
@MainActor
final class ViewBench {
  private static let rounds = 9
  private static let stepsPerRound = 40

  private var records: [Record] = []

  /// Compares a view of Flix's with one of GTK's.
  ///
  /// - Parameter filters: Whether the subjects can be filtered.
  func compare(
    _ benchmark: String,
    _ size: String,
    _ ours: any ViewSubject.Type,
    _ theirs: any ViewSubject.Type,
    filters: Bool
  ) async throws {
    var samples: [String: [[Double]]] = [:]
    let subjects = [ours, theirs]
    for round in 0..<Self.rounds {
      for (index, subject) in subjects.enumerated() {
        for (workload, seconds) in try await sample(subject, filters: filters) {
          // The first round warms up what is made once in a process.
          if round > 0 { samples[workload, default: [[], []]][index].append(seconds) }
        }
      }
    }
    let workloads = ["time to first frame", "processor time to first frame", "scroll step", "filter keystroke"]
    for workload in workloads {
      guard let sampled = samples[workload] else { continue }
      let medians = sampled.map { $0.sorted()[$0.count / 2] }
      for (subject, median) in zip(subjects, medians) {
        add(
          Record(
            benchmark: benchmark,
            size: size,
            workload: workload,
            subject: subject.name,
            median: median * 1000,
            ratio: median / medians[0]
          )
        )
      }
    }
    try addMemory(benchmark, size, subjects)
  }

  /// Takes one subject through everything, and gives the seconds of each.
  private func sample(_ type: any ViewSubject.Type, filters: Bool) async throws -> [(String, Double)] {
    var result: [(String, Double)] = []
    let start = (wall: ContinuousClock.now, thread: ThreadClock.now)
    let subject = type.init()
    await subject.nextFrame()
    result.append(("time to first frame", (ContinuousClock.now - start.wall) / .seconds(1)))
    result.append(("processor time to first frame", ThreadClock.now - start.thread))
    for _ in 0..<5 { await subject.nextFrame() }

    subject.scroll(to: 30_000)
    await subject.nextFrame()
    let beforeSteps = ThreadClock.now
    for step in 1...Self.stepsPerRound {
      subject.scroll(to: 30_000 + 30 * Double(step))
      await subject.nextFrame()
    }
    result.append(("scroll step", (ThreadClock.now - beforeSteps) / Double(Self.stepsPerRound)))

    if filters {
      subject.scroll(to: 0)
      for _ in 0..<3 { await subject.nextFrame() }
      let keys = ["7", "", "7", ""]
      let beforeKeys = ThreadClock.now
      for key in keys {
        let count = subject.count
        subject.filter(key)
        while subject.count == count { await Task.yield() }
        await subject.nextFrame()
      }
      result.append(("filter keystroke", (ThreadClock.now - beforeKeys) / Double(keys.count)))
    }
    subject.close()
    return result
  }

  /// Adds what showing a subject adds to the memory of a process.
  private func addMemory(_ benchmark: String, _ size: String, _ subjects: [any ViewSubject.Type]) throws {
    let all: [any ViewSubject.Type] = [EmptyWindow.self] + subjects
    var samples = [[Double]](repeating: [], count: all.count)
    for _ in 0..<5 {
      for (index, subject) in all.enumerated() { samples[index].append(try memory(of: subject)) }
    }
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    for (subject, median) in zip(subjects, medians.dropFirst()) {
      var record = Record(benchmark: benchmark, size: size, workload: "memory", subject: subject.name)
      record.bytes = median - medians[0]
      add(record)
    }
  }

  private func memory(of subject: any ViewSubject.Type) throws -> Double {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--show", subject.name]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let bytes = Double(text) else { throw POSIXError(.EIO) }
    return bytes
  }

  private func add(_ record: Record) {
    records.append(record)
    let value =
      record.bytes.map { String(format: "%10.1f MB", $0 / 1e6) }
      ?? String(format: "%10.3f ms  %6.2f x", record.median ?? 0, record.ratio ?? 0)
    let name = record.subject.padding(toLength: 18, withPad: " ", startingAt: 0)
    print("\(record.benchmark)  \(record.workload.padding(toLength: 30, withPad: " ", startingAt: 0)) \(name)\(value)")
    fflush(nil)
  }

  /// Writes the records to a file, if one is wanted.
  func finish(json: String?) throws {
    guard let json else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(records).write(to: URL(fileURLWithPath: json))
  }
}
