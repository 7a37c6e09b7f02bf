import Flix

/// A row of its own with a text field, shown while a condition holds.
@MainActor
final class FormField: FormRows {
  /// The row's field and its condition, shared with the providers.
  final class Content {
    let field = UITextField()
    let condition: () -> Bool
    var evaluations = 0

    init(condition: @escaping () -> Bool) {
      self.condition = condition
    }

    func isShown() -> Bool {
      evaluations += 1
      return condition()
    }

    func fill(_ view: UIView) {
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        field.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  private let content: Content

  private(set) lazy var tableProvider = TableFieldProvider(content)

  /// - Parameter condition: Whether the row is to be seen; observed.
  init(_ text: String = "", if condition: @escaping () -> Bool = { true }) {
    content = Content(condition: condition)
    field.text = text
  }

  var field: UITextField { content.field }

  /// How often the condition was looked at.
  var evaluations: Int { content.evaluations }

  var rowProvider: any TableViewMultiNodeProvider { tableProvider }

  /// The row was selected.
  func selected(in kind: FormKind) -> EventStream<Void> {
    switch kind {
    case .table: tableProvider.event.selectedEvent
    }
  }

  /// Whether the row is hidden by itself, whatever the condition says.
  var isHidden: Bool {
    get { tableProvider.isHidden }
    set { tableProvider.isHidden = newValue }
  }
}

final class TableFieldProvider: UniqueCustomTableViewProvider {
  private let content: FormField.Content

  init(_ content: FormField.Content) {
    self.content = content
    super.init()
    itemHeight = { _ in 44 }
    content.fill(contentView)
  }

  override var isHidden: Bool {
    get { !content.isShown() || super.isHidden }
    set { super.isHidden = newValue }
  }
}
