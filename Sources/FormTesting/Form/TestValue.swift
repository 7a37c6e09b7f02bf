import FlixCore

/// A value with an identity and a content that can change.
package struct TestValue: Identifiable, Hashable, Codable, Sendable, CustomStringConvertible {
  package let id: Int
  package var version = 0

  package init(id: Int, version: Int = 0) {
    self.id = id
    self.version = version
  }

  package var description: String { "\(id).\(version)" }
}
