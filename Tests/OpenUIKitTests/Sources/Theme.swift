enum Theme {
  enum Color {
    static let brand = UIColor(hex: 0x34_78_F6)
    static let bubble = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.9, alpha: 1)
    }
    static let separator = UIColor.separator.withAlphaComponent(0.5)
  }

  enum Spacing {
    static let small: CGFloat = 8
    static let medium: CGFloat = 16
  }
}

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  var hexString: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
    return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

extension UIFont {
  static let bubble = UIFont.systemFont(ofSize: 15, weight: .regular)

  static func title(_ size: CGFloat = 20) -> UIFont { .systemFont(ofSize: size, weight: .semibold) }
}

extension UIEdgeInsets {
  init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach(addSubview)
  }

  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }

  @discardableResult
  func constrainSize(_ side: CGFloat) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: side).isActive = true
    heightAnchor.constraint(equalToConstant: side).isActive = true
    return self
  }

  func firstSubview<View: UIView>(of type: View.Type) -> View? {
    for subview in subviews {
      if let match = subview as? View ?? subview.firstSubview(of: type) { return match }
    }
    return nil
  }
}

extension UIStackView {
  convenience init(axis: NSLayoutConstraint.Axis, spacing: CGFloat, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }

  func removeAllArrangedSubviews() {
    for view in arrangedSubviews {
      removeArrangedSubview(view)
      view.removeFromSuperview()
    }
  }
}
