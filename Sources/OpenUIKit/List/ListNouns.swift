/// What a list calls itself and its parts in messages.
nonisolated struct ListNouns: Sendable {
  let view: String
  let row: String

  static let table = ListNouns(view: "table view", row: "row")
  static let collection = ListNouns(view: "collection view", row: "item")
}
