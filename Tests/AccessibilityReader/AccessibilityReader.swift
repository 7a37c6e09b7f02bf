import Foundation

/// Prints what a screen reader finds of an application: `accessibility-reader NAME [TEXT [ACTION]]`.
///
/// It waits until an application of that name is on the bus and, where a text is given, until something in it has that
/// text as its name. Where an action is given, it has that done first by what has the name. Each line is a node, indented
/// by its depth: its role, its name in quotes, its description in parentheses, its states in brackets, its attributes in
/// braces and its actions between bars.
@main
struct AccessibilityReader {
  private static let patience = Duration.seconds(30)
  private static let pause = Duration.milliseconds(50)

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first else { return fail("accessibility-reader NAME [TEXT [ACTION]]") }
    let text = arguments.dropFirst().first
    var action = arguments.dropFirst(2).first
    let deadline = ContinuousClock.now + patience
    var problem = "no application '\(name)' is on the bus"
    repeat {
      do {
        for application in try AccessibilityBus().applications() where try application.name() == name {
          if let text, let wanted = action {
            guard try perform(wanted, by: text, in: application) else {
              problem = "nothing that is called '\(text)' does \(wanted)"
              continue
            }
            action = nil
          }
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
    let actions = try node.actions()
    if !actions.isEmpty { line += " |\(actions.joined(separator: "|"))|" }
    return try [line] + node.children().flatMap { try lines(of: $0, depth: depth + 1) }
  }

  /// Has the first node of a name that can do it do something.
  private static func perform(_ action: String, by name: String, in node: Accessible) throws -> Bool {
    if try node.name() == name, try node.perform(action) { return true }
    return try node.children().contains { try perform(action, by: name, in: $0) }
  }

  private static func fail(_ problem: String) {
    FileHandle.standardError.write(Data("accessibility-reader: \(problem)\n".utf8))
    exit(1)
  }
}
