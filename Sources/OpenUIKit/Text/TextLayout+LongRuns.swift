import CGTK

extension TextLayout {
  /// From so many bytes without a space on, a run is broken here. Pango shapes all that is left of a run for each of its
  /// lines, which takes seconds for a run of a hundred thousand letters.
  private static let longRun = 4000
  /// So many characters of a long run are set in lines at a time.
  private static let pieceLength = 1000

  /// The text with line feeds where the lines of its long runs break.
  final func breakingLongRuns(in text: String, style: TextStyle, width: Int32) -> String {
    guard width > 0, text.utf8.count >= Self.longRun, Self.hasLongRun(text) else { return text }
    var result = ""
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty || paragraph.startIndex > text.startIndex { result += "\n" }
      result += Self.hasLongRun(paragraph) ? breakingIntoLines(paragraph, width: width) : String(paragraph)
    }
    return result
  }

  private static func hasLongRun(_ text: some StringProtocol) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == 0x20 || byte == 0x0A ? 0 : length + 1
      if length >= longRun { return true }
    }
    return false
  }

  /// Sets a paragraph in lines piece by piece. The last line of a piece begins the next one, as more may fit into it.
  private func breakingIntoLines(_ paragraph: Substring, width: Int32) -> String {
    var lines: [Substring] = []
    var rest = paragraph
    while !rest.isEmpty {
      let piece = rest.prefix(Self.pieceLength)
      let starts = lineStarts(of: String(piece), width: width).map { piece.utf8.index(piece.startIndex, offsetBy: $0) }
      let isLast = piece.endIndex == rest.endIndex
      let kept = isLast || starts.count < 2 ? starts.count : starts.count - 1
      for index in 0..<kept {
        lines.append(rest[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : piece.endIndex)])
      }
      rest = kept < starts.count ? rest[starts[kept]...] : rest[piece.endIndex...]
    }
    return lines.joined(separator: "\n")
  }
}
