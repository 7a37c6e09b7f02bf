/// One layout, a header above two columns, written in three ways.
class TwoColumnView: UIView {
  let header = UIView()
  let left = UIView()
  let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, subview) in [header, left, right].enumerated() {
      subview.tag = index
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func makeConstraints() {}
}

final class AnchorTwoColumnView: TwoColumnView {
  override func makeConstraints() {
    let optional = header.heightAnchor.constraint(equalToConstant: 500)
    optional.priority = .defaultHigh
    optional.identifier = "wished height"
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      header.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      header.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      optional,
      header.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
      left.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      left.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      left.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2, constant: 4),
    ])
  }
}

final class AttributeTwoColumnView: TwoColumnView {
  override func makeConstraints() {
    func pin(
      _ item: Any,
      _ attribute: NSLayoutConstraint.Attribute,
      to other: Any?,
      _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
      relation: NSLayoutConstraint.Relation = .equal,
      multiplier: CGFloat = 1,
      constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item,
        attribute: attribute,
        relatedBy: relation,
        toItem: other,
        attribute: otherAttribute,
        multiplier: multiplier,
        constant: constant
      )
    }
    addConstraints([
      pin(header, .top, to: self, .top, constant: 10),
      pin(header, .leading, to: self, .leading, constant: 10),
      pin(header, .trailing, to: self, .trailing, constant: -10),
      pin(left, .top, to: header, .bottom, constant: 8),
      pin(left, .leading, to: header, .leading),
      pin(left, .bottom, to: self, .bottom, constant: -10),
      pin(right, .leading, to: left, .trailing, constant: 8),
      pin(right, .top, to: left, .top),
      pin(right, .height, to: left, .height),
      pin(right, .trailing, to: header, .trailing),
      pin(right, .width, to: left, .width, multiplier: 2, constant: 4),
    ])
    header.addConstraint(pin(header, .height, to: nil, constant: 60))
  }
}

final class FormatTwoColumnView: TwoColumnView {
  override func makeConstraints() {
    let views: [String: Any] = ["header": header, "left": left, "right": right]
    let metrics: [String: Any] = ["edge": 10, "gap": 8, "height": 60]
    var constraints: [NSLayoutConstraint] = []
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-edge-[header]-edge-|",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-edge-[header(==500@750,<=height)]-gap-[left]-edge-|",
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-edge-[left]-gap-[right(>=20)]-edge-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: metrics,
      views: views
    )
    NSLayoutConstraint.activate(constraints)
    right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2, constant: 4).isActive = true
  }
}
