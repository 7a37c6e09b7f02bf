public import Foundation

/// A view that shows a content configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; a new one is shown in place.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// By default a view shows configurations of the type that it shows already.
  ///
  /// - Parameter configuration: The configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
