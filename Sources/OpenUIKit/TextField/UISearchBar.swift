import CGTK
public import Foundation

/// A text field for what to search for, with a button to give the search up.
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  private let storedField = UISearchTextField(frame: .zero)
  private var cancelButton: UIButton?
  private lazy var fieldDelegate = SearchBarFieldDelegate(self)

  // MARK: Lifecycle

  /// Creates a search bar.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a search bar from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    addSubview(storedField)
    storedField.delegate = fieldDelegate
    storedField.addAction(
      UIAction { [unowned self] _ in delegate?.searchBar(self, textDidChange: text ?? "") },
      for: .editingChanged
    )
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SEARCH }

  // MARK: Content

  /// Who is asked and told about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text field in the bar.
  open var searchTextField: UISearchTextField { storedField }

  /// What to search for; empty rather than nil when there is nothing. Setting it sends nothing.
  open var text: String? {
    get { storedField.text }
    set { storedField.text = newValue }
  }

  /// The text that stands dimmed in an empty field.
  open var placeholder: String? {
    get { storedField.placeholder }
    set { storedField.placeholder = newValue }
  }

  /// How much the bar stands out from what is around it.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { setNeedsDisplay() } }
  }

  /// Whether a person can search.
  open var isEnabled: Bool {
    get { storedField.isEnabled }
    set { storedField.isEnabled = newValue }
  }

  /// Whether a button shows that gives the search up.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { updateCancelButton() } }
  }

  /// Shows or hides the button that gives the search up.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is to show.
  ///   - animated: Whether the field makes room for it over time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  private func updateCancelButton() {
    if showsCancelButton, cancelButton == nil {
      let button = UIButton(type: .system)
      button.setTitle(SystemText.cancel, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in delegate?.searchBarCancelButtonClicked(self) },
        for: .touchUpInside
      )
      addSubview(button)
      cancelButton = button
    }
    cancelButton?.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { storedField.autocapitalizationType }
    set { storedField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { storedField.autocorrectionType }
    set { storedField.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { storedField.spellCheckingType }
    set { storedField.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { storedField.keyboardType }
    set { storedField.keyboardType = newValue }
  }

  open var textContentType: UITextContentType! {
    get { storedField.textContentType }
    set { storedField.textContentType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { storedField.enablesReturnKeyAutomatically }
    set { storedField.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { storedField.isSecureTextEntry }
    set { storedField.isSecureTextEntry = newValue }
  }

  // MARK: UIView

  /// As high as the bar is; its width is up to its owner.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISearchBar.height)
  }

  /// The given width and the height of the bar.
  ///
  /// - Parameter size: The space, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISearchBar.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = bounds.insetBy(dx: UISearchBar.margin, dy: 0)
    var field = space
    if showsCancelButton, let cancelButton {
      let size = cancelButton.intrinsicContentSize
      cancelButton.frame = CGRect(
        x: isMirrored ? space.minX : space.maxX - size.width,
        y: (bounds.midY - size.height / 2).rounded(),
        width: size.width,
        height: size.height
      )
      field.size.width = max(0, field.width - size.width - UISearchBar.margin)
      if isMirrored { field.origin.x = space.maxX - field.width }
    }
    let height = min(UISearchBar.fieldHeight, bounds.height)
    storedField.frame = CGRect(
      x: field.minX,
      y: (bounds.midY - height / 2).rounded(),
      width: max(0, field.width),
      height: height
    )
  }

  override func drawContent(in snapshot: OpaquePointer) {
    guard searchBarStyle != .minimal, backgroundColor == nil else { return }
    var rect = graphene_rect_t()
    graphene_rect_init(&rect, 0, 0, Float(bounds.width), Float(bounds.height))
    var color = UIColor.secondarySystemBackground.resolvedRGBA
    gtk_snapshot_append_color(snapshot, &color, &rect)
  }

  // MARK: UIResponder

  open override var canBecomeFirstResponder: Bool { storedField.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { storedField.canResignFirstResponder }
  open override var isFirstResponder: Bool { storedField.isFirstResponder }

  /// Begins editing in the text field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { storedField.becomeFirstResponder() }

  /// Ends editing in the text field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { storedField.resignFirstResponder() }
}
