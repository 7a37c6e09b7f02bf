/// Gives objects an identity that no other object ever has.
///
/// An address would not do: a new object can get that of one which is gone, and would then be taken for it.
@MainActor
package enum ProviderIdentity {
  private struct Entry {
    weak var object: AnyObject?
    let identity: String
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var lastSerial = 0
  private static var sweepLimit = 256

  /// The identity of a provider or section.
  ///
  /// - Complexity: O(1), amortised.
  package static func of(_ object: AnyObject) -> String {
    if let custom = object as? any CustomIdentityType { return "\(type(of: object))-\(custom.customIdentity)" }
    if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.identity }

    let identity = unused(for: type(of: object))
    if entries.count >= sweepLimit {
      entries = entries.filter { $0.value.object != nil }
      sweepLimit = max(256, entries.count * 4)
    }
    entries[ObjectIdentifier(object)] = Entry(object: object, identity: identity)
    return identity
  }

  /// A new identity, for an object that stores its own.
  package static func unused(for type: AnyClass) -> String {
    lastSerial += 1
    return "\(type)#\(lastSerial)"
  }
}
