import CGTK
import Foundation

/// Text set in lines: measured and drawn by Pango, broken and cut as a label wants it.
///
/// Nearly every text is one PangoLayout. Only a text of several paragraphs that is cut in a later one needs a second,
/// as Pango limits the lines of each paragraph and not those of the whole.
@MainActor
final class TextLayout {
  private let layout: OpaquePointer
  /// The paragraphs above the one that is cut.
  private var head: OpaquePointer?
  private var usesHead = false
  private var arranged: Arrangement?

  private struct Arrangement: Equatable {
    var text: String
    var style: TextStyle
    var width: Int32
    var lines: Int
  }

  init() {
    layout = Self.makeLayout()
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    if let head { g_object_unref(UnsafeMutableRawPointer(head)) }
  }

  // MARK: Arranging

  /// Sets a text in lines; does nothing if it stands like that already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: How to set it.
  ///   - width: The space for a line, in points; `nil` breaks lines only between paragraphs.
  ///   - maximumLines: The largest number of lines; 0 for any number.
  func arrange(_ text: String, style: TextStyle, width: CGFloat?, maximumLines: Int) {
    let limit = CGFloat(Int32.max) / CGFloat(PANGO_SCALE)
    let units = width.flatMap { $0 < limit ? Int32((max(0, $0) * CGFloat(PANGO_SCALE)).rounded()) : nil } ?? -1
    let wanted = Arrangement(text: text, style: style, width: units, lines: maximumLines)
    guard wanted != arranged else { return }
    arranged = wanted
    usesHead = false
    apply(style, to: layout)
    let isSingleLine =
      maximumLines == 1 && (style.ellipsis != PANGO_ELLIPSIZE_NONE || style.lineBreakMode == .byClipping)
    if isSingleLine {
      setSingleLine(text, style: style, width: units)
      return
    }
    let text = breakingLongRuns(in: text, style: style, width: units)
    set(text, width: units)
    guard maximumLines > 0, Int(pango_layout_get_line_count(layout)) > maximumLines else { return }
    if style.ellipsis == PANGO_ELLIPSIZE_NONE {
      cut(text, toLines: maximumLines, width: units)
    } else {
      truncate(text, style: style, toLines: maximumLines, width: units)
    }
  }

  private func apply(_ style: TextStyle, to layout: OpaquePointer) {
    let description = style.face.makeDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_alignment(layout, style.alignment)
    pango_layout_set_justify(layout, style.isJustified ? 1 : 0)
    pango_layout_set_wrap(layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    guard style.face.hasTabularDigits, let attributes = pango_attr_list_new() else {
      pango_layout_set_attributes(layout, nil)
      return
    }
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func set(
    _ text: String,
    width: Int32,
    ellipsis: PangoEllipsizeMode = PANGO_ELLIPSIZE_NONE,
    lines: Int = 1
  ) {
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, Int32(-lines))
    pango_layout_set_width(layout, width)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
  }

  /// Where the lines of a text begin, in bytes, with lines broken at a width in Pango's units.
  func lineStarts(of text: String, width: Int32) -> [Int] {
    set(text, width: width)
    return (0..<pango_layout_get_line_count(layout)).compactMap { number in
      pango_layout_get_line_readonly(layout, number).map { Int($0.pointee.start_index) }
    }
  }

  private func setSingleLine(_ text: String, style: TextStyle, width: Int32) {
    let line = Self.rest(of: text[...], style: style, hasMore: true)
    set(line, width: style.lineBreakMode == .byClipping ? -1 : width, ellipsis: style.ellipsis)
  }

  /// Leaves out the lines beyond a number of them.
  private func cut(_ text: String, toLines count: Int, width: Int32) {
    guard let line = pango_layout_get_line_readonly(layout, Int32(count)) else { return }
    var visible = Self.prefix(of: text, bytes: Int(line.pointee.start_index))
    while let last = visible.last, last.isNewline { visible.removeLast() }
    set(String(visible), width: width)
  }

  /// Puts an ellipsis into the last of a number of lines.
  private func truncate(_ text: String, style: TextStyle, toLines count: Int, width: Int32) {
    var first = count - 1
    while first > 0, let line = pango_layout_get_line_readonly(layout, Int32(first)),
      line.pointee.is_paragraph_start == 0
    {
      first -= 1
    }
    let start = pango_layout_get_line_readonly(layout, Int32(first)).map { Int($0.pointee.start_index) } ?? 0
    let above = Self.prefix(of: text, bytes: start)
    // Whether the paragraph ends just where the lines do, so that only what follows it is left out.
    let next = pango_layout_get_line_readonly(layout, Int32(count))
    let endsHere = next.map { $0.pointee.is_paragraph_start != 0 } ?? false
    let rest = Self.rest(of: text[above.endIndex...], style: style, hasMore: endsHere)
    if first > 0 { setHead(above, style: style, width: width) }
    set(rest, width: width, ellipsis: style.ellipsis, lines: count - first)
  }

  private func setHead(_ text: Substring, style: TextStyle, width: Int32) {
    let head = head ?? Self.makeLayout()
    self.head = head
    usesHead = true
    apply(style, to: head)
    var text = text
    if text.last?.isNewline == true { text.removeLast() }
    pango_layout_set_width(head, width)
    pango_layout_set_text(head, String(text), Int32(text.utf8.count))
  }

  /// The text of a line that stands for all that follows: at the end of its first paragraph an ellipsis shows that there
  /// is more, and where the beginning or the middle is cut, the paragraphs are run together.
  private static func rest(of text: Substring, style: TextStyle, hasMore: Bool) -> String {
    guard let end = text.firstIndex(where: \.isNewline) else { return String(text) }
    switch style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle: return text.map { $0.isNewline ? " " : String($0) }.joined()
    case .byTruncatingTail where hasMore: return text[..<end] + "…"
    default: return String(text[..<end])
    }
  }

  private static func prefix(of text: String, bytes: Int) -> Substring {
    let index = text.utf8.index(text.startIndex, offsetBy: bytes, limitedBy: text.endIndex) ?? text.endIndex
    return text[..<index]
  }

  private static func makeLayout() -> OpaquePointer {
    guard let layout = pango_layout_new(TextContext.shared) else {
      preconditionFailure("Pango could not create a layout.")
    }
    return layout
  }

  // MARK: Measuring

  private func extents(of layout: OpaquePointer) -> CGRect {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let unit = CGFloat(PANGO_SCALE)
    return CGRect(
      x: CGFloat(logical.x) / unit,
      y: CGFloat(logical.y) / unit,
      width: CGFloat(logical.width) / unit,
      height: CGFloat(logical.height) / unit
    )
  }

  /// The height of the paragraphs above the one that is cut, in points.
  private var headHeight: CGFloat { usesHead ? head.map { extents(of: $0).height } ?? 0 : 0 }

  /// The rectangle of the lines in points; its x tells how far alignment moves them.
  var extents: CGRect {
    let own = extents(of: layout)
    guard usesHead, let head else { return own }
    let above = extents(of: head)
    let left = min(own.minX, above.minX)
    return CGRect(
      x: left,
      y: 0,
      width: max(own.maxX, above.maxX) - left,
      height: own.height + above.height
    )
  }

  /// The number of lines.
  var lineCount: Int {
    Int(pango_layout_get_line_count(layout)) + (usesHead ? head.map { Int(pango_layout_get_line_count($0)) } ?? 0 : 0)
  }

  /// Whether something was left out for an ellipsis.
  var isTruncated: Bool { usesHead || pango_layout_is_ellipsized(layout) != 0 }

  /// The distance from the top to the baseline of the first line, in points.
  var firstBaseline: CGFloat {
    CGFloat(pango_layout_get_baseline(usesHead ? head ?? layout : layout)) / CGFloat(PANGO_SCALE)
  }

  /// The distance from the top to the baseline of the last line, in points.
  var lastBaseline: CGFloat {
    guard let iterator = pango_layout_get_iter(layout) else { return firstBaseline }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return headHeight + CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE)
  }

  // MARK: Drawing

  /// Draws the lines.
  ///
  /// - Parameters:
  ///   - snapshot: The GtkSnapshot to draw into.
  ///   - origin: Where the left edge of the space and the top of the first line go.
  ///   - color: The colour of the text.
  func append(to snapshot: OpaquePointer, at origin: CGPoint, color: RGBA) {
    var color = color.gdk
    if usesHead, let head { append(head, to: snapshot, at: origin, color: &color) }
    append(layout, to: snapshot, at: CGPoint(x: origin.x, y: origin.y + headHeight), color: &color)
  }

  private func append(_ layout: OpaquePointer, to snapshot: OpaquePointer, at origin: CGPoint, color: inout GdkRGBA) {
    var point = graphene_point_t(x: origin.x.widgetPosition, y: origin.y.widgetPosition)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &point)
    gtk_snapshot_append_layout(snapshot, layout, &color)
    gtk_snapshot_restore(snapshot)
  }
}
