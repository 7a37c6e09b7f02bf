/// A row with an icon, a title and a switch.
///
///     let airplaneMode = UniqueSwitchTableViewProvider(title: "Airplane Mode")
///     airplaneMode.valueChanged.sink { isOn in wifi.isHidden = isOn }.store(in: &tokens)
@MainActor
open class UniqueSwitchTableViewProvider: SingleTableViewCellProvider<UITableViewCell>, SwitchRow {
  /// The views of the row.
  public let parts = SwitchParts()

  override var controls: [UIControl] { [uiSwitch] }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - icon: The image before the title.
  ///   - isOn: Whether the switch is on.
  public init(title: String? = nil, icon: UIImage? = nil, isOn: Bool = false) {
    super.init()
    selectionStyle = .none
    fill(contentView, title: title, icon: icon, isOn: isOn)
  }
}
