import CGTK
import Foundation

/// One or more lines of text that a person only reads.
///
/// The text stands in the vertical centre of the bounds.
@MainActor
open class UILabel: UIView {
  let textLayout = TextLayout()
  private var measured: [Measurement: CGSize] = [:]
  /// Set while the label draws.
  private var snapshot: OpaquePointer?

  private struct Measurement: Hashable {
    var width: CGFloat?
    var lines: Int
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LABEL }

  /// Creates a label without text.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates a label from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; `nil` and the empty text take no space.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      cgtk_accessible_set_label(gtkWidget, text ?? "")
      textDidChange()
    }
  }

  /// The font; the system font of 17 points by default.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != storedFont else { return }
      storedFont = font
      textDidChange()
    }
  }
  private var storedFont = UILabel.defaultFont
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// The colour of the text; that of primary text by default.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      let color = newValue ?? .label
      guard color != storedTextColor else { return }
      storedTextColor = color
      setNeedsDisplay()
    }
  }
  private var storedTextColor = UIColor.label

  /// How lines stand between the edges; natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// What happens to text that is wider than its space; it is truncated at the end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The largest number of lines, 1 by default; 0 for as many as there is room for.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width at which the intrinsic size of a label of several lines breaks them, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether a single line that is too wide is drawn in a smaller size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of the font's size that `adjustsFontSizeToFitWidth` may use, 0...1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  // MARK: State

  /// Whether the text has its full colour; otherwise it is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its highlighted colour.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of highlighted text; `nil` keeps the text's colour.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the shadow; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// How far the shadow lies from the text, in points; one point above by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  private func textDidChange() {
    measured.removeAll(keepingCapacity: true)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Measuring

  /// The size of the whole text, rounded up to whole points, with lines broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return size(forWidth: isBroken ? preferredMaxLayoutWidth : nil)
  }

  /// The size of the text in a given width, rounded up to whole points; a single line is not shortened.
  ///
  /// - Parameter size: The space, in points; its height does not limit the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines != 1 && size.width > 0 ? size.width : nil)
  }

  /// The size of the text with lines broken at a width, rounded up to whole points.
  ///
  /// - Parameters:
  ///   - width: The space for a line, in points; `nil` breaks lines only between paragraphs.
  ///   - lines: The largest number of lines; `nil` for `numberOfLines`.
  final func size(forWidth width: CGFloat?, lines: Int? = nil) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let measurement = Measurement(width: width, lines: max(0, lines ?? numberOfLines))
    if let size = measured[measurement] { return size }
    textLayout.arrange(text, style: style(), width: width, maximumLines: measurement.lines)
    let extents = textLayout.extents
    let size = CGSize(width: extents.width.rounded(.up), height: extents.height.rounded(.up))
    // Every width that a window is dragged through leaves a measurement.
    if measured.count >= 8 { measured.removeAll(keepingCapacity: true) }
    measured[measurement] = size
    return size
  }

  /// The rectangle that the text takes within a space; override it to move or limit the text.
  ///
  /// - Parameters:
  ///   - bounds: The space, in points.
  ///   - numberOfLines: The largest number of lines; 0 for as many as there is room for.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    arrange(text, in: bounds.size, numberOfLines: numberOfLines)
    let extents = textLayout.extents
    let size = CGSize(width: min(extents.width.rounded(.up), bounds.width), height: extents.height.rounded(.up))
    let x: CGFloat
    switch side {
    case .left: x = bounds.minX
    case .center: x = bounds.minX + (bounds.width - size.width) / 2
    case .right: x = bounds.maxX - size.width
    }
    return CGRect(
      x: x,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// The height of the text with lines broken at a width; `nil` for a single line, which no width makes higher.
  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, text?.isEmpty == false else { return nil }
    return size(forWidth: width).height
  }

  /// The width of the longest line with lines broken at a width; `nil` for a single line.
  override func intrinsicWidth(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, text?.isEmpty == false else { return nil }
    return size(forWidth: width).width
  }

  override var baselineOffsets: BaselineOffsets? {
    guard let text, !text.isEmpty else { return nil }
    let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let width = isBroken ? preferredMaxLayoutWidth : nil
    textLayout.arrange(text, style: style(), width: width, maximumLines: max(0, numberOfLines))
    let height = textLayout.extents.height.rounded(.up)
    return BaselineOffsets(firstFromTop: textLayout.firstBaseline, lastFromBottom: height - textLayout.lastBaseline)
  }

  private var side: TextStyle.Side {
    switch textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  private func style(scale: CGFloat = 1) -> TextStyle {
    var face = storedFont.face
    face.size *= Double(scale)
    return TextStyle(
      face: face,
      side: side,
      isJustified: textAlignment == .justified,
      lineBreakMode: lineBreakMode
    )
  }

  /// Sets the text in the lines that there is room for, in a smaller size if that is wanted.
  ///
  /// Where it fits, it stands as it was measured, so that a label is laid out once for measuring and drawing.
  private func arrange(_ text: String, in size: CGSize, numberOfLines: Int) {
    var (width, lines, scale): (CGFloat?, Int, CGFloat) = (size.width, max(0, numberOfLines), 1)
    if numberOfLines == 1 {
      let natural = self.size(forWidth: nil, lines: 1).width
      if natural <= size.width {
        width = nil
      } else if adjustsFontSizeToFitWidth {
        // A little less than the quotient, as widths of glyphs do not shrink quite evenly.
        scale = max(minimumScaleFactor, size.width / natural * 0.995, 0.01)
      }
    } else if let natural = measured[Measurement(width: nil, lines: lines)], natural.width <= size.width,
      natural.height <= size.height
    {
      width = nil
    } else if self.size(forWidth: size.width, lines: lines).height > size.height {
      let room = max(1, Int(min((size.height + 1) / max(1, storedFont.lineHeight), 1e6).rounded(.down)))
      lines = numberOfLines > 0 ? min(numberOfLines, room) : room
    }
    textLayout.arrange(text, style: style(scale: scale), width: width, maximumLines: lines)
  }

  // MARK: Drawing

  /// Draws the text; override it to draw in another rectangle, for example with insets.
  ///
  /// - Parameter rect: The space for the text, in the label's coordinates.
  open func drawText(in rect: CGRect) {
    guard let snapshot, let text, !text.isEmpty else { return }
    let place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    guard !place.isEmpty else { return }
    let extents = textLayout.extents
    var origin = CGPoint(x: place.minX - extents.minX, y: place.minY)
    if side == .right { origin.x = place.maxX - extents.maxX }
    if side == .center { origin.x = place.midX - extents.midX }
    let isTooLarge = extents.width > rect.width + 1 || extents.height > rect.height + 1
    if isTooLarge {
      var clip = graphene_rect_t(rect)
      gtk_snapshot_push_clip(snapshot, &clip)
      // What is cut off is the end of the text.
      origin.x = side == .right ? origin.x : max(origin.x, rect.minX - extents.minX)
    }
    let traits = traitCollection
    if let shadowColor {
      let shadow = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      textLayout.append(to: snapshot, at: shadow, color: shadowColor.rgba(with: traits))
    }
    let color = (isHighlighted ? highlightedTextColor : nil) ?? storedTextColor
    let opacity = isEnabled ? 1.0 : 0.5
    textLayout.append(to: snapshot, at: origin, color: color.rgba(with: traits).multiplyingAlpha(by: opacity))
    if isTooLarge { gtk_snapshot_pop(snapshot) }
  }

  override func drawContent(in snapshot: OpaquePointer) {
    self.snapshot = snapshot
    drawText(in: bounds)
    self.snapshot = nil
  }
}
