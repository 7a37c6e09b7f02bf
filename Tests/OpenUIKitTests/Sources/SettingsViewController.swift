final class SettingsViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case account, general, about

    var title: String? {
      switch self {
      case .account: return nil
      case .general: return "General"
      case .about: return "About"
      }
    }
  }

  private struct Item {
    var title: String
    var detail: String?
    var style: UITableViewCell.CellStyle = .default
    var accessory: UITableViewCell.AccessoryType = .none
    var imageName: String?
  }

  private var items: [Section: [Item]] = [
    .account: [
      Item(title: "Ada Lovelace", detail: "Account, Cloud, Media", style: .subtitle, accessory: .disclosureIndicator)
    ],
    .general: [
      Item(title: "Wi-Fi", detail: "Home", style: .value1, accessory: .disclosureIndicator, imageName: "wifi"),
      Item(title: "Sync", style: .default, accessory: .checkmark),
      Item(title: "Storage", detail: "12 GB", style: .value1, accessory: .detailButton),
      Item(title: "mobile", detail: "0123 456", style: .value2, accessory: .detailDisclosureButton),
      Item(title: "Notifications", style: .default),
    ],
    .about: [Item(title: "Version", detail: "1.0", style: .value1)],
  ]
  private(set) var log: [String] = []
  private let notificationsSwitch = UISwitch()

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    notificationsSwitch.addAction(
      UIAction { [unowned self] action in
        log.append("notifications \((action.sender as? UISwitch)?.isOn ?? false)")
      },
      for: .valueChanged
    )
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section).flatMap { items[$0]?.count } ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section)?.title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == Section.about.rawValue ? "All rights reserved." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let section = Section(rawValue: indexPath.section), let item = items[section]?[indexPath.row] else {
      preconditionFailure("no item")
    }
    let identifier = "style-\(item.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: item.style, reuseIdentifier: identifier)
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.detail
    cell.imageView?.image = item.imageName.flatMap { UIImage(systemName: $0) }
    cell.accessoryType = item.accessory
    cell.accessoryView = item.title == "Notifications" ? notificationsSwitch : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.section)-\(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("info \(indexPath.section)-\(indexPath.row)")
  }
}
