extension UIView {
  /// Makes the view a subview that fills another.
  ///
  /// A cell or header is laid out at other sizes than its own before it is shown, none among them; two of the
  /// constraints are therefore a little less than required.
  func fill(_ container: UIView) {
    removeFromSuperview()
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    let trailing = trailingAnchor.constraint(equalTo: container.trailingAnchor)
    let bottom = bottomAnchor.constraint(equalTo: container.bottomAnchor)
    trailing.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    bottom.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      trailing,
      bottom,
    ])
  }
}
