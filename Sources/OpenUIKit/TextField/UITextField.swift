import CGTK
public import Foundation

/// A control in which a person types a line of text.
///
/// The line is the desktop's own, with its input methods, clipboard, undo and context menu. A text that is set in code
/// sends no event.
@MainActor
open class UITextField: UIControl, UITextInputTraits {
  final let entry: TextEntry
  final let placeholderLayout = TextLayout()
  final let measuringLayout = TextLayout()
  final var placeholderTarget: OpaquePointer?
  final var clearButton: UIButton?
  final var styleSheet: WidgetStyleSheet?
  final var inputKind = TextInputKind() {
    didSet { if inputKind != oldValue { inputKindDidChange(from: oldValue) } }
  }

  // MARK: Lifecycle

  /// Creates an empty text field.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    entry = TextEntry(role: Self.textRole)
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates an empty text field from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    entry = TextEntry(role: Self.textRole)
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    _ = TextFieldStyleSheet.installed
    gtk_widget_add_css_class(gtkWidget, "uikit")
    gtk_widget_add_css_class(gtkWidget, borderStyle.cssClass)
    embed(entry.widget)
    // The focus ring reaches beyond the field.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
    inputKindDidChange(from: TextInputKind())
    connectEntry()
  }

  override class var gtkCSSName: String { "entry" }

  /// What assistive technologies are told that the text is.
  class var textRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_TEXT_BOX }

  // MARK: Text

  /// The text; empty rather than nil when there is none. Setting it sends no event.
  open var text: String? {
    get { entry.text }
    set {
      entry.text = newValue ?? ""
      contentDidChange()
    }
  }

  /// The text that stands dimmed in an empty field.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { placeholderDidChange() } }
  }

  /// The font; that of labels when nil.
  open var font: UIFont? {
    get { storedFont ?? UITextField.defaultFont }
    set {
      storedFont = newValue
      lookDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  final var storedFont: UIFont?
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
  final var usedFont: UIFont { storedFont ?? UITextField.defaultFont }

  /// The colour of the text; that of primary text when nil.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      lookDidChange()
    }
  }
  final var storedTextColor: UIColor?

  /// How the text stands between the edges; natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      updateAlignment()
      setNeedsDisplay()
    }
  }

  // MARK: Appearance

  /// What stands around the text; nothing by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      gtk_widget_remove_css_class(gtkWidget, oldValue.cssClass)
      gtk_widget_add_css_class(gtkWidget, borderStyle.cssClass)
      arrangementDidChange()
    }
  }

  /// When a button shows that removes the text; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { arrangementDidChange() } }
  }

  /// A view at the leading edge, of its own size.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// A view at the trailing edge, of its own size; it takes the place of the clear button.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// When `leftView` shows; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { arrangementDidChange() } }
  }

  /// When `rightView` shows; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { arrangementDidChange() } }
  }

  // MARK: Editing

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  open internal(set) var isEditing = false

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is not to be seen.
  open var isSecureTextEntry: Bool {
    get { inputKind.isSecure }
    set { inputKind.isSecure = newValue }
  }

  /// Which characters are to be typed: what GTK calls the purpose of the input.
  open var keyboardType: UIKeyboardType {
    get { inputKind.keyboard }
    set { inputKind.keyboard = newValue }
  }

  /// What the text means: the purpose of the input unless `keyboardType` says more.
  open var textContentType: UITextContentType! {
    get { inputKind.content }
    set { inputKind.content = newValue }
  }

  /// Which letters an input method makes capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputKind.autocapitalization }
    set { inputKind.autocapitalization = newValue }
  }

  /// Whether an input method completes words.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputKind.autocorrection }
    set { inputKind.autocorrection = newValue }
  }

  /// Whether an input method checks the spelling.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputKind.spellChecking }
    set { inputKind.spellChecking = newValue }
  }

  /// Sent when editing began; the object is the text field.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Sent when editing ended; the object is the text field.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// Sent when a person changed the text; the object is the text field.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// The key under which the notification of the end of editing holds the reason.
  public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

  // MARK: Selection

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// Where the text ends.
  open var endOfDocument: UITextPosition { TextOffset(entry.text.utf16.count) }

  /// The selected part; empty at the caret when nothing is selected.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(entry.selection) }
    set {
      guard let range = (newValue as? TextOffsetRange)?.units else { return }
      entry.selection = clamped(range)
    }
  }

  /// The text of a part.
  open func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextOffsetRange)?.units else { return nil }
    return (entry.text as NSString).substring(with: clamped(range))
  }

  /// Replaces a part of the text as if it had been typed, without asking the delegate.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - text: What takes its place.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = (range as? TextOffsetRange)?.units else { return }
    entry.replace(clamped(range), with: text)
    textWasEdited()
  }

  /// The part between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = (fromPosition as? TextOffset)?.units, let to = (toPosition as? TextOffset)?.units else {
      return nil
    }
    return TextOffsetRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// A place at a distance from another; nil outside the text.
  ///
  /// - Parameters:
  ///   - position: The other place.
  ///   - offset: The distance in UTF-16 units; negative before the other place.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.units else { return nil }
    let place = start + offset
    return (0...entry.text.utf16.count).contains(place) ? TextOffset(place) : nil
  }

  /// The distance between two places in UTF-16 units; negative when the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = (from as? TextOffset)?.units, let to = (toPosition as? TextOffset)?.units else { return 0 }
    return to - from
  }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// Selects the whole text.
  ///
  /// - Parameter sender: Who asks; it does not matter.
  open override func selectAll(_ sender: Any?) {
    entry.selection = NSRange(location: 0, length: entry.text.utf16.count)
  }

  /// Whether there is text.
  open var hasText: Bool { !entry.text.isEmpty }

  /// Puts text in place of the selection as if it had been typed, without asking the delegate.
  open func insertText(_ text: String) {
    entry.replace(entry.selection, with: text)
    textWasEdited()
  }

  /// Deletes the selection, or the character before the caret, without asking the delegate.
  open func deleteBackward() {
    var range = entry.selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (entry.text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    entry.replace(range, with: "")
    textWasEdited()
  }

  // MARK: Places

  /// The rectangle of the border.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not being edited.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, whileEditing: false) }

  /// The rectangle of the text while it is being edited.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, whileEditing: true) }

  /// The rectangle of the placeholder; that of the text by default.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The rectangle of the clear button.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: CGSize(width: 24, height: 24), in: bounds, isLeading: false)
  }

  /// The rectangle of `leftView`.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { sideRect(of: $0.sideSize, in: bounds, isLeading: true) } ?? .zero
  }

  /// The rectangle of `rightView`.
  ///
  /// - Parameter bounds: The bounds of the text field.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightView.map { sideRect(of: $0.sideSize, in: bounds, isLeading: false) } ?? .zero
  }

  /// Draws the placeholder; override it to draw another.
  ///
  /// - Parameter rect: The space, in the coordinates of the text field.
  open func drawPlaceholder(in rect: CGRect) {
    appendPlaceholder(in: rect)
  }

  // MARK: UIView

  override var defaultAccessibilityLabel: String? { placeholder }

  /// The size of the text, or of the placeholder while there is none, with what stands beside and around it, in points.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The intrinsic size.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  override var baselineOffsets: BaselineOffsets? {
    let height = fittingSize.height
    let first = ((height - usedFont.lineHeight) / 2).rounded() + usedFont.ascender
    return BaselineOffsets(firstFromTop: first, lastFromBottom: height - first)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAlignment()
    placeSideViews()
    setNeedsAllocation()
  }

  override func widgetDidAllocate(width: Int, height: Int) {
    allocateEntry()
    allocateSubviews(in: bounds.origin)
  }

  override func drawContent(in snapshot: OpaquePointer) {
    guard !entry.isComposing, entry.text.isEmpty, placeholder?.isEmpty == false else { return }
    placeholderTarget = snapshot
    drawPlaceholder(in: placeholderRect(forBounds: bounds))
    placeholderTarget = nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window, isFirstResponder { abandonFirstResponder() }
  }

  // MARK: UIResponder

  /// Whether editing may begin; asks the delegate.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Whether editing may end; asks the delegate.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Begins editing with the caret where it was.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder {
      takeKeyboardFocus()
      return true
    }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override var followsKeyboardFocus: Bool { true }

  override func takeKeyboardFocus() {
    gtk_text_grab_focus_without_selecting(entry.widget.as(GtkText.self))
  }

  override func keyboardFocusWasRefused() {
    // GTK selects the text after it told of the focus.
    MainLoop.beforeNextFrame { [weak self] in
      if let self, !isEditing { entry.dropSelection() }
    }
  }

  override func abandonFirstResponder() {
    super.abandonFirstResponder()
    endEditing()
  }

  // MARK: UIControl

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasInside = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if wasInside, isEnabled { becomeFirstResponder() }
  }

  /// Whether a person can edit the text; disabling ends editing.
  open override var isEnabled: Bool {
    // Before GTK's text is disabled, which would not hear any more that it lost the keyboard.
    willSet { if !newValue, isFirstResponder { abandonFirstResponder() } }
    didSet { clearButton?.isEnabled = isEnabled }
  }
}
