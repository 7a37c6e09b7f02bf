final class PaddedLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + textInsets.left + textInsets.right,
      height: size.height + textInsets.top + textInsets.bottom
    )
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}

final class BadgeView: UIView {
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = count > 99 ? "99+" : String(count)
      isHidden = count == 0
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .systemRed
    label.textColor = .white
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textAlignment = .center
    addSubview(label)
    isUserInteractionEnabled = false
    isHidden = true
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: max(20, text.width + 10), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}

/// Lets touches through that hit none of its subviews.
class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// A small button that can be hit in 44 points around its centre.
final class SmallButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, (44 - bounds.width) / 2)
    let dy = max(0, (44 - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

/// Lays its subviews out in lines, by hand.
final class FlowView: UIView {
  var spacing: CGFloat = 8 {
    didSet { setNeedsLayout() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrange(in: size.width) { _, _ in }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width) { $0.frame = $1 }
  }

  private func arrange(in width: CGFloat, place: (UIView, CGRect) -> Void) -> CGSize {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    var maxX: CGFloat = 0
    for subview in subviews where !subview.isHidden {
      let size = subview.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      place(subview, CGRect(origin: origin, size: size))
      maxX = max(maxX, origin.x + size.width)
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return CGSize(width: maxX, height: origin.y + lineHeight)
  }
}

class CardView: UIView {
  let contentView = UIView()
  override class var requiresConstraintBasedLayout: Bool { true }
  private var didSetUpConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    layer.cornerRadius = 12
    layer.borderWidth = 1
    applyBorderColor()
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    if !didSetUpConstraints {
      didSetUpConstraints = true
      contentView.pinEdges(to: self, insets: UIEdgeInsets(all: 12))
    }
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyBorderColor()
  }

  private func applyBorderColor() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
