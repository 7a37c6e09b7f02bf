/// A provider whose identity survives its re-creation.
///
/// Two providers of the same type and the same custom identity are one to a form: when the second takes the place of
/// the first, its values are compared with those of the first.
@MainActor
public protocol CustomIdentityType: AnyObject {
  /// The identity, unique among the providers of this type that a form holds.
  var customIdentity: String { get }
}
