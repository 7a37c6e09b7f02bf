import Foundation

/// What an app does at the turning points of its life.
///
/// Mark the class that adopts it with `@main`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Tells that the launch began.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the launch is nearly done; windows are made here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that a person now works with the app.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that a person is about to leave the app.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the app with an instance of this class as its delegate.
  public static func main() {
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self))
  }
}
