import Observation

/// The icon, the title and the switch of a row or item.
@MainActor
public final class SwitchParts: TitleParts {
  let uiSwitch = UISwitch()

  private let state = SwitchState()
  private let valueChangedSubject = EventSubject<Bool>()

  override init() {
    super.init()
    uiSwitch.setContentHuggingPriority(.required, for: .horizontal)
    let action = UIAction { [weak self] _ in self?.switchWasOperated() }
    uiSwitch.addAction(action, for: .valueChanged)
  }

  override var title: String? {
    didSet { uiSwitch.accessibilityLabel = title }
  }

  var isOn: Bool {
    get { state.isOn }
    set {
      if uiSwitch.isOn != newValue { uiSwitch.setOn(newValue, animated: uiSwitch.window != nil) }
      if state.isOn != newValue { state.isOn = newValue }
    }
  }

  var valueChanged: EventStream<Bool> { EventStream(valueChangedSubject) }

  /// Puts the parts into a row's content view.
  func fill(_ contentView: UIView) {
    RowContent.fill(contentView, with: [iconView, titleLabel, uiSwitch])
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
