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
        // A table view keeps the cells of every form that it has shown, so each form gets one of its own.
        let tableView = UITableView(frame: frame, style: .insetGrouped)
        tableView.rowHeight = 44
        controller.view.addSubview(tableView)
        defer { tableView.removeFromSuperview() }
        return failing.run(in: tableView, isAnimated: way % 4 == 3)
      }
      await FlixFuzz.finish { try await fuzzer.run() }
    }
    return true
  }
}
