import Foundation
import Testing

/// A block of Swift in a document that stands, word for word, in a file that the tests compile.
///
/// A comment before the block names the file: `<!-- Tests/DocumentationTests/Example.swift -->`.
struct DocumentBlock: CustomTestStringConvertible {
  /// The document, by its path in the package.
  let document: String
  /// The file, by its path in the package.
  let file: String
  /// What the document says, without the line `@main`, which a test cannot have.
  let text: String

  var testDescription: String { "\(document): \(file)" }

  /// What the file says.
  var fileText: String {
    get throws { try String(contentsOf: Self.package.appending(path: file), encoding: .utf8) }
  }

  /// The blocks of all documents, those of the README first.
  static let all: [DocumentBlock] = {
    let folder = try? FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Documentation").path)
    let pages = (folder ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return (["README.md"] + pages).flatMap(blocks)
  }()

  private static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static func blocks(in document: String) -> [DocumentBlock] {
    guard let text = try? String(contentsOf: package.appending(path: document), encoding: .utf8) else { return [] }
    return text.matches(of: /<!-- (Tests\/\S+\.swift) -->\n+```swift\n([\s\S]*?)```/).map { match in
      let block = match.2.replacing("@main\n", with: "")
      return DocumentBlock(document: document, file: String(match.1), text: String(block))
    }
  }
}
