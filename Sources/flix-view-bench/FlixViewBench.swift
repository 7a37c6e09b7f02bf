import FormTesting
import Foundation
import OpenUIKit

/// Measures lists and grids beside those of GTK, all in one run.
@main
struct FlixViewBench {
  static let subjects: [any ViewSubject.Type] = [
    EmptyWindow.self, LargeForm.self, GTKList.self, NumberGrid.self, GTKGrid.self,
  ]

  /// What the command line asks for, set before the application starts.
  @MainActor static var json: String?
  /// The subject that this process only shows, to tell what memory that takes.
  @MainActor static var shown: String?

  @MainActor
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": json = arguments.popFirst()
      case "--show": shown = arguments.popFirst()
      default:
        print("usage: flix-view-bench [--json FILE]")
        exit(argument == "--help" ? 0 : 2)
      }
    }
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(BenchDelegate.self))
  }
}

/// Runs the measurements in an application, and ends the process after them.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
  private let spare = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Keeps the application running between the windows of the subjects.
    spare.rootViewController = UIViewController()
    spare.makeKeyAndVisible()
    Task { @MainActor in
      do {
        if let name = FlixViewBench.shown {
          try await show(name)
        } else {
          let bench = ViewBench()
          try await bench.compare("large", "100,000 rows", LargeForm.self, GTKList.self, filters: true)
          try await bench.compare("grid", "1,000,000 items", NumberGrid.self, GTKGrid.self, filters: false)
          try bench.finish(json: FlixViewBench.json)
        }
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("flix-view-bench: \(error)\n".utf8))
        exit(1)
      }
    }
    return true
  }

  private func show(_ name: String) async throws {
    guard let type = FlixViewBench.subjects.first(where: { $0.name == name }) else { throw POSIXError(.EINVAL) }
    let subject = type.init()
    for _ in 0..<10 { await subject.nextFrame() }
    print(ResidentMemory.bytes ?? 0)
    withExtendedLifetime(subject) {}
  }
}
