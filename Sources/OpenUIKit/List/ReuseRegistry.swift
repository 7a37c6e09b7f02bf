import Foundation

/// The classes registered for reuse identifiers, and the views that wait for their next use.
@MainActor
struct ReuseRegistry<View: UIView> {
  var pool = ReusePool<View>()
  private var classes: [String: View.Type] = [:]

  /// Names the class of the views for an identifier; nil forgets it.
  ///
  /// - Returns: The views of the former class, which are not used again.
  mutating func register(_ anyClass: AnyClass?, for identifier: String) -> [View] {
    guard let anyClass else {
      classes[identifier] = nil
      return pool.removeAll(for: identifier)
    }
    guard let type = anyClass as? View.Type else {
      preconditionFailure("must pass a class of kind \(View.self), not \(anyClass)")
    }
    classes[identifier] = type
    return pool.removeAll(for: identifier)
  }

  func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }
}
