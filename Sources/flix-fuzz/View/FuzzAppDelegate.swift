import Flix
import Foundation

/// Runs the fuzzer in an application with a window, and ends the process with its outcome.
final class FuzzAppDelegate: UIResponder, UIApplicationDelegate {
  // What the command line asked for, set before the application starts.
  static var options: Options?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let options = Self.options else { return false }
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let controller = UIViewController()
    controller.view.frame = frame
    let window = UIWindow(frame: frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    Task { @MainActor in
      let fuzzer = Fuzzer(options: options) { failing, way in
        let stage: any ViewStage =
          way & 8 == 0
          ? TableStage(frame: frame, in: controller.view, way: way)
          : CollectionStage(frame: frame, in: controller.view, way: way)
        defer { stage.view.removeFromSuperview() }
        return failing.run(on: stage, way: way)
      }
      await FlixFuzz.finish { try await fuzzer.run() }
    }
    return true
  }
}
