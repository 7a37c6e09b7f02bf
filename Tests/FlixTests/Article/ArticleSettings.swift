import Flix

// The fragments of the article "Provider and Node" that build the settings form, as they stand there. `self` is a view
// controller with a table view.
final class ArticleSettingsViewController: UIViewController {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)

  let airplaneModeProvider = UniqueSwitchTableViewProvider(title: "Airplane Mode")
  let wifiProvider = UniqueTextTableViewProvider(title: "Wi-Fi")
  let bluetoothProvider = UniqueTextTableViewProvider(title: "Bluetooth")
  let cellularProvider = UniqueTextTableViewProvider(title: "Cellular")
  let hotspotProvider = UniqueTextTableViewProvider(title: "Personal Hotspot")
  let carrierProvider = UniqueTextTableViewProvider(title: "Carrier")

  private(set) var profile: UniqueCustomTableViewProvider?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)

    let profileProvider = UniqueCustomTableViewProvider()
    profileProvider.itemHeight = { _ in return 80 }
    profileProvider.accessoryType = .disclosureIndicator
    let avatarImageView = UIImageView(image: #imageLiteral(resourceName: "Flix Icon"))
    profileProvider.contentView.addSubview(avatarImageView)
    let nameLabel = UILabel()
    nameLabel.text = "Flix"
    profileProvider.contentView.addSubview(nameLabel)

    let profileSectionProvider = SpacingSectionProvider(
      providers: [profileProvider],
      headerHeight: 35,
      footerHeight: 0
    )

    let networkSectionProvider = SpacingSectionProvider(
      providers: [
        airplaneModeProvider,
        wifiProvider,
        bluetoothProvider,
        cellularProvider,
        hotspotProvider,
        carrierProvider,
      ],
      headerHeight: 35,
      footerHeight: 0
    )
    self.tableView.flix.build([
      profileSectionProvider,
      networkSectionProvider,
    ])

    profile = profileProvider
  }
}
