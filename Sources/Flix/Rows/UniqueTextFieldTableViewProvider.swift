import Observation

/// A row that a text field fills. A tap anywhere on it begins editing.
///
///     let name = UniqueTextFieldTableViewProvider(placeholder: "Name")
///     name.textChanged.sink { text in greeting.isHidden = text.isEmpty }.store(in: &tokens)
///
/// The text belongs to the provider: it stays while the row is out of sight or hidden. Hiding the row while its text is
/// edited ends editing, and no other field begins to be edited.
@MainActor
open class UniqueTextFieldTableViewProvider: SingleTableViewCellProvider<UITableViewCell> {
  /// The text field. Its delegate and its appearance are free for use.
  public let textField = UITextField()

  override var controls: [UIControl] { [textField] }

  private let state = TextState()
  private let textChangedSubject = EventSubject<String>()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - placeholder: The text that stands dimmed in an empty field.
  ///   - text: The text.
  public init(placeholder: String? = nil, text: String = "") {
    super.init()
    selectionStyle = .none
    textField.font = .preferredFont(forTextStyle: .body)
    textField.placeholder = placeholder
    textField.clearButtonMode = .whileEditing
    fill()
    self.text = text
    let action = UIAction { [weak self] _ in self?.textWasEdited() }
    textField.addAction(action, for: .editingChanged)
  }

  /// The text. Providers that read it in `createValues()` or `isHidden` follow each change by a person or to this
  /// property.
  open var text: String {
    get {
      // Read for the sake of those who observe it; the field knows the text whoever set it.
      _ = state.text
      return textField.text ?? ""
    }
    set {
      if textField.text != newValue { textField.text = newValue }
      if state.text != newValue { state.text = newValue }
    }
  }

  /// The text that stands dimmed in an empty field.
  open var placeholder: String? {
    get { textField.placeholder }
    set { textField.placeholder = newValue }
  }

  /// The text was changed by a person; the value is the new text.
  public var textChanged: EventStream<String> { EventStream(textChangedSubject) }

  /// Begins editing.
  open override func itemSelected(
    _ tableView: UITableView,
    indexPath: IndexPath,
    value: SingleTableViewCellProvider<UITableViewCell>
  ) {
    super.itemSelected(tableView, indexPath: indexPath, value: value)
    textField.becomeFirstResponder()
  }

  private func fill() {
    textField.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textField)
    // Weaker than the edges, so that a row may be given another height.
    let height = textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      textField.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      textField.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      textField.topAnchor.constraint(equalTo: contentView.topAnchor),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      height,
    ])
  }

  private func textWasEdited() {
    text = textField.text ?? ""
    textChangedSubject.send(text)
  }
}

/// The text of a row, in a form that forms observe.
@Observable
private final class TextState {
  var text = ""
}
