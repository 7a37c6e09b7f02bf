struct Contact: Hashable {
  let name: String
  let note: String?
  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}

protocol ContactCellDelegate: AnyObject {
  func contactCellDidTapCall(_ cell: ContactCell)
}

final class ContactCell: UITableViewCell {
  weak var delegate: ContactCellDelegate?

  let avatarView = UIImageView()
  let initialsLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .bold)
    return label
  }()
  let nameLabel = UILabel()
  let noteLabel = UILabel()
  private lazy var callButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.contactCellDidTapCall(self)
      },
      for: .touchUpInside
    )
    return button
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
    avatarView.image = nil
    noteLabel.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    avatarView.layer.cornerRadius = avatarView.bounds.height / 2
  }

  func configure(with contact: Contact) {
    nameLabel.text = contact.name
    noteLabel.text = contact.note
    noteLabel.isHidden = contact.note == nil
    initialsLabel.text = contact.initials
  }

  private func setUp() {
    selectionStyle = .none
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.backgroundColor = Theme.Color.brand
    avatarView.constrainSize(40)
    avatarView.addSubview(initialsLabel)
    initialsLabel.centerXAnchor.constraint(equalTo: avatarView.centerXAnchor).isActive = true
    initialsLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor).isActive = true

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    callButton.setContentHuggingPriority(.required, for: .horizontal)
    callButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [avatarView, texts, callButton])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

final class ContactsViewController: UIViewController {
  private(set) var contacts: [Contact]
  private(set) var calls: [String] = []
  let tableView = UITableView(frame: .zero, style: .plain)

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(ContactCell.self)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 64
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
    tableView.tableFooterView = UIView()
    view.addSubview(tableView)
    tableView.pinEdges(to: view)
  }
}

extension ContactsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: ContactCell = tableView.dequeue(for: indexPath)
    cell.configure(with: contacts[indexPath.row])
    cell.delegate = self
    return cell
  }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    contacts[indexPath.row].note == nil ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension ContactsViewController: ContactCellDelegate {
  func contactCellDidTapCall(_ cell: ContactCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    calls.append(contacts[indexPath.row].name)
  }
}
