import Flix
import Observation

/// A row of its own with a text field, shown while a condition holds.
@MainActor
final class FormField: FormRows {
  /// The row's field and its condition, shared with the providers.
  @Observable
  final class Content {
    @ObservationIgnored let field = UITextField()
    var isHidden = false
    @ObservationIgnored let condition: () -> Bool
    @ObservationIgnored var evaluations = 0

    init(condition: @escaping () -> Bool) {
      self.condition = condition
    }

    func isShown() -> Bool {
      evaluations += 1
      return condition() && !isHidden
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
  private(set) lazy var collectionProvider = CollectionFieldProvider(content)

  /// - Parameter condition: Whether the row is to be seen; observed.
  init(_ text: String = "", if condition: @escaping () -> Bool = { true }) {
    content = Content(condition: condition)
    field.text = text
  }

  var field: UITextField { content.field }

  /// How often the condition was looked at.
  var evaluations: Int { content.evaluations }

  var rowProvider: any TableViewMultiNodeProvider { tableProvider }
  var itemProvider: any CollectionViewMultiNodeProvider { collectionProvider }

  /// The row was selected.
  func selected(in kind: FormKind) -> EventStream<Void> {
    switch kind {
    case .table: tableProvider.event.selectedEvent
    case .collection, .list: collectionProvider.event.selectedEvent
    }
  }

  /// Whether the row is hidden by itself, whatever the condition says.
  var isHidden: Bool {
    get { content.isHidden }
    set { content.isHidden = newValue }
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

final class CollectionFieldProvider: UniqueCustomCollectionViewProvider {
  private let content: FormField.Content

  init(_ content: FormField.Content) {
    self.content = content
    super.init()
    itemSize = { CGSize(width: $0.bounds.width, height: 44) }
    // Lists ask the content.
    let height = contentView.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .defaultHigh
    height.isActive = true
    content.fill(contentView)
  }

  override var isHidden: Bool {
    get { !content.isShown() || super.isHidden }
    set { super.isHidden = newValue }
  }
}
