import CGTK
import Foundation

extension UITextField.BorderStyle {
  var cssClass: String {
    switch self {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "rounded"
    }
  }

  /// The distance of the text from the leading and trailing edges, in points.
  var sideInset: CGFloat {
    switch self {
    case .none: 0
    case .line: 4
    case .bezel: 7
    case .roundedRect: 9
    }
  }

  /// What the height of a text field has beyond a line of text, in points.
  var heightAround: CGFloat {
    switch self {
    case .none: 0
    case .line: 6
    case .bezel, .roundedRect: 12
    }
  }

  /// The least height of a text field, in points.
  var minimumHeight: CGFloat { self == .roundedRect ? 34 : 0 }
}

extension UIView {
  /// The size that a view beside a text is shown in: its own, or the one that fits where it has none.
  final var sideSize: CGSize {
    guard frame.size == .zero else { return frame.size }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

extension UITextField {
  /// The distance between the text and what stands beside it, in points.
  private static let sideGap: CGFloat = 6

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Changes

  /// Tells that the text changed.
  final func contentDidChange() {
    updateAlignment()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    if clearButtonMode != .never { setNeedsLayout() }
  }

  /// Tells that something came or went beside or around the text.
  final func arrangementDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsAllocation()
    setNeedsDisplay()
  }

  final func placeholderDidChange() {
    updateAccessibilityLabel()
    if let placeholder, !placeholder.isEmpty {
      cgtk_accessible_set_placeholder(entry.widget, placeholder)
    } else {
      gtk_accessible_reset_property(OpaquePointer(entry.widget), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER)
    }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  final func inputKindDidChange(from old: TextInputKind) {
    let text = entry.widget.as(GtkText.self)
    gtk_text_set_input_purpose(text, inputKind.purpose)
    gtk_text_set_input_hints(text, inputKind.hints)
    guard inputKind.isSecure != old.isSecure else { return }
    gtk_text_set_visibility(text, inputKind.isSecure ? 0 : 1)
    invalidateIntrinsicContentSize()
  }

  /// Gives the text a style sheet of its own once its look is not that of all texts.
  final func lookDidChange() {
    let usesTint = inheritedTintColor != .tintColor
    setNeedsDisplay()
    guard styleSheet != nil || storedFont != nil || storedTextColor != nil || usesTint else { return }
    let sheet = styleSheet ?? WidgetStyleSheet()
    if styleSheet == nil {
      styleSheet = sheet
      sheet.attach(to: entry.widget)
    }
    let traits = traitCollection
    sheet.load(
      TextFieldStyleSheet.rule(
        font: usedFont,
        color: (storedTextColor ?? .label).rgba(with: traits),
        caret: inheritedTintColor.rgba(with: traits)
      )
    )
  }

  final func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    arrangementDidChange()
  }

  // MARK: Direction

  /// Tells GTK how the text stands, which it counts from where the reading of that very text begins.
  final func updateAlignment() {
    gtk_widget_set_direction(entry.widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let isReadFromRight: Bool
    switch cgtk_base_direction(entry.text) {
    case PANGO_DIRECTION_LTR: isReadFromRight = false
    case PANGO_DIRECTION_RTL: isReadFromRight = true
    default: isReadFromRight = isRightToLeft
    }
    let alignment: Float =
      switch textAlignment {
      case .natural, .justified: 0
      case .center: 0.5
      case .left: isReadFromRight ? 1 : 0
      case .right: isReadFromRight ? 0 : 1
      }
    if gtk_editable_get_alignment(entry.widget.opaque) != alignment {
      gtk_editable_set_alignment(entry.widget.opaque, alignment)
    }
  }

  // MARK: Places

  /// Whether a view beside the text is shown.
  private func shows(_ view: UIView?, _ mode: ViewMode, whileEditing: Bool) -> Bool {
    view != nil && mode.shows(whileEditing: whileEditing)
  }

  private func showsClearButton(whileEditing: Bool) -> Bool {
    hasText && clearButtonMode.shows(whileEditing: whileEditing)
      && !shows(rightView, rightViewMode, whileEditing: whileEditing)
  }

  /// The rectangle of the text between what stands beside it.
  final func contentRect(in bounds: CGRect, whileEditing: Bool) -> CGRect {
    let inset = borderStyle.sideInset
    var leading = inset
    var trailing = inset
    func reach(_ rect: CGRect, isLeading: Bool) -> CGFloat {
      (isLeading != isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX) + UITextField.sideGap
    }
    if shows(leftView, leftViewMode, whileEditing: whileEditing) {
      leading = max(leading, reach(leftViewRect(forBounds: bounds), isLeading: true))
    }
    if shows(rightView, rightViewMode, whileEditing: whileEditing) {
      trailing = max(trailing, reach(rightViewRect(forBounds: bounds), isLeading: false))
    } else if showsClearButton(whileEditing: whileEditing) {
      trailing = max(trailing, reach(clearButtonRect(forBounds: bounds), isLeading: false))
    }
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading),
      y: bounds.minY,
      width: max(0, bounds.width - leading - trailing),
      height: bounds.height
    )
  }

  /// The rectangle of something at the leading or trailing edge.
  final func sideRect(of size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let inset = borderStyle == .none ? 0 : UITextField.sideGap
    return CGRect(
      x: isLeading != isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  final func placeSideViews() {
    place(leftView, leftViewMode, leftViewRect(forBounds:))
    place(rightView, rightViewMode, rightViewRect(forBounds:))
    let showsButton = showsClearButton(whileEditing: isEditing)
    if showsButton {
      let button = clearButton ?? makeClearButton()
      button.frame = clearButtonRect(forBounds: bounds)
    }
    clearButton?.isHidden = !showsButton
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: (CGRect) -> CGRect) {
    guard let view else { return }
    guard mode.shows(whileEditing: isEditing) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect(bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = SystemText.clear
    button.isEnabled = isEnabled
    button.addAction(UIAction { [weak self] _ in self?.clearButtonWasPressed() }, for: .touchUpInside)
    // The text keeps the keyboard while the button is pressed.
    if let widget = button.nativeWidget {
      gtk_widget_set_focusable(widget, 0)
      gtk_widget_set_focus_on_click(widget, 0)
    }
    addSubview(button)
    clearButton = button
    return button
  }

  /// Places GTK's text; where there is less room than it needs, it stands centred and is cut off.
  final func allocateEntry() {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    var minimumHeight: gint = 0
    var minimumWidth: gint = 0
    gtk_widget_measure(entry.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
    let width = max(minimumWidth, gint(max(0, rect.width.rounded())))
    gtk_widget_measure(entry.widget, GTK_ORIENTATION_VERTICAL, width, &minimumHeight, nil, nil, nil)
    let height = max(minimumHeight, gint(max(0, rect.height.rounded())))
    var point = graphene_point_t(
      x: Float(rect.minX.rounded()),
      y: Float((rect.midY - CGFloat(height) / 2).rounded())
    )
    gtk_widget_allocate(entry.widget, width, height, -1, gsk_transform_translate(nil, &point))
  }

  // MARK: Measuring

  private var lineStyle: TextStyle {
    TextStyle(face: usedFont.face, side: .left, lineBreakMode: .byClipping)
  }

  final var fittingSize: CGSize {
    var text = entry.text
    if text.isEmpty { text = placeholder ?? "" } else if isSecureTextEntry { text = String(text.map { _ in "●" }) }
    measuringLayout.arrange(text, style: lineStyle, width: nil, maximumLines: 1)
    // The caret stands behind the last letter.
    var width = (text.isEmpty ? 0 : measuringLayout.extents.width.rounded(.up)) + 1
    let space = CGRect(x: 0, y: 0, width: 1000, height: 0)
    width += space.width - contentRect(in: space, whileEditing: isEditing).width
    var height = max(usedFont.lineHeight.rounded(.up) + borderStyle.heightAround, borderStyle.minimumHeight)
    if shows(leftView, leftViewMode, whileEditing: isEditing), let leftView {
      height = max(height, leftView.sideSize.height)
    }
    if shows(rightView, rightViewMode, whileEditing: isEditing), let rightView {
      height = max(height, rightView.sideSize.height)
    }
    return CGSize(width: width, height: height)
  }

  // MARK: Drawing

  final func appendPlaceholder(in rect: CGRect) {
    guard let placeholderTarget, let placeholder, rect.width > 0 else { return }
    var style = lineStyle
    style.lineBreakMode = .byTruncatingTail
    switch textAlignment {
    case .left: style.side = .left
    case .center: style.side = .center
    case .right: style.side = .right
    case .natural, .justified: style.side = isRightToLeft ? .right : .left
    }
    placeholderLayout.arrange(placeholder, style: style, width: rect.width, maximumLines: 1)
    placeholderLayout.append(
      to: placeholderTarget,
      at: CGPoint(x: rect.minX, y: rect.midY - placeholderLayout.extents.height / 2),
      color: UIColor.placeholderText.rgba(with: traitCollection).multiplyingAlpha(by: isEnabled ? 1 : 0.5)
    )
  }
}
