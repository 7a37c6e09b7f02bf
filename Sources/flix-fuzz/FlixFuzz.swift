import FormTesting
import Foundation

/// Takes forms through random transitions and checks every batch of changes.
@main
struct FlixFuzz {
  @MainActor
  static func main() async {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        print(Options.help)
        return
      }
      let outcome = try await Fuzzer(options: options).run()
      print("\(outcome.transitions) transitions, \(outcome.failures) failures")
      exit(outcome.failures == 0 ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("flix-fuzz: \(error)\n".utf8))
      exit(2)
    }
  }
}
