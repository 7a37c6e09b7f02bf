import Foundation

/// Creates the application and its delegate and runs the main loop until the last window closes.
///
/// - Parameters:
///   - argc: The number of arguments of the program.
///   - argv: The arguments of the program.
///   - principalClassName: The class of the application; `nil` for `UIApplication`.
///   - delegateClassName: The class of the delegate, with its module's name.
/// - Returns: 0 after the app has ended.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  precondition(
    principalClassName == nil || principalClassName == "UIApplication",
    "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName ?? "") is loaded."
  )
  guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) else {
    preconditionFailure(
      "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName ?? "nil") is loaded."
    )
  }
  guard
    let objectClass = delegateClass as? NSObject.Type,
    let delegate = MetatypeInitializer.makeObject(of: objectClass) as? any UIApplicationDelegate
  else {
    preconditionFailure("The class \(delegateClassName) is not an NSObject that conforms to UIApplicationDelegate.")
  }
  UIApplication.shared.run(delegate: delegate, options: nil)
  return 0
}
