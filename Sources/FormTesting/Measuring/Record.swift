/// One measured number.
package struct Record: Codable {
  enum CodingKeys: String, CodingKey {
    case benchmark = "case"
    case size, workload, subject
    case median = "median_ms"
    case ratio
    case bytesPerNode = "bytes_per_node"
    case bytes
  }

  /// The kind of measurement: `diff`, `form`, `build`, `large` or `grid`.
  package var benchmark: String
  /// The number of elements, or sections x providers x values.
  package var size: String
  package var workload: String
  /// What was measured.
  package var subject: String
  /// The median of one operation, in milliseconds of processor time; `nil` where the subject is not run, as it would
  /// not end in reasonable time or memory.
  package var median: Double?
  /// The median divided by that of Flix in the same run.
  package var ratio: Double?
  package var bytesPerNode: Double?
  /// Bytes in all.
  package var bytes: Double?

  package init(
    benchmark: String,
    size: String,
    workload: String,
    subject: String,
    median: Double? = nil,
    ratio: Double? = nil
  ) {
    self.benchmark = benchmark
    self.size = size
    self.workload = workload
    self.subject = subject
    self.median = median
    self.ratio = ratio
  }
}
