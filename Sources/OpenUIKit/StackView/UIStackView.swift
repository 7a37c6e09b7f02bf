import Foundation

/// A view that arranges views in a row or a column, by constraints.
@MainActor
open class UIStackView: UIView {
  /// The constraints by which the stack arranges its views now.
  private var arrangement: [StackArrangement.Key: NSLayoutConstraint] = [:]
  private var spacers: [StackArrangement.Gap: UILayoutGuide] = [:]
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var hasArrangement = false

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // The initializer of UIView never fails; it is failable because UIKit's is.
    super.init(coder: coder)!
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// The views that the stack arranges, in order; each is a subview as well.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Appends a view to those arranged.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Ends the arranging of a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Inserts a view among those arranged.
  ///
  /// - Parameters:
  ///   - view: The view; it becomes a subview in front, unless it is one already.
  ///   - stackIndex: Its place, at most the number of arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let old = arrangedSubviews.firstIndex { $0 === view }
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
        + "\(arrangedSubviews.count)"
    )
    if let old {
      arrangedSubviews.remove(at: old)
      arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    } else {
      arrangedSubviews.insert(view, at: stackIndex)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  // MARK: Properties

  /// The direction of the stack.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the arranged subviews share the length of the stack.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the arranged subviews lie across the stack.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The space between the arranged subviews, in points: the smallest one where spaces are distributed.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether vertical spaces are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views are arranged inside the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// The spacing that stands for `spacing` when set after a view.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The spacing that the platform recommends.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Sets the space after a view.
  ///
  /// - Parameters:
  ///   - spacing: The space, in points, or `spacingUseDefault`.
  ///   - arrangedSubview: The view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let value = spacing == UIStackView.spacingUseDefault ? nil : spacing
    guard customSpacings[ObjectIdentifier(arrangedSubview)] != value else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = value
    setNeedsArrangement()
  }

  /// The space that was set after a view, in points; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: UIView

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    if !hasArrangement {
      hasArrangement = true
      arrange()
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    guard let first = arrangedSubviews.first(where: { !$0.isHidden }) else { return self }
    return first.forFirstBaselineLayout
  }

  open override var forLastBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard let view = axis == .vertical ? visible.last : visible.first else { return self }
    return view.forLastBaselineLayout
  }

  final func arrangedSubviewVisibilityDidChange(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { setNeedsArrangement() }
  }

  final func arrangedSubviewContentSizeDidChange() {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  // MARK: Arranging

  private func setNeedsArrangement() {
    hasArrangement = false
    setNeedsUpdateConstraints()
  }

  private func arrange() {
    var wanted = StackArrangement(stack: self, spacers: spacers)
    wanted.arrange(arrangedSubviews.filter { !$0.isHidden })
    var kept: [StackArrangement.Key: NSLayoutConstraint] = [:]
    for rule in wanted.rules {
      guard let constraint = arrangement[rule.key], constraint.isActive else { continue }
      kept[rule.key] = constraint
      arrangement[rule.key] = nil
    }
    NSLayoutConstraint.deactivate(arrangement.values.sorted { $0.activation < $1.activation })
    for (gap, spacer) in spacers where wanted.spacers[gap] == nil { removeLayoutGuide(spacer) }
    spacers = wanted.spacers
    for (_, spacer) in spacers { addLayoutGuide(spacer) }
    for rule in wanted.rules where kept[rule.key] == nil {
      let constraint = rule.makeConstraint()
      kept[rule.key] = constraint
      constraint.isActive = true
    }
    arrangement = kept
  }

  /// The space after a view, in points.
  final func resolvedSpacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? 8 : value
  }
}
