/// How the ready-made rows lay their views out: one beside the other, in the row's margins.
enum RowContent {
  /// Fills a row's content view.
  ///
  /// - Parameters:
  ///   - contentView: The row's content view. The row is at least as high as rows are without content.
  ///   - views: The views from the leading to the trailing edge. Hidden ones take no space.
  static func fill(_ contentView: UIView, with views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    // A row that is given a height less than that of its content keeps its content centred.
    let top = stack.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 7)
    top.priority = .defaultHigh
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    // A cell may be too narrow for its margins.
    let trailing = stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    trailing.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      trailing,
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      top,
      height,
    ])
  }

  /// An image view of the size of the icons before a row's title.
  static func makeIconView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.isHidden = true
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 29),
      view.heightAnchor.constraint(equalToConstant: 29),
    ])
    return view
  }

  /// A label for a row's title, which takes the space that others leave.
  static func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    label.setContentCompressionResistancePriority(
      UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1),
      for: .horizontal
    )
    return label
  }

  /// A label for what a row says beside its title.
  static func makeDetailLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.textAlignment = .right
    label.isHidden = true
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return label
  }
}
