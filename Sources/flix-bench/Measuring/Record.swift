/// One measured number.
struct Record: Encodable {
  enum CodingKeys: String, CodingKey {
    case benchmark = "case"
    case size, workload, subject
    case median = "median_ms"
    case ratio
    case bytesPerNode = "bytes_per_node"
  }

  /// The kind of measurement: `diff`, `form` or `build`.
  var benchmark: String
  /// The number of elements, or sections x providers x values.
  var size: String
  var workload: String
  /// What was measured.
  var subject: String
  /// The median of one operation, in milliseconds of processor time; `nil` where the subject is not run, as it would
  /// not end in reasonable time or memory.
  var median: Double?
  /// The median divided by that of Flix in the same run.
  var ratio: Double?
  var bytesPerNode: Double?
}
