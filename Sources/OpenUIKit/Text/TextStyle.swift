import CGTK

/// How a text layout sets its text.
nonisolated struct TextStyle: Equatable, Sendable {
  /// A side, not a direction of reading.
  enum Side: Sendable {
    case left
    case center
    case right
  }

  var face: FontFace
  var side = Side.left
  var isJustified = false
  var lineBreakMode = NSLineBreakMode.byTruncatingTail

  var alignment: PangoAlignment {
    switch side {
    case .left: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    }
  }

  /// Where the ellipsis goes, or that there is none.
  var ellipsis: PangoEllipsizeMode {
    switch lineBreakMode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
