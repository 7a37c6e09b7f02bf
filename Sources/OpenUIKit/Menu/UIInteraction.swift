public import Foundation

/// Something that a person can do with a view, apart from what its class does.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Tells that the interaction is about to be added to another view, or to none.
  func willMove(to view: UIView?)

  /// Tells that the interaction was added to another view, or to none.
  func didMove(to view: UIView?)
}
