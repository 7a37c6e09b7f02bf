final class RatingControl: UIControl {
  private var starLabels: [UILabel] = []

  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      updateStars()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<5 {
      let label = UILabel()
      label.text = "☆"
      label.tag = index + 1
      starLabels.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 44, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(starLabels.count)
    for (index, label) in starLabels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height).integral
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  private func track(_ touch: UITouch) {
    let x = touch.location(in: self).x
    rating = max(1, min(5, Int(x / (bounds.width / 5)) + 1))
  }

  private func updateStars() {
    for label in starLabels { label.text = label.tag <= rating ? "★" : "☆" }
  }
}

final class FormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  let newsletterSwitch = UISwitch()
  let termsSwitch = UISwitch()
  let ratingControl = RatingControl()
  let frequencyRow = UIStackView()
  let submitButton = UIButton(configuration: .filled())
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var submissions = 0
  private(set) var observedRatings: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Form", comment: "")
    view.backgroundColor = .systemGroupedBackground
    configureHierarchy()
    configureActions()
    updateSubmitButton()
  }

  private func row(_ title: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.axis = .horizontal
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  private func configureHierarchy() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    let daily = UILabel()
    daily.text = "Daily"
    frequencyRow.addArrangedSubview(daily)
    frequencyRow.isHidden = true
    stackView.addArrangedSubview(row("Newsletter", newsletterSwitch))
    stackView.addArrangedSubview(frequencyRow)
    stackView.addArrangedSubview(row("Accept terms", termsSwitch))
    stackView.addArrangedSubview(row("Rating", ratingControl))
    stackView.addArrangedSubview(submitButton)
    stackView.setCustomSpacing(24, after: ratingControl.superview ?? ratingControl)
    stackView.addArrangedSubview(spinner)
    spinner.hidesWhenStopped = true
    submitButton.configuration?.title = "Submit"
  }

  private func configureActions() {
    newsletterSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        UIView.animate(withDuration: 0.25) {
          self.frequencyRow.isHidden = !self.newsletterSwitch.isOn
          self.view.layoutIfNeeded()
        }
      },
      for: .valueChanged
    )
    termsSwitch.addAction(UIAction { [weak self] _ in self?.updateSubmitButton() }, for: .valueChanged)
    ratingControl.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? RatingControl else { return }
        observedRatings.append(control.rating)
      },
      for: .valueChanged
    )
    submitButton.addAction(
      UIAction { [weak self] _ in
        self?.submissions += 1
        self?.spinner.startAnimating()
      },
      for: .touchUpInside
    )
  }

  private func updateSubmitButton() {
    submitButton.isEnabled = termsSwitch.isOn
  }
}
