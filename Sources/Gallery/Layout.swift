import Flix

extension UIView {
  /// Adds a view that keeps some points from the top and bottom edges, and the margin of rows from the others.
  func fill(with content: UIView, margins: CGFloat) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}

extension UIView {
  /// Adds a view that reaches from edge to edge.
  func cover(with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UIView {
  /// Views one above the other.
  static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Views one beside the other.
  static func row(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .center
    stack.spacing = spacing
    return stack
  }
}

extension UIImage {
  /// An image of the gallery.
  static func gallery(_ name: String) -> UIImage? {
    UIImage(named: name, in: Bundle.module, compatibleWith: nil)
  }
}
