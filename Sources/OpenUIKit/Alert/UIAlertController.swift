import CGTK
import Foundation

/// A message with buttons, and perhaps text fields.
///
/// It is a dialog of the desktop.
///
///     let alert = UIAlertController(title: "Delete the list?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
@MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public nonisolated enum Style: Int, Sendable {
    /// A choice of things to do with what a person works on.
    case actionSheet = 0
    /// A message.
    case alert = 1
  }

  private static let fieldSpacing: CGFloat = 6

  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private var storedStyle = Style.actionSheet

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: What a person should know.
  ///   - preferredStyle: How it is shown.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What a person should know.
  open var message: String? {
    didSet { if message != oldValue { window?.textsDidChange(of: self) } }
  }

  open override var title: String? {
    didSet { if title != oldValue { window?.textsDidChange(of: self) } }
  }

  /// How the alert is shown.
  open var preferredStyle: UIAlertController.Style { storedStyle }

  /// The actions in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The action that stands out, and that Return performs.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { preferred in storedActions.contains { $0 === preferred } } ?? true,
        "The preferredAction of an alert controller must be contained in the alert's actions array or be nil"
      )
    }
  }

  /// The text fields in the order in which they were added; nil when there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
    storedActions.append(action)
    action.alert = self
  }

  /// Adds a text field; only alerts have them.
  ///
  /// - Parameter configurationHandler: Prepares the text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.returnWasPressed(in: field) }, for: .primaryActionTriggered)
    storedFields.append(field)
    configurationHandler?(field)
    if isViewLoaded { view.addSubview(field) }
  }

  // MARK: UIViewController

  open override func loadView() {
    view = UIView(frame: .zero)
    for field in storedFields { view.addSubview(field) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = 0
    for field in storedFields {
      let height = field.intrinsicContentSize.height
      field.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
      y += height + UIAlertController.fieldSpacing
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    storedFields.first?.becomeFirstResponder()
  }

  // MARK: The dialog

  final var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// The action of Return: the preferred one, or the only one that is neither to cancel nor to destroy.
  final var defaultAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let plain = storedActions.filter { $0.style == .default }
    return plain.count == 1 ? plain.first : nil
  }

  /// The height of all text fields, in points.
  final var fieldsHeight: CGFloat {
    guard !storedFields.isEmpty else { return 0 }
    let heights = storedFields.reduce(0) { $0 + $1.intrinsicContentSize.height }
    return heights + CGFloat(storedFields.count - 1) * UIAlertController.fieldSpacing
  }

  private var window: AlertWindow? { viewIfLoaded?.window as? AlertWindow }

  final func actionDidChange(_ action: UIAlertAction) {
    window?.actionDidChange(action, of: self)
  }

  /// Takes the alert away and performs an action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil, !isChosen else { return }
    isChosen = true
    // The dialog is in the midst of telling what was chosen.
    MainLoop.beforeNextFrame { [self] in
      guard let presenting = presentingViewController else { return action.perform() }
      presenting.dismiss(animated: true) {
        self.isChosen = false
        action.perform()
      }
    }
  }
  private var isChosen = false

  /// A person wants the alert to go without a choice; a message without a way to cancel it stays.
  final func closeWasAsked() {
    if let cancelAction { return choose(cancelAction) }
    if preferredStyle == .actionSheet { presentingViewController?.dismiss(animated: true) }
  }

  private func returnWasPressed(in field: UITextField) {
    if let index = storedFields.firstIndex(where: { $0 === field }), index + 1 < storedFields.count {
      storedFields[index + 1].becomeFirstResponder()
    } else if let defaultAction {
      choose(defaultAction)
    }
  }
}
