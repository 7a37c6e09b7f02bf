/// A row that acts when it is tapped: a title in the tint colour, and an activity indicator while it is at work.
///
///     let send = UniqueButtonTableViewProvider(title: "Send")
///     send.event.selectedEvent.sink { send.isActive = true }.store(in: &tokens)
@MainActor
open class UniqueButtonTableViewProvider: SingleTableViewCellProvider<UITableViewCell> {
  /// Shows the title, in the middle of the row.
  public let titleLabel = UILabel()
  /// Turns while the row is at work.
  public let activityIndicatorView = UIActivityIndicatorView(style: .medium)

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isDestructive: Whether the title warns, in red, that something gets lost.
  public init(title: String? = nil, isDestructive: Bool = false) {
    super.init()
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.textColor = isDestructive ? .systemRed : .tintColor
    titleLabel.textAlignment = .center
    titleLabel.text = title
    fill()
  }

  /// The title.
  open var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// Whether the row is at work: the indicator turns, and the row cannot be tapped.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { activityIndicatorView.startAnimating() } else { activityIndicatorView.stopAnimating() }
      isEnabled = !isActive
    }
  }

  private func fill() {
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    for view in [titleLabel, activityIndicatorView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor, constant: 16),
      activityIndicatorView.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      activityIndicatorView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      height,
    ])
  }
}
