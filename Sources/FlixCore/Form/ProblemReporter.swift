import Foundation

/// Where a form tells about bad input.
@MainActor
public struct ProblemReporter {
  /// Takes a problem.
  public let report: (FormProblem) -> Void

  /// Creates a reporter.
  public init(report: @escaping (FormProblem) -> Void) {
    self.report = report
  }

  /// Writes a line to standard error.
  public static var standardError: ProblemReporter {
    ProblemReporter { problem in
      FileHandle.standardError.write(Data("Flix: \(problem)\n".utf8))
    }
  }
}
