/// A value with an identity and a content that can change.
struct TestValue: Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  var version = 0

  var description: String { "\(id).\(version)" }
}
