/// The extents of the rows of one section.
typealias ExtentSequence = RunSequence<Extent>

nonisolated extension RunSequence<Extent> {
  /// Turns all lengths into estimates. O(runs)
  mutating func forgetMeasurements() {
    replaceAll { .estimated($0.length) }
  }
}
