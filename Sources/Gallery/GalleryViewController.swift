import Flix

/// The list of the gallery's screens.
public final class GalleryViewController: FormViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Flix Gallery"
    tableView.flix.animatable.build([
      SpacingSectionProvider(
        providers: GalleryPage.allCases.map { PageProvider($0, in: self) },
        headerHeight: 24,
        footerHeight: 24
      )
    ])
  }
}

/// A row that leads to a screen.
private final class PageProvider: UniqueCustomTableViewProvider {
  private let page: GalleryPage
  private weak var viewController: UIViewController?

  init(_ page: GalleryPage, in viewController: UIViewController) {
    self.page = page
    self.viewController = viewController
    super.init()
    accessoryType = .disclosureIndicator

    let titleLabel = UILabel()
    titleLabel.text = page.title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    let summaryLabel = UILabel()
    summaryLabel.text = page.summary
    summaryLabel.font = .preferredFont(forTextStyle: .footnote)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0
    contentView.fill(with: .column([titleLabel, summaryLabel], spacing: 2), margins: 10)
  }

  override func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: UniqueCustomTableViewProvider) {
    viewController?.navigationController?.pushViewController(page.makeViewController(), animated: true)
  }
}
