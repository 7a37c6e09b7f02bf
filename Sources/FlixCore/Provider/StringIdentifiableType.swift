/// A value that is told from the other values of its provider by a string.
public nonisolated protocol StringIdentifiableType {
  /// The identity, unique among the values of one provider and the same for as long as it is the same thing.
  var identity: String { get }
}
