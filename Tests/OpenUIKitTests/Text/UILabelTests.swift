import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Labels", .serialized)
@MainActor
struct UILabelTests {
  init() { _ = GTKStartup.done }

  private let long =
    "The quick brown fox jumps over the lazy dog, again and again, until both of them are tired of the game."

  private func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func roundedUp(_ result: PangoReference.Result) -> CGSize {
    CGSize(width: result.width.rounded(.up), height: result.height.rounded(.up))
  }

  // MARK: Sizes

  @Test("A label without text takes no space", arguments: [nil, ""] as [String?])
  func emptyText(_ text: String?) {
    let label = label(text)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    #expect(Drawing(of: label).ink == 0)
  }

  @Test("One line has Pango's size, rounded up", arguments: [11, 17, 34] as [CGFloat])
  func oneLine(_ size: CGFloat) {
    let label = label("Hamburgefonstiv 123", size: size)
    let expected = PangoReference.measure("Hamburgefonstiv 123", font: label.font)
    #expect(label.intrinsicContentSize == roundedUp(expected))
    #expect(abs(expected.height - label.font.lineHeight) < 0.1)
  }

  @Test("A single line keeps its width when asked to fit a smaller one")
  func singleLineKeepsWidth() {
    let label = label(long)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1000)) == label.intrinsicContentSize)
  }

  @Test("Wrapped text has Pango's height at each width", arguments: [60, 100, 173, 300, 900] as [CGFloat])
  func wrapped(_ width: CGFloat) {
    let label = label(long, lines: 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    #expect(size == roundedUp(PangoReference.measure(long, font: label.font, width: width)))
    label.preferredMaxLayoutWidth = width
    #expect(label.intrinsicContentSize == size)
  }

  @Test("A limit of lines limits the height", arguments: [2, 3])
  func limitedLines(_ lines: Int) {
    let label = label(long, lines: lines)
    let line = PangoReference.measure("x", font: label.font).height
    let all = PangoReference.measure(long, font: label.font, width: 100)
    #expect(all.lines > lines)
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(abs(size.height - CGFloat(lines) * line) <= 1)
    #expect(size.width <= 100)
  }

  @Test("Paragraphs are lines of their own", arguments: NSLineBreakMode.all)
  func paragraphs(_ mode: NSLineBreakMode) {
    let label = label("One\nTwo\nThree", lines: 0)
    label.lineBreakMode = mode
    #expect(label.intrinsicContentSize == roundedUp(PangoReference.measure("One\nTwo\nThree", font: label.font)))
  }

  @Test("A limit of lines counts them over all paragraphs", arguments: NSLineBreakMode.all, 1...6)
  func limitOverParagraphs(_ mode: NSLineBreakMode, _ lines: Int) {
    let text = "First paragraph\nSecond one that is long enough for two lines\nThird\nFourth"
    let label = label(text, lines: lines)
    label.lineBreakMode = mode
    let all = PangoReference.measure(text, font: label.font, width: 220)
    #expect(all.lines == 5)
    label.frame = CGRect(x: 0, y: 0, width: 220, height: 400)
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines)
    #expect(label.textLayout.lineCount == min(lines, 5))
    let line = all.height / 5
    #expect(abs(label.sizeThatFits(CGSize(width: 220, height: 0)).height - line * CGFloat(min(lines, 5))) <= 1)
  }

  @Test("A font, a text or a limit that changes makes another size")
  func changes() {
    let label = label("Text")
    let first = label.intrinsicContentSize
    label.font = .boldSystemFont(ofSize: 34)
    let second = label.intrinsicContentSize
    #expect(second.height > first.height && second.width > first.width)
    label.text = "Longer text"
    #expect(label.intrinsicContentSize.width > second.width)
    label.font = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
  }

  // MARK: Place

  @Test("The text stands in the vertical centre")
  func verticalCentre() throws {
    let label = label("x")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50) <= 0.5)
    let ink = try #require(Drawing(of: label).inkBounds)
    let baseline = rect.minY + label.font.ascender
    #expect(abs(ink.maxY - baseline) <= 1.5)
  }

  @Test("Alignment decides the side, natural follows the direction of the interface")
  func alignment() throws {
    let label = label("Text")
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let width = label.intrinsicContentSize.width
    func ink(_ alignment: NSTextAlignment) throws -> CGRect {
      label.textAlignment = alignment
      return try #require(Drawing(of: label).inkBounds)
    }
    #expect(try ink(.left).minX < 4)
    #expect(try ink(.natural).minX < 4)
    #expect(try abs(ink(.center).midX - 100) < 3)
    #expect(try ink(.right).maxX > 196)
    #expect(try ink(.right).minX > 196 - width)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try ink(.natural).maxX > 196)
    #expect(try ink(.left).minX < 4)
  }

  @Test(
    "Text of the other direction stands on the same side, in every line",
    arguments: [NSTextAlignment.left, .right]
  )
  func mixedDirections(_ alignment: NSTextAlignment) throws {
    let label = label("שלום\nHello", lines: 2)
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let drawing = Drawing(of: label)
    for half in [0..<30, 30..<60] {
      let columns = (0..<200).filter { x in half.contains { drawing.color(x: x, y: $0).alpha > 0.2 } }
      let (left, right) = (try #require(columns.first), try #require(columns.last))
      #expect(alignment == .left ? left < 5 : right > 194)
    }
  }

  @Test("Baselines of the first and the last line lie a line's height apart for each line between")
  func baselines() throws {
    let label = label("One\nTwo\nThree", lines: 0)
    let offsets = try #require(label.baselineOffsets)
    #expect(abs(offsets.firstFromTop - label.font.ascender) < 0.1)
    let distance = label.intrinsicContentSize.height - offsets.lastFromBottom - offsets.firstFromTop
    #expect(abs(distance - 2 * label.font.lineHeight) < 0.5)
  }

  @Test("Auto Layout makes a label as high as its text is at the width it gets")
  func heightForWidth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    let label = label(long, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -7),
      label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    let expected = PangoReference.measure(long, font: label.font, width: 173).height.rounded(.up)
    #expect(label.frame == CGRect(x: 20, y: 0, width: 173, height: expected))
    label.text = "Short"
    view.layoutIfNeeded()
    #expect(label.frame.height == PangoReference.measure("Short", font: label.font).height.rounded(.up))
  }

  // MARK: Cutting

  @Test(
    "Text that is too wide is truncated at the place asked for and stays inside",
    arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
  )
  func truncation(_ mode: NSLineBreakMode) throws {
    let label = label(String(repeating: "l", count: 40) + String(repeating: "M", count: 40))
    label.lineBreakMode = mode
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    let drawing = Drawing(of: label)
    #expect(label.textLayout.isTruncated)
    #expect(label.textLayout.lineCount == 1)
    #expect(try #require(drawing.inkBounds).maxX <= 120)
    let letters = (0..<120).filter { x in (0..<30).contains { drawing.color(x: x, y: $0).alpha > 0.3 } }
    let gaps = zip(letters, letters.dropFirst()).filter { $1 - $0 > 1 }.map(\.0)
    // Between thin letters lie many gaps; they tell which end is left.
    let (early, late) = (gaps.filter { $0 < 40 }.count, gaps.filter { $0 > 80 }.count)
    switch mode {
    case .byTruncatingHead: #expect(early <= 4 && late <= 4)
    case .byTruncatingTail: #expect(early > 6 && late > 4)
    default: #expect(early > 6 && late <= 4)
    }
  }

  @Test("Several lines are truncated in the last one")
  func truncatedLastLine() {
    let label = label(long, lines: 2)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2)
    #expect(label.textLayout.isTruncated)
    #expect(label.textLayout.lineCount == 2)
    label.numberOfLines = 0
    label.frame.size.height = 1000
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    #expect(!label.textLayout.isTruncated)
  }

  @Test("Any number of lines means as many as there is room for")
  func roomForLines() {
    let label = label(long, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: label.font.lineHeight * 3 + 2)
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    #expect(label.textLayout.lineCount == 3)
    #expect(label.textLayout.isTruncated)
  }

  @Test(
    "A label of its intrinsic size truncates nothing",
    arguments: ["Wi-Fi", "Airplane Mode", "AVAVAVAV", "fifififi", "…"]
  )
  func intrinsicSizeSuffices(_ text: String) {
    for size in stride(from: CGFloat(9), through: 40, by: 0.5) {
      let label = label(text, size: size)
      label.frame.size = label.intrinsicContentSize
      _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
      #expect(!label.textLayout.isTruncated)
    }
  }

  @Test("Clipped text is cut off at the edge")
  func clipping() throws {
    let label = label("MMMMMMMMMMMMMMMMMMMM")
    label.lineBreakMode = .byClipping
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let ink = try #require(Drawing(of: label).inkBounds)
    #expect(ink.minX < 4 && ink.maxX > 96)
    #expect(!label.textLayout.isTruncated)
  }

  @Test("A line that is too wide shrinks as far as it may")
  func shrinking() throws {
    let label = label("A line that is a little too wide")
    let natural = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.7, height: 40)
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(!label.textLayout.isTruncated)
    #expect(abs(label.textLayout.extents.width - natural.width * 0.7) < 3)
    label.minimumScaleFactor = 0.9
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(label.textLayout.isTruncated)
  }

  // MARK: Color

  @Test("The text has its color, its highlighted color, and is dimmed when disabled")
  func colors() {
    let label = label("████")
    label.frame.size = label.intrinsicContentSize
    label.textColor = .red
    #expect(Drawing(of: label).color(x: 20, y: 10) == RGBA(1, 0, 0))
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(Drawing(of: label).color(x: 20, y: 10) == RGBA(0, 0, 1))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(abs(Drawing(of: label).color(x: 20, y: 10).alpha - 0.5) < 0.01)
  }

  @Test("A subclass may draw its text in another rectangle")
  func insets() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 30, dy: 0)) }
    }
    let label = Inset()
    label.text = "Text"
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let ink = try #require(Drawing(of: label).inkBounds)
    #expect(ink.minX >= 30 && ink.minX < 35)
  }

  @Test("A word of a hundred thousand letters is set in lines within a moment")
  func hugeWord() {
    let word = String(repeating: "abcdefghij", count: 10_000)
    let label = label("Before " + word + " after", lines: 0)
    let start = ContinuousClock.now
    let size = label.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(ContinuousClock.now - start < .seconds(10), "without care for it, this takes several times as long")
    let single = label.font.lineHeight
    #expect(size.width > 280 && size.width <= 300)
    // A letter is 7 to 10 points wide in this size.
    #expect(size.height > 2000 * single && size.height < 4000 * single)
  }

  @Test("The lines of a long word are those that Pango breaks it into", arguments: [90, 200, 333] as [CGFloat])
  func longWord(_ width: CGFloat) {
    let word = (0..<700).map { "\($0)x" }.joined() + "w" + String(repeating: "iiiW", count: 800)
    let layout = TextLayout()
    let style = TextStyle(face: UIFont.systemFont(ofSize: 17).face)
    let units = Int32(width * CGFloat(PANGO_SCALE))
    layout.arrange("a", style: style, width: nil, maximumLines: 0)
    let whole = layout.lineStarts(of: word, width: units)
    let broken = layout.breakingLongRuns(in: word, style: style, width: units)
    var starts: [Int] = []
    var offset = 0
    for line in broken.split(separator: "\n") {
      starts.append(offset)
      offset += line.utf8.count
    }
    #expect(offset == word.utf8.count)
    #expect(starts == whole)
  }

  @Test("Assistive technologies read the text")
  func accessibility() {
    let label = label("Airplane Mode")
    #expect(gtk_test_accessible_has_role(OpaquePointer(label.gtkWidget), GTK_ACCESSIBLE_ROLE_LABEL) != 0)
    #expect(gtk_test_accessible_has_property(OpaquePointer(label.gtkWidget), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
  }

  @Test("A label that is let go frees its widget")
  func lifetime() {
    let probe = WidgetProbe()
    do {
      let label = label(long, lines: 0)
      probe.watch(label.gtkWidget)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      _ = Drawing(of: label)
      #expect(probe.alive == 1)
    }
    #expect(probe.alive == 0)
  }
}

extension NSLineBreakMode {
  nonisolated static let all: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
  ]
}
