import FormTesting
import Foundation

/// The results as a document.
struct PerformanceDocument {
  let records: [Record]

  var text: String {
    ([preamble] + ["diff", "form", "build", "large", "grid"].compactMap(section)).joined(separator: "\n\n") + "\n"
  }

  private var preamble: String {
    """
    # Performance

    Written by `make bench`; do not edit.

    Times are medians of processor time of the measuring thread (`CLOCK_THREAD_CPUTIME_ID`), release build. The
    subjects of a row are measured in turns in one process, so that a change of the machine's speed meets all of them.
    The numbers in parentheses tell how many times longer than Flix a subject takes; "-" stands where it would not end
    in reasonable time or memory. Look at the ratios: the times are those of one machine.

    Machine: \(Machine.description).
    """
  }

  private func section(_ benchmark: String) -> String? {
    let rows = records.filter { $0.benchmark == benchmark }
    if rows.isEmpty { return nil }
    let subjects = unique(rows.map(\.subject))
    var lines = ["## \(Self.title[benchmark] ?? benchmark)", "", Self.method[benchmark] ?? "", ""]
    lines.append("| \(Self.sizeTitle[benchmark] ?? "size") | workload | \(subjects.joined(separator: " | ")) |")
    lines.append("|---|---|" + subjects.map { _ in "---:|" }.joined())
    for key in unique(rows.map { [$0.size, $0.workload] }) {
      let cells = subjects.map { subject in
        rows.first { $0.subject == subject && [$0.size, $0.workload] == key }.map(cell) ?? "-"
      }
      lines.append("| " + (key + cells).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private func cell(_ record: Record) -> String {
    if let bytes = record.bytesPerNode { return String(format: "%.0f bytes per node", bytes) }
    if let bytes = record.bytes { return String(format: "%.1f MB", bytes / 1e6) }
    guard let median = record.median else { return "-" }
    let time = Self.time(median)
    guard let ratio = record.ratio, record.subject != "Flix" else { return time }
    return "\(time) (\(Self.ratio(ratio)))"
  }

  private static func time(_ milliseconds: Double) -> String {
    switch milliseconds {
    case ..<0.001: String(format: "%.0f ns", milliseconds * 1e6)
    case ..<1: String(format: "%.3g us", milliseconds * 1e3)
    case ..<1000: String(format: "%.3g ms", milliseconds)
    default: String(format: "%.3g s", milliseconds / 1000)
    }
  }

  private static func ratio(_ ratio: Double) -> String {
    ratio < 100 ? String(format: "%.2g x", ratio) : String(format: "%.0f x", ratio)
  }

  private func unique<Key: Hashable>(_ keys: [Key]) -> [Key] {
    var seen: Set<Key> = []
    return keys.filter { seen.insert($0).inserted }
  }

  private static let title = [
    "diff": "Difference of two lists", "form": "Update of a form", "build": "First build",
    "large": "A table view of 100,000 rows", "grid": "A collection view of 1,000,000 items",
  ]

  private static let sizeTitle = ["diff": "elements"]

  private static let method = [
    "diff": """
    `keyedDifference(from:to:)` beside the standard library's `difference(from:).inferringMoves()` and a plain
    implementation of Paul Heckel's algorithm. Elements have a UUID for an identity and an integer for content.
    """,
    "form": """
    One provider changes and the form is brought up to date, from the change of its state to the finished batch; without
    a view. Sizes are sections x providers in each x values in each. 32 providers, spread over the form, change in turn.
    "Recombining" is a model of forms that make, concatenate and compare all their nodes for each change.
    """,
    "build": """
    A form is built from providers that exist already. Memory is what the process grows by, without the providers and
    their values.
    """,
    "large": """
    The gallery's screen `large` beside a GtkListView of the same rows under a GtkEntry that filters them; written by
    `flix-view-bench` under Xvfb with the cairo renderer. Processor time is that of the main thread from the action
    until the frame that shows it is painted; the time to the first frame is also given as it passes. A scroll step is
    30 points far down the list. A keystroke enters or deletes the digit 7, which 40,951 rows contain. Memory is what a
    process that shows the list occupies beyond one that shows an empty window.
    """,
    "grid": """
    Items of 48 x 48 points with a number each, beside a GtkGridView of the same items; measured in the same way.
    """,
  ]
}
