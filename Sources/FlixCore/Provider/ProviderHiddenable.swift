/// A provider, header, footer or section that can be hidden.
@MainActor
public protocol ProviderHiddenable: AnyObject {
  /// Whether nothing of it is shown.
  ///
  /// Forms observe the property: in a class of your own, make it a property of an `@Observable` class or compute it
  /// from one, and the form follows each change.
  var isHidden: Bool { get }
}
