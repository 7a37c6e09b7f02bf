import Observation

/// A row with an icon, a title and a switch.
///
///     let airplaneMode = UniqueSwitchTableViewProvider(title: "Airplane Mode")
///     airplaneMode.valueChanged.sink { isOn in wifi.isHidden = isOn }.store(in: &tokens)
@MainActor
open class UniqueSwitchTableViewProvider: SingleTableViewCellProvider<UITableViewCell> {
  /// Shows the icon.
  public let iconView = RowContent.makeIconView()
  /// Shows the title.
  public let titleLabel = RowContent.makeTitleLabel()
  /// The switch.
  public let uiSwitch = UISwitch()

  private let state = SwitchState()
  private let valueChangedSubject = EventSubject<Bool>()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - icon: The image before the title.
  ///   - isOn: Whether the switch is on.
  public init(title: String? = nil, icon: UIImage? = nil, isOn: Bool = false) {
    super.init()
    selectionStyle = .none
    uiSwitch.setContentHuggingPriority(.required, for: .horizontal)
    RowContent.fill(contentView, with: [iconView, titleLabel, uiSwitch])
    self.title = title
    self.icon = icon
    self.isOn = isOn
    let action = UIAction { [weak self] _ in self?.switchWasOperated() }
    uiSwitch.addAction(action, for: .valueChanged)
  }

  /// Whether the switch is on. Providers that read it in `createValues()` or `isHidden` follow each change.
  open var isOn: Bool {
    get { state.isOn }
    set {
      if uiSwitch.isOn != newValue { uiSwitch.setOn(newValue, animated: uiSwitch.window != nil) }
      if state.isOn != newValue { state.isOn = newValue }
    }
  }

  /// The switch was operated by a person; the value is whether it is on now.
  public var valueChanged: EventStream<Bool> { EventStream(valueChangedSubject) }

  /// The text at the leading edge.
  open var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      uiSwitch.accessibilityLabel = newValue
    }
  }

  /// The image before the title.
  open var icon: UIImage? {
    get { iconView.image }
    set {
      iconView.image = newValue
      iconView.isHidden = newValue == nil
    }
  }

  private func switchWasOperated() {
    isOn = uiSwitch.isOn
    valueChangedSubject.send(isOn)
  }
}

/// Whether a switch is on, in a form that forms observe.
@Observable
private final class SwitchState {
  var isOn = false
}
