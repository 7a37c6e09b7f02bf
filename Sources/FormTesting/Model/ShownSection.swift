/// What a view shows of a section. Rows, headers and footers are texts of an identity, a dot and a content.
package struct ShownSection: Equatable, Sendable {
  package var rows: [String]
  package var header: String?
  package var footer: String?

  package init(rows: [String], header: String? = nil, footer: String? = nil) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }

  /// The identity in a text; empty if the text has none.
  static func identity(in text: String) -> Substring {
    text.lastIndex(of: ".").map { text[..<$0] } ?? ""
  }
}
