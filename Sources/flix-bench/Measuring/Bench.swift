import FormTesting
import Foundation

/// Measures subjects against each other and collects the records.
@MainActor
final class Bench {
  let options: Options
  private(set) var records: [Record] = []
  private var lastHeading = ""

  init(options: Options) {
    self.options = options
  }

  /// Whether the options ask for a measurement.
  func wants(_ benchmark: String, _ size: String, _ workload: String) -> Bool {
    guard let filter = options.filter else { return true }
    return [benchmark, size, workload, "\(benchmark)/\(size)/\(workload)"].contains { $0.contains(filter) }
  }

  /// Measures subjects in turns, the first of them being the one that the others are compared with.
  ///
  /// A sample of each subject is taken before the next sample of any, so that a change of the machine's speed meets all.
  func compare(_ benchmark: String, _ size: String, _ workload: String, _ subjects: [Subject]) {
    let budget = options.isQuick ? 0.25 : 1.5
    let rounds = options.isQuick ? 3...31 : 5...101
    var samples = [[Double]](repeating: [], count: subjects.count)
    for subject in subjects { _ = subject.sample?() }
    let start = ThreadClock.now
    while samples[0].count < rounds.upperBound {
      if samples[0].count >= rounds.lowerBound, ThreadClock.now - start > budget { break }
      for (index, subject) in subjects.enumerated() {
        if let sample = subject.sample { samples[index].append(sample()) }
      }
    }
    let medians = samples.map(Self.median)
    for (subject, median) in zip(subjects, medians) {
      add(
        Record(
          benchmark: benchmark,
          size: size,
          workload: workload,
          subject: subject.name,
          median: median.map { $0 * 1000 },
          ratio: median.flatMap { median in medians[0].map { median / $0 } }
        )
      )
    }
  }

  /// Adds a record and prints it.
  func add(_ record: Record) {
    records.append(record)
    let heading = "\(record.benchmark)  \(record.size)  \(record.workload)"
    if heading != lastHeading {
      print(heading)
      lastHeading = heading
    }
    let name = record.subject.padding(toLength: 24, withPad: " ", startingAt: 0)
    let isTimed = record.bytesPerNode == nil
    let median = record.median.map { String(format: "%12.5f ms", $0) } ?? (isTimed ? "        not run" : "")
    let ratio = record.ratio.map { String(format: "  %9.2f x", $0) } ?? ""
    let bytes = record.bytesPerNode.map { String(format: "  %9.0f bytes per node", $0) } ?? ""
    print("  \(name)\(median)\(ratio)\(bytes)")
    fflush(nil)
  }

  /// Writes the files that the options ask for.
  func finish() throws {
    if records.isEmpty { throw Options.Invalid(description: "no case contains \(options.filter ?? "")") }
    if let path = options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(records).write(to: URL(fileURLWithPath: path))
    }
    if let path = options.markdown {
      let others = try options.with.map {
        try JSONDecoder().decode([Record].self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
      }
      try Data(PerformanceDocument(records: records + (others ?? [])).text.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  static func median(_ samples: [Double]) -> Double? {
    samples.isEmpty ? nil : samples.sorted()[samples.count / 2]
  }
}
