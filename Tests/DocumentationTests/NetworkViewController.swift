import Flix

final class NetworkViewController: UIViewController {
  let airplaneMode = UniqueSwitchTableViewProvider(title: "Airplane Mode")
  let wifi = UniqueTextTableViewProvider(title: "Wi-Fi", detail: "Home")
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var tokens: Set<EventToken> = []

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Network"
    tableView.flix.animatable.build([
      SpacingSectionProvider(providers: [airplaneMode, wifi], headerHeight: 24, footerHeight: 24)
    ])
    airplaneMode.valueChanged.sink { [wifi] isOn in wifi.isHidden = isOn }.store(in: &tokens)
    wifi.event.selectedEvent.sink { print("Wi-Fi was tapped") }.store(in: &tokens)
  }
}
