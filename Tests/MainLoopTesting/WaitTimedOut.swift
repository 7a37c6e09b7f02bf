/// What a test was waiting for did not happen in time.
public struct WaitTimedOut: Error, CustomStringConvertible {
  /// What was awaited, as a phrase: "the row to be gone".
  public let expectation: String
  /// How long the test has waited.
  public let limit: Duration
  /// Where the test waited.
  public let location: String

  init(_ expectation: String, limit: Duration, fileID: StaticString, line: UInt) {
    self.expectation = expectation
    self.limit = limit
    self.location = "\(fileID):\(line)"
  }

  public var description: String { "\(location): waited \(limit) in vain for \(expectation)" }
}
