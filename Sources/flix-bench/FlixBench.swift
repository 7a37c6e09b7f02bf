import Foundation

/// Measures what an update costs, beside other ways to do the same.
@main
struct FlixBench {
  @MainActor
  static func main() {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        print(Options.help)
        return
      }
      let bench = Bench(options: options)
      BuildBenchmark.runMemory(in: bench)
      DifferenceBenchmark.run(in: bench)
      FormBenchmark.run(in: bench)
      BuildBenchmark.run(in: bench)
      try bench.finish()
    } catch {
      FileHandle.standardError.write(Data("flix-bench: \(error)\n".utf8))
      exit(2)
    }
  }
}
