/// A row or item with an icon, a title and a switch.
///
/// This is the part that `UniqueSwitchTableViewProvider` and `UniqueSwitchCollectionViewProvider` share.
@MainActor
public protocol SwitchRow: TitledRow where Parts == SwitchParts {}

extension SwitchRow {
  /// The switch.
  public var uiSwitch: UISwitch { parts.uiSwitch }

  /// Whether the switch is on. Providers that read it in `createValues()` or `isHidden` follow each change.
  public var isOn: Bool {
    get { parts.isOn }
    set { parts.isOn = newValue }
  }

  /// The switch was operated by a person; the value is whether it is on now.
  public var valueChanged: EventStream<Bool> { parts.valueChanged }

  func fill(_ contentView: UIView, title: String?, icon: UIImage?, isOn: Bool) {
    parts.fill(contentView)
    self.title = title
    self.icon = icon
    self.isOn = isOn
  }
}
