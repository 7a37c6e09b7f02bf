import CGTK
import Foundation

/// A view that shows a part of content larger than itself.
///
/// Scroll bars, wheel, touch, kinetic movement and overshoot are GTK's.
@MainActor
open class UIScrollView: UIView {
  let horizontal = ScrollAxis()
  let vertical = ScrollAxis()
  private let scrolledWindow: UnsafeMutablePointer<GtkWidget>
  private let scrolledContent: UnsafeMutablePointer<GtkWidget>
  private var scrollAnimation: FrameAnimation?

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    (scrolledWindow, scrolledContent) = Self.makeWidgets()
    super.init(frame: frame)
    didInitialize()
  }

  public required init?(coder: NSCoder) {
    (scrolledWindow, scrolledContent) = Self.makeWidgets()
    super.init(coder: coder)
    didInitialize()
  }

  private class func makeWidgets() -> (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>) {
    let content = ViewWidget.make(type: ViewWidget.scrollingType, cssName: "widget", role: contentRole)
    guard let window = gtk_scrolled_window_new() else {
      preconditionFailure("GTK could not create a scrolled window.")
    }
    return (window, content)
  }

  /// What assistive technologies are told that the scrolling content is.
  class var contentRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GENERIC }

  /// Tells assistive technologies anew what the scrolling content is.
  ///
  /// GTK settles roles when widgets come into a window, so the content leaves it for a moment.
  ///
  /// - Parameters:
  ///   - role: What it is.
  ///   - whileOutside: Changes the roles of what is inside.
  final func setContentRole(_ role: GtkAccessibleRole, whileOutside: () -> Void) {
    let offset = contentOffset
    let focus = focusedWidget.flatMap { gtk_widget_is_ancestor($0, scrolledContent) != 0 ? $0 : nil }
    gtk_scrolled_window_set_child(scrolledWindow.opaque, nil)
    cgtk_accessible_set_role(scrolledContent, role)
    whileOutside()
    gtk_scrolled_window_set_child(scrolledWindow.opaque, scrolledContent)
    contentOffset = offset
    if let focus { gtk_widget_grab_focus(focus) }
  }

  private func didInitialize() {
    super.clipsToBounds = true
    ViewWidget.setView(self, of: scrolledContent)
    // Else GTK names it after the type of its widget.
    cgtk_accessible_set_label(scrolledContent, "")
    gtk_widget_set_overflow(scrolledContent, GTK_OVERFLOW_HIDDEN)
    horizontal.valueDidChange = { [unowned self] in adjustmentDidMove() }
    vertical.valueDidChange = { [unowned self] in adjustmentDidMove() }
    gtk_scrolled_window_set_child(scrolledWindow.opaque, scrolledContent)
    Signal.connectEnumeration(scrolledWindow, "edge-overshot") { [weak self] edge in
      if edge == GTK_POS_TOP.rawValue { self?.refreshControl?.beginByHand() }
    }
    embed(scrolledWindow)
    updatePolicy()
  }

  isolated deinit {
    for subview in subviews {
      gtk_widget_unparent(subview.gtkWidget)
      subview.storedSuperview = nil
      subview.windowDidChange(to: nil)
    }
    subviews.removeAll()
    horizontal.release()
    vertical.release()
    ViewWidget.setView(nil, of: scrolledContent)
    g_object_unref(scrolledContent)
  }

  override var contentWidget: UnsafeMutablePointer<GtkWidget> { scrolledContent }

  // MARK: Content

  /// Who is told of movements.
  // A subclass that narrows the type, as UIKit's do, takes precedence where both fit.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the top left corner of the view, in points.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { configureAxes() } }
  }

  /// How much farther than its edges the content scrolls, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      if contentInset != oldValue { adjustedInsetDidChange() }
    }
  }

  /// `contentInset` together with what the system adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshInset
    return inset
  }

  /// Tells the view that `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  final func adjustedInsetDidChange() {
    configureAxes()
    markNeedsLayout()
    adjustedContentInsetDidChange()
  }

  /// The control that renews the content; none by default.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// Whether a person can scroll.
  open var isScrollEnabled = true {
    didSet { updatePolicy() }
  }

  /// Whether a horizontal scroll bar may show.
  open var showsHorizontalScrollIndicator = true {
    didSet { updatePolicy() }
  }

  /// Whether a vertical scroll bar may show.
  open var showsVerticalScrollIndicator = true {
    didSet { updatePolicy() }
  }

  /// Whether something else at the edge takes the place of the vertical scroll bar.
  final var hidesVerticalScrollBar = false {
    didSet { if hidesVerticalScrollBar != oldValue { updatePolicy() } }
  }

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content to show at the top left corner, in points.
  ///   - animated: Whether to move there over a third of a second instead of at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollAnimation?.cancel()
    scrollAnimation = nil
    guard animated, UIView.areAnimationsEnabled, window != nil, contentOffset != self.contentOffset else {
      scroll(to: contentOffset)
      return
    }
    let start = self.contentOffset
    scrollAnimation = FrameAnimation(widget: gtkWidget, duration: 0.3) { [weak self] progress in
      self?.scroll(
        to: CGPoint(
          x: start.x + (contentOffset.x - start.x) * progress,
          y: start.y + (contentOffset.y - start.y) * progress
        )
      )
    } completion: { [weak self] in
      guard let self else { return }
      scrollAnimation = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls by the least amount that makes a part of the content visible.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the content, in points.
  ///   - animated: Whether to move there over time.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if low < visibleLow { return low - visibleLow }
      if high > visibleHigh { return min(high - visibleHigh, low - visibleLow) }
      return 0
    }
    let target = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    )
    guard target != contentOffset else { return }
    setContentOffset(clamped(target), animated: animated)
  }

  /// Shows the scroll bars for a moment.
  open func flashScrollIndicators() {
    configureAxes()
  }

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = boundsOrigin
      super.bounds = newValue
      if boundsOrigin != oldOrigin { didScroll() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRefreshControl()
    configureAxes()
  }

  override func widgetDidAllocate(width: Int, height: Int) {
    configureAxes()
    allocateNativeWidget(width: width, height: height)
  }

  /// Answers GTK's allocation of the scrolling widget.
  func contentWidgetDidAllocate(width: Int, height: Int) {
    allocateSubviews(in: bounds.origin)
  }

  // MARK: Scrolling

  /// The nearest offset at which the visible part lies inside the content and its insets.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let minimum = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    let maxX = max(contentSize.width + inset.right - bounds.width, minimum.x)
    let maxY = max(contentSize.height + inset.bottom - bounds.height, minimum.y)
    return CGPoint(x: min(max(offset.x, minimum.x), maxX), y: min(max(offset.y, minimum.y), maxY))
  }

  private func scroll(to offset: CGPoint) {
    guard offset != boundsOrigin else { return }
    bounds.origin = offset
  }

  private func didScroll() {
    configureAxes()
    markNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// A person moves the content, by the scroll bar, a wheel, a finger or keys.
  func personWillScroll() {}

  private func adjustmentDidMove() {
    scrollAnimation?.cancel()
    scrollAnimation = nil
    personWillScroll()
    scroll(to: CGPoint(x: horizontal.value, y: vertical.value))
  }

  private func configureAxes() {
    let inset = adjustedContentInset
    let offset = clamped(boundsOrigin)
    horizontal.configure(
      value: Double(offset.x),
      lower: Double(-inset.left),
      upper: Double(contentSize.width + inset.right),
      page: Double(bounds.width)
    )
    vertical.configure(
      value: Double(offset.y),
      lower: Double(-inset.top),
      upper: Double(contentSize.height + inset.bottom),
      page: Double(bounds.height)
    )
  }

  private func updatePolicy() {
    func policy(_ shows: Bool) -> GtkPolicyType {
      guard isScrollEnabled else { return GTK_POLICY_NEVER }
      return shows ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(
      scrolledWindow.opaque,
      policy(showsHorizontalScrollIndicator),
      policy(showsVerticalScrollIndicator && !hidesVerticalScrollBar)
    )
  }
}
