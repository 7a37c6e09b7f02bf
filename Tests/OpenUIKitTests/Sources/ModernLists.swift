// Lists as apps write them: configurations of an app's own, and a data source that shows snapshots.

nonisolated struct Track: Hashable, Identifiable, Sendable {
  var id: Int
  var title: String
  var artist: String
  var rating = 0
}

struct RatingConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var rating = 0
  var titleColor: UIColor = .label

  func makeContentView() -> any UIView & UIContentView {
    RatingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> RatingConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.titleColor = state.isDisabled ? .tertiaryLabel : state.isSelected ? .tintColor : .label
    return updated
  }
}

final class RatingContentView: UIView, UIContentView {
  private let titleLabel = UILabel()
  private let slider = UISlider()
  private var current: RatingConfiguration

  init(configuration: RatingConfiguration) {
    current = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [titleLabel, slider])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    slider.maximumValue = 5
    apply(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? RatingConfiguration, configuration != current else { return }
      apply(configuration)
    }
  }

  private func apply(_ configuration: RatingConfiguration) {
    current = configuration
    titleLabel.text = configuration.title
    titleLabel.textColor = configuration.titleColor
    slider.value = Float(configuration.rating)
  }
}

final class TrackCell: UITableViewCell {
  var track: Track? {
    didSet { if track != oldValue { setNeedsUpdateConfiguration() } }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = track?.title
    content.secondaryText = track?.artist
    content.image = UIImage(systemName: "music.note")
    content.imageProperties.tintColor = state.isSelected ? .systemRed : nil
    content.textProperties.numberOfLines = 2
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.cornerRadius = 8
    background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
      state.isHighlighted ? color.withAlphaComponent(0.5) : color
    }
    backgroundConfiguration = background
  }
}

final class TracksViewController: UITableViewController {
  nonisolated enum Section: Int, CaseIterable, Sendable {
    case favourites
    case others
  }

  private var tracks: [Track.ID: Track] = [:]
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    dataSource.defaultRowAnimation = .fade
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Track.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
      (cell as? TrackCell)?.track = self?.tracks[id]
      return cell
    }
  }

  func show(_ favourites: [Track], _ others: [Track], animated: Bool) {
    for track in favourites + others { tracks[track.id] = track }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Track.ID>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(favourites.map(\.id), toSection: .favourites)
    snapshot.appendItems(others.map(\.id), toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func update(_ track: Track) {
    tracks[track.id] = track
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(track.id) != nil else { return }
    snapshot.reconfigureItems([track.id])
    dataSource.apply(snapshot)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") else { return nil }
    var content = header.defaultContentConfiguration()
    content.text = dataSource.sectionIdentifier(for: section) == .favourites ? "Favourites" : "Others"
    header.contentConfiguration = content
    return header
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath), var track = tracks[id] else { return }
    track.rating += 1
    update(track)
  }
}

final class RatingsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Track>!
  private let stepper = UIStepper()
  private let order = UISegmentedControl(items: ["Title", "Artist"])

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Track> { cell, _, track in
      cell.contentConfiguration = RatingConfiguration(title: track.title, rating: track.rating)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, track in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: track)
    }
    stepper.addAction(
      UIAction { [weak self] action in
        self?.title = "\((action.sender as? UIStepper)?.value ?? 0)"
      },
      for: .valueChanged
    )
    order.selectedSegmentIndex = 0
  }

  func show(_ tracks: [Track]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Track>()
    snapshot.appendSections([0])
    snapshot.appendItems(tracks)
    dataSource.apply(snapshot)
  }
}
