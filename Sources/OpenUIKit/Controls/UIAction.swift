import Foundation

/// Something to do, as a closure, for a control or a menu.
///
///     button.addAction(UIAction { _ in save() }, for: .primaryActionTriggered)
@MainActor
open class UIAction: UIMenuElement {
  private let handler: UIActionHandler
  private let storedIdentifier: UIAction.Identifier
  private var newTitle: String?
  private var newImage: UIImage??

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: A second line that explains the title.
  ///   - image: The image beside the title.
  ///   - identifier: What the action is known by; unique when `nil`.
  ///   - discoverabilityTitle: A longer title for lists of what can be done.
  ///   - attributes: How the action is offered.
  ///   - state: Whether the action is marked as chosen.
  ///   - handler: What to do; it gets the action, whose `sender` is the control.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, handler: handler)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  private init(
    title: String,
    subtitle: String?,
    image: UIImage?,
    identifier: UIAction.Identifier?,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    storedIdentifier = identifier ?? UIAction.Identifier(UUID().uuidString)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// What the action is known by: of two with the same identifier, a control keeps the later one.
  open var identifier: UIAction.Identifier { storedIdentifier }

  open override var title: String {
    get { newTitle ?? storedTitle }
    set { newTitle = newValue }
  }

  open override var image: UIImage? {
    get { newImage ?? storedImage }
    set { newImage = .some(newValue) }
  }

  /// A longer title for lists of what can be done.
  open var discoverabilityTitle: String?

  /// How the action is offered.
  open var attributes: UIMenuElement.Attributes = []

  /// Whether the action is marked as chosen.
  open var state = UIMenuElement.State.off

  /// The object that performs the action, while the handler runs.
  open private(set) var sender: Any?

  /// Runs the handler.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the action.
  ///   - target: Not used by actions with a handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

/// What an action does; it gets the action.
public typealias UIActionHandler = (UIAction) -> Void
