final class SectionHeaderView: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 17)
    countLabel.textColor = .secondaryLabel
    countLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, countLabel])
    stack.alignment = .firstBaseline
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class GenericCell<Content: UIView>: UITableViewCell {
  private(set) lazy var content: Content = Self.makeContent()

  class func makeContent() -> Content {
    fatalError("Subclasses of \(GenericCell.self) make their content")
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
    content.pinEdges(to: contentView, insets: UIEdgeInsets(all: Theme.Spacing.small))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class LabelCell: GenericCell<UILabel> {
  override class func makeContent() -> UILabel { UILabel() }
}

final class LibraryViewController: UITableViewController {
  struct Shelf {
    var name: String
    var books: [String]
    var isCollapsed = false
  }

  var shelves: [Shelf]

  init(shelves: [Shelf]) {
    self.shelves = shelves
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    shelves = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LabelCell.self, forCellReuseIdentifier: LabelCell.reuseIdentifier)
    tableView.registerHeaderFooter(SectionHeaderView.self)
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 40
  }

  func moveBook(from source: IndexPath, to destination: IndexPath) {
    let book = shelves[source.section].books.remove(at: source.row)
    shelves[destination.section].books.insert(book, at: destination.row)
    tableView.moveRow(at: source, to: destination)
  }

  func toggleShelf(_ section: Int) {
    shelves[section].isCollapsed.toggle()
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }

  func replace(with books: [String], onShelf section: Int, completion: ((Bool) -> Void)? = nil) {
    let difference = books.difference(from: shelves[section].books)
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: section))
      case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: section))
      }
    }
    tableView.performBatchUpdates(
      {
        self.shelves[section].books = books
        self.tableView.deleteRows(at: deleted, with: .fade)
        self.tableView.insertRows(at: inserted, with: .left)
      },
      completion: completion
    )
  }

  func addShelf(_ shelf: Shelf, at index: Int) {
    tableView.beginUpdates()
    shelves.insert(shelf, at: index)
    tableView.insertSections([index], with: .top)
    tableView.endUpdates()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].isCollapsed ? 0 : shelves[section].books.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: LabelCell = tableView.dequeue(for: indexPath)
    cell.content.text = shelves[indexPath.section].books[indexPath.row]
    cell.content.numberOfLines = 0
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header: SectionHeaderView? = tableView.dequeueHeaderFooter()
    header?.titleLabel.text = shelves[section].name
    header?.countLabel.text = "\(shelves[section].books.count)"
    return header
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    .leastNormalMagnitude
  }
}
