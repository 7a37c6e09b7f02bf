import Foundation

/// What has traits: views and view controllers.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The light or dark appearance, layout direction and scale that apply here.
  var traitCollection: UITraitCollection { get }

  /// Tells that the traits changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
