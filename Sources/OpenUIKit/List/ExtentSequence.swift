/// The extents of the rows of one section.
typealias ExtentSequence = RunSequence<Extent>

nonisolated extension RunSequence<Extent> {
  /// Whether a row has a length that is no guess. O(runs)
  var holdsMeasuredLengths: Bool { contains(where: { $0.isMeasured && $0.length > 0 }) }

  /// Turns all lengths into estimates. O(runs)
  mutating func forgetMeasurements() {
    replaceAll { .estimated($0.length) }
  }
}
