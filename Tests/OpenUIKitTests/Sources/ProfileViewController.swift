final class StatView: UIView {
  init(value: Int, caption: String) {
    super.init(frame: .zero)
    let valueLabel = UILabel()
    valueLabel.text = NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal)
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 20, weight: .bold)
    valueLabel.textAlignment = .center
    let captionLabel = UILabel()
    captionLabel.text = caption.uppercased()
    captionLabel.font = .preferredFont(forTextStyle: .caption2)
    captionLabel.textColor = .secondaryLabel
    captionLabel.textAlignment = .center
    let stack = UIStackView(axis: .vertical, spacing: 2, [valueLabel, captionLabel])
    addSubview(stack)
    stack.pinEdges(to: self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ProfileViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentStack = UIStackView()
  let headerView = UIView()
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  let tagsScrollView = UIScrollView()
  let statsStack = UIStackView(arrangedSubviews: [
    StatView(value: 1200, caption: "Posts"), StatView(value: 34_500, caption: "Followers"),
    StatView(value: 98, caption: "Following"),
  ])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    scrollView.pinEdges(to: view)
    scrollView.addSubview(contentStack)
    contentStack.axis = .vertical
    contentStack.spacing = 16
    contentStack.pinEdges(to: scrollView)
    contentStack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    setUpHeader()
    setUpTags()
    statsStack.distribution = .fillEqually
    bioLabel.numberOfLines = 0
    bioLabel.text = String(repeating: "Mathematician and writer. ", count: 12)
    let bioContainer = UIView()
    bioContainer.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    bioContainer.addSubview(bioLabel)
    bioLabel.translatesAutoresizingMaskIntoConstraints = false
    let guide = bioContainer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bioLabel.topAnchor.constraint(equalTo: guide.topAnchor),
      bioLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      bioLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    [headerView, statsStack, tagsScrollView, bioContainer].forEach(contentStack.addArrangedSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headerView.layoutIfNeeded()
    avatarView.layer.cornerRadius = avatarView.bounds.width / 2
  }

  private func setUpHeader() {
    headerView.backgroundColor = .secondarySystemBackground
    headerView.heightAnchor.constraint(equalToConstant: 180).isActive = true
    avatarView.backgroundColor = .systemTeal
    avatarView.layer.borderColor = UIColor.white.cgColor
    avatarView.layer.borderWidth = 3
    avatarView.layer.masksToBounds = true
    nameLabel.text = "Ada Lovelace"
    nameLabel.font = UIFont.preferredFont(forTextStyle: .title2)
    headerView.addSubviews(avatarView, nameLabel)
    avatarView.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatarView.centerXAnchor.constraint(equalTo: headerView.centerXAnchor),
      avatarView.topAnchor.constraint(equalTo: headerView.topAnchor, constant: 20),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      avatarView.heightAnchor.constraint(equalTo: headerView.heightAnchor, multiplier: 0.5),
      nameLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 12),
      nameLabel.centerXAnchor.constraint(equalTo: avatarView.centerXAnchor),
    ])
  }

  private func setUpTags() {
    let tags = ["swift", "linux", "gtk", "layout", "analytical engine", "poetry", "numbers"].map { text -> UIView in
      let label = PaddedLabel()
      label.text = "#" + text
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 12
      label.clipsToBounds = true
      return label
    }
    let stack = UIStackView(axis: .horizontal, spacing: 8, tags)
    tagsScrollView.showsHorizontalScrollIndicator = false
    tagsScrollView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    tagsScrollView.addSubview(stack)
    stack.pinEdges(to: tagsScrollView)
    tagsScrollView.heightAnchor.constraint(equalTo: stack.heightAnchor).isActive = true
  }
}
