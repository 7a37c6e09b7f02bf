import Flix
import FormTesting
import Foundation

/// Takes forms through random transitions and checks every batch of changes.
@main
struct FlixFuzz {
  @MainActor
  static func main() {
    let options: Options
    do {
      options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)")
    }
    if options.wantsHelp {
      print(Options.help)
    } else if options.usesView {
      let environment = ProcessInfo.processInfo.environment
      if environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil {
        fail("--view needs a display; run it under xvfb-run")
      }
      FuzzAppDelegate.options = options
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(FuzzAppDelegate.self))
    } else {
      Task { await finish { try await Fuzzer(options: options) { failing, _ in failing.run() }.run() } }
      dispatchMain()
    }
  }

  /// Ends the process as the outcome of a run says.
  @MainActor
  static func finish(_ run: () async throws -> Fuzzer.Outcome) async -> Never {
    do {
      let outcome = try await run()
      print("\(outcome.transitions) transitions, \(outcome.failures) failures")
      exit(outcome.failures == 0 ? 0 : 1)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("flix-fuzz: \(message)\n".utf8))
    exit(2)
  }
}
