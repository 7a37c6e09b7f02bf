import MainLoopTesting
import OpenUIKit
import Testing

@Suite("Classes as apps subclass them", .serialized)
@MainActor
struct SubclassTests {
  init() { _ = GTKStartup.done }

  @Test("Views and cells are made by the initializers that a subclass inherits or overrides")
  func views() {
    #expect(TitledView(title: "a").frame == .zero)
    #expect(LinkButton(title: "Open").title(for: .normal) == "Open")
    #expect(SubtitleCell(style: .default, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(BannerView(reuseIdentifier: nil).textLabel?.text == "Banner")
    #expect(RoundImageView(image: nil).layer.cornerRadius == 8)
    #expect(PullControl().tintColor == .red)
    #expect(ModeControl(items: ["a", "b"]).selectedSegmentIndex == 0)
    let cell = NumberCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.number = 7
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "7")
  }

  @Test("Layouts are made by the initializers of their superclass")
  func layouts() throws {
    #expect(TightLayout().minimumLineSpacing == 2)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let layouts = [CardLayout(section: section), CardLayout { _, _ in section }]
    for layout in layouts { #expect(layout.insertions == 0) }
    let attributes = RotatedAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.angle = 2
    #expect(try #require(attributes.copy() as? RotatedAttributes).angle == 2)
  }

  @Test("Controllers and data sources are made by the initializers of their superclass")
  func controllers() {
    #expect(StyledTableViewController().tableView.style == .insetGrouped)
    #expect(GridViewController().collectionViewLayout is TightLayout)
    let root = UIViewController()
    #expect(RootedNavigationController(rootViewController: root).viewControllers == [root])
    #expect(root.title == "Root")
    let table = ContentSizedTableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
    let source = EditableDataSource(tableView: table) { _, _, number in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(number)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "numbers")
    #expect(table.intrinsicContentSize == table.contentSize && table.contentSize.height > 100)
  }
}
