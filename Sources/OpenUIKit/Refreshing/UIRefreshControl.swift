import Foundation

/// The wheel above the content of a scroll view that turns while the content is renewed.
///
/// Pulling the content past its top with a finger or on a touchpad, F5 and Control-R begin it and send `valueChanged`;
/// `endRefreshing()` ends it.
///
///     tableView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in load() })
@MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let height: CGFloat = 60

  private let spinner = UIActivityIndicatorView(style: .medium)

  /// Creates a control that is not refreshing.
  public init() {
    super.init(frame: UIRefreshControl.initialFrame)
    didInitialize()
  }

  /// Creates a control that is not refreshing.
  ///
  /// - Parameter frame: Not used; the scroll view places the control.
  public override init(frame: CGRect) {
    super.init(frame: UIRefreshControl.initialFrame)
    didInitialize()
  }

  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: height)

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    isHidden = true
    addSubview(spinner)
  }

  /// Whether the content is being renewed.
  open private(set) var isRefreshing = false

  /// Shows that the content is being renewed; no event is sent.
  open func beginRefreshing() {
    setRefreshing(true)
  }

  /// Shows that the content has been renewed.
  open func endRefreshing() {
    setRefreshing(false)
  }

  /// Begins because a person asks for it.
  ///
  /// - Returns: Whether the control can be operated.
  @discardableResult
  final func beginByHand() -> Bool {
    guard isEnabled, !isHidden || !isRefreshing, let scrollView else { return false }
    guard !isRefreshing else { return true }
    let wasAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    setRefreshing(true)
    if wasAtTop {
      let target = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
      scrollView.setContentOffset(target, animated: true)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    isHidden = !isRefreshing
    if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    scrollView?.refreshingDidChange()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = storedTintColor
  }

  /// The width that is there, and the height of the control.
  ///
  /// - Parameter size: The space, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }
}
