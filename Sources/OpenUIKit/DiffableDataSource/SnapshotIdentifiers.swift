import Foundation

/// What snapshots say about identifiers that occur more than once.
nonisolated enum SnapshotIdentifiers {
  /// Stops where an identifier is given more than once.
  ///
  /// - Parameters:
  ///   - identifiers: What is given.
  ///   - noun: What it identifies.
  /// - Returns: The identifiers.
  @discardableResult
  static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], noun: String) -> Set<Identifier> {
    let unique = Set(identifiers)
    guard unique.count < identifiers.count else { return unique }
    var seen: Set<Identifier> = []
    var duplicates: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted && !duplicates.contains(identifier) {
      duplicates.append(identifier)
    }
    preconditionFailure(
      "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: {(\n"
        + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    )
  }

  /// Reports identifiers that are given to a snapshot which has them already.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - noun: What they identify.
  ///   - consequence: What the snapshot does.
  static func warnOfExisting<Identifier: Hashable>(_ identifiers: [Identifier], noun: String, _ consequence: String) {
    let names = identifiers.map { "\($0)" }.joined(separator: ", ")
    let text =
      "Diffable data source detected an attempt to insert or append \(identifiers.count) \(noun) "
      + "identifier\(identifiers.count == 1 ? " that already exists" : "s that already exist") in the snapshot. "
      + "\(consequence) Identifiers: \(names)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
