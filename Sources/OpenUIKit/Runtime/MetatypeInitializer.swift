import CGTK
import Foundation

/// Creates objects from their class where the initializer is not `required`, as UIKit does.
///
/// Swift refuses `type.init()` for such initializers because a subclass need not have them; a subclass that lacks the
/// initializer stops with "Use of unimplemented initializer", as it does with UIKit.
@MainActor
enum MetatypeInitializer {
  /// Creates an object with `init()`.
  static func makeObject(of type: NSObject.Type) -> NSObject {
    guard let object = cgtk_swift_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)) else {
      preconditionFailure("\(type) could not be created.")
    }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates a view of a class with `init(frame:)`.
  static func makeView(of type: UIView.Type, frame: CGRect) -> UIView {
    let pointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let object = cgtk_swift_make_view(
      pointer,
      Double(frame.minX),
      Double(frame.minY),
      Double(frame.width),
      Double(frame.height)
    )
    guard let object else { preconditionFailure("\(type) could not be created.") }
    return Unmanaged<UIView>.fromOpaque(object).takeRetainedValue()
  }
}
