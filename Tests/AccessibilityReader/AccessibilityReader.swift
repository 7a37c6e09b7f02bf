import Foundation

/// Prints what a screen reader finds of an application: `accessibility-reader NAME [TEXT]`.
///
/// It waits until an application of that name is on the bus and, where a text is given, until something in it has that
/// text as its name. Each line is a node, indented by its depth: its role, its name in quotes, its description in
/// parentheses, its states in brackets and its attributes in braces.
@main
struct AccessibilityReader {
  private static let patience = Duration.seconds(30)
  private static let pause = Duration.milliseconds(50)

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else { return fail("accessibility-reader NAME [TEXT]") }
    let text = arguments.dropFirst().first
    let deadline = ContinuousClock.now + patience
    var problem = "no application '\(name)' is on the bus"
    repeat {
      do {
        for application in try AccessibilityBus().applications() where try application.name() == name {
          let lines = try lines(of: application, depth: 0)
          guard text.map({ text in lines.contains { $0.contains("'\(text)'") } }) ?? true else {
            problem = "nothing is called '\(text ?? "")'"
            continue
          }
          return print(lines.joined(separator: "\n"))
        }
      } catch {
        // What was there a moment ago may be gone while the application starts.
        problem = "\(error)"
      }
      try? await Task.sleep(for: pause)
    } while ContinuousClock.now < deadline
    fail(problem)
  }

  private static func lines(of node: Accessible, depth: Int) throws -> [String] {
    var line = String(repeating: "  ", count: depth) + (try node.role()) + " '\(try node.name())'"
    let description = try node.description()
    if !description.isEmpty { line += " (\(description))" }
    line += " [\(try node.states().joined(separator: " "))]"
    let attributes = try node.attributes().sorted { $0.key < $1.key }
    line += " {\(attributes.map { "\($0.key)=\($0.value)" }.joined(separator: " "))}"
    return try [line] + node.children().flatMap { try lines(of: $0, depth: depth + 1) }
  }

  private static func fail(_ problem: String) {
    FileHandle.standardError.write(Data("accessibility-reader: \(problem)\n".utf8))
    exit(1)
  }
}
