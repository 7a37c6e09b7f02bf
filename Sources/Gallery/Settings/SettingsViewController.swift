import Flix

/// The Settings form: a profile, the radios of a phone, and a list of apps.
public final class SettingsViewController: FormViewController {
  private let profile = ProfileProvider(name: "Flix", subtitle: "Reusable forms, written once")

  private let airplaneMode = UniqueSwitchTableViewProvider(title: "Airplane Mode", icon: .gallery("airplane"))
  private let wifi = radio("Wi-Fi", detail: "Home", icon: "wifi")
  private let bluetooth = radio("Bluetooth", detail: "On", icon: "bluetooth")
  private let cellular = radio("Cellular", detail: "5G", icon: "cellular")
  private let hotspot = radio("Personal Hotspot", detail: "Off", icon: "hotspot")
  private let carrier = radio("Carrier", detail: "Flix Mobile", icon: "carrier")

  private let apps = AppsProvider(["Mail", "Maps", "Music", "Notes", "Photos", "Weather"])

  private var tokens: Set<EventToken> = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.flix.animatable.build([
      SpacingSectionProvider(providers: [profile], headerHeight: 35, footerHeight: 0),
      SpacingSectionProvider(
        providers: [airplaneMode, wifi, bluetooth, cellular, hotspot, carrier],
        headerHeight: 35,
        footerHeight: 0
      ),
      SpacingSectionProvider(providers: [apps], headerHeight: 35, footerHeight: 35),
    ])
    airplaneMode.valueChanged
      .sink { [weak self] isOn in self?.airplaneModeDidChange(isOn) }
      .store(in: &tokens)
  }

  private func airplaneModeDidChange(_ isOn: Bool) {
    wifi.isHidden = isOn
    bluetooth.isHidden = isOn
    cellular.detail = isOn ? "Airplane Mode" : "5G"
    hotspot.isEnabled = !isOn
  }

  private static func radio(_ title: String, detail: String, icon: String) -> UniqueTextTableViewProvider {
    UniqueTextTableViewProvider(
      title: title,
      detail: detail,
      icon: .gallery(icon),
      accessoryType: .disclosureIndicator
    )
  }
}
