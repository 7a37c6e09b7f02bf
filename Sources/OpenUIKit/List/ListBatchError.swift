/// Why a batch was refused, in the words UIKit uses.
nonisolated struct ListBatchError: Error, Equatable, CustomStringConvertible, Sendable {
  let description: String

  init(_ description: String) { self.description = description }
}
