/// What the library remembers for providers that have no place of their own to keep it.
///
/// An entry goes with its object. As nothing tells when an object is gone, entries are swept when there are many, and
/// in the main-loop turn after a form was taken down.
enum ProviderStorage {
  private struct Entry {
    weak var object: AnyObject?
    var values: [ObjectIdentifier: AnyObject]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepLimit = 64

  /// The stored value of a type, made when it is first asked for.
  static func value<Value: AnyObject>(for object: AnyObject, make: () -> Value) -> Value {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object,
      let value = entry.values[ObjectIdentifier(Value.self)] as? Value
    {
      return value
    }
    let value = make()
    if entries[key]?.object !== object { entries[key] = Entry(object: object, values: [:]) }
    entries[key]?.values[ObjectIdentifier(Value.self)] = value
    if entries.count >= sweepLimit { sweep() }
    return value
  }

  /// Drops what belongs to objects that are gone.
  static func sweep() {
    entries = entries.filter { $0.value.object != nil }
    sweepLimit = max(64, entries.count * 2)
  }

  /// Sweeps when what holds the main actor now is done.
  nonisolated static func sweepSoon() {
    Task { @MainActor in sweep() }
  }
}
