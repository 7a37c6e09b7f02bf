import CGTK
import Foundation

/// A rectangle on the screen that draws its content, lays out its subviews and handles events.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The GTK widget that stands for this view.
  package final let gtkWidget: UnsafeMutablePointer<GtkWidget>

  // MARK: Lifecycle

  /// Creates a view.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public init(frame: CGRect) {
    gtkWidget = ViewWidget.make(type: ViewWidget.type, cssName: Self.gtkCSSName, role: Self.accessibleRole)
    UIView.checkFinite(frame, of: Self.self)
    storedFrame = frame
    super.init()
    didInitialize()
  }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive; keys that it does not hold leave the defaults of `init(frame:)`.
  public required init?(coder: NSCoder) {
    gtkWidget = ViewWidget.make(type: ViewWidget.type, cssName: Self.gtkCSSName, role: Self.accessibleRole)
    storedFrame = .zero
    super.init()
    didInitialize()
  }

  /// Creates a view of size zero at the origin.
  public override convenience init() {
    self.init(frame: .zero)
  }

  private func didInitialize() {
    ViewWidget.setView(self, of: gtkWidget)
    gtk_widget_set_can_target(gtkWidget, 1)
  }

  isolated deinit {
    for subview in subviews {
      gtk_widget_unparent(subview.gtkWidget)
      subview.storedSuperview = nil
      subview.windowDidChange(to: nil)
    }
    if let nativeWidget {
      gtk_widget_unparent(nativeWidget)
    }
    if gtk_widget_get_parent(gtkWidget) != nil, storedSuperview == nil, !(self is UIWindow) {
      gtk_widget_unparent(gtkWidget)
    }
    ViewWidget.setView(nil, of: gtkWidget)
    g_object_unref(gtkWidget)
  }

  /// The CSS node name of the widget, which decides how the theme styles it.
  class var gtkCSSName: String { "widget" }

  /// What assistive technologies are told that the view is.
  class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GENERIC }

  /// Whether the view tells nothing to those who do not see it.
  var isDecorative: Bool { false }

  /// The widget whose children are the widgets of the subviews.
  var contentWidget: UnsafeMutablePointer<GtkWidget> { gtkWidget }

  // MARK: Geometry

  final var storedFrame: CGRect
  final var boundsOrigin: CGPoint = .zero

  /// The rectangle of the view in the coordinates of its superview, in points.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue, fromConstraints: false) }
  }

  /// The rectangle of the view in its own coordinates, in points.
  ///
  /// A new size keeps the centre in place; the origin shifts the subviews.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the view in the coordinates of its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      var frame = storedFrame
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      setFrame(frame, fromConstraints: false)
    }
  }

  // MARK: Hierarchy

  final weak var storedSuperview: UIView?
  final weak var storedWindow: UIWindow?

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }

  /// The subviews, back to front.
  open internal(set) var subviews: [UIView] = []

  /// The window in which the view stands.
  open var window: UIWindow? { storedWindow }

  /// The controller whose `view` this is.
  final weak var viewController: UIViewController?

  // MARK: Layout

  final var needsLayoutFlag = true
  /// Whether `layoutSubviews()` is running.
  final var isLayingOut = false
  final var subtreeNeedsLayout = false
  final var needsUpdateConstraintsFlag = true
  final var subtreeNeedsUpdateConstraints = false
  final var storedLayoutState: ViewLayoutState?

  /// Whether the views inside are laid out by an engine of their own in the size that this view has, as in a cell.
  ///
  /// Set before the view gets constraints or subviews.
  final var isLayoutHost = false

  // MARK: Appearance

  /// The colour behind the content; `nil` draws nothing.
  open var backgroundColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the view is invisible and takes no events; its subviews with it.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { visibilityDidChange() }
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { if newValue != alpha { ViewAnimation.current?.willFade(self, from: alpha) } }
    didSet { applyOpacity() }
  }

  /// Whether the subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the view and its subviews take events of a person.
  open var isUserInteractionEnabled = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      gtk_widget_set_can_target(gtkWidget, isUserInteractionEnabled ? 1 : 0)
      gtk_widget_set_can_focus(gtkWidget, isUserInteractionEnabled ? 1 : 0)
    }
  }

  /// How the content follows a change of the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// A number with which the app marks the view.
  open var tag = 0

  /// The layer, which holds corner radius and border.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer()
    layer.view = self
    storedLayer = layer
    return layer
  }
  final var storedLayer: CALayer?
  final var storedTintColor: UIColor?

  // MARK: Presentation

  /// How far from its frame the view is drawn, in points: the remaining way of a running animation.
  final var renderOffset: CGPoint = .zero {
    didSet { if renderOffset != oldValue { superview?.setNeedsAllocation() } }
  }

  /// A factor on `alpha` from 0 to 1: the state of a running animation.
  final var renderAlpha: CGFloat = 1 {
    didSet { if renderAlpha != oldValue { applyOpacity() } }
  }

  /// The size in which the view is drawn while it grows or shrinks, in points; nil for that of its bounds.
  ///
  /// Its content is laid out in its bounds, and cut off where it is drawn smaller.
  final var renderSize: CGSize? {
    didSet { if renderSize != oldValue { setNeedsDisplay() } }
  }

  /// The size in which the view is drawn, in points.
  final var drawnSize: CGSize { renderSize ?? bounds.size }

  /// The opacity drawn in place of `alpha` while an animation changes that.
  final var renderedAlpha: CGFloat? {
    didSet { if renderedAlpha != oldValue { applyOpacity() } }
  }

  /// The animations that change what is drawn of position and opacity.
  final var positionAnimation: ViewAnimation?
  final var alphaAnimation: ViewAnimation?

  /// Whether the view is kept in the tree but out of sight, as a cell that waits for reuse is.
  final var isParked = false {
    didSet { if isParked != oldValue { visibilityDidChange() } }
  }

  /// The GTK widget that does this view's work, allocated to its bounds; see `embed(_:)`.
  final var nativeWidget: UnsafeMutablePointer<GtkWidget>?

  /// The colour of what can be operated in the view; taken from the superview unless set.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      storedTintColor = newValue
      propagateTintColorChange()
    }
  }

  // MARK: Changing the hierarchy

  /// Adds a view in front of the other subviews; it leaves its former superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Inserts a subview.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - index: Its place in `subviews`, 0 for the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    let count = view.superview === self ? subviews.count - 1 : subviews.count
    insert(view, at: min(max(0, index), count))
  }

  /// Inserts a subview just behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts a subview just in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  // MARK: Overridable behaviour

  /// Lays out the subviews; the default applies the constraints.
  open func layoutSubviews() {
    applyLayoutFromConstraints()
  }

  /// Tells the view that it is about to be laid out, before `layoutSubviews()` and whatever that overrides.
  func prepareForLayout() {}

  /// Marks the layout of the subviews as out of date; it is renewed before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Brings the layout of the view and its subviews up to date now, from the farthest superview on that is out of date
  /// with all views between.
  open func layoutIfNeeded() {
    performLayoutFromOutdatedAncestor()
  }

  /// Marks the whole content as in need of drawing.
  open func setNeedsDisplay() {
    gtk_widget_queue_draw(gtkWidget)
  }

  /// Marks a part of the content as in need of drawing.
  ///
  /// - Parameter rect: The part, in the view's coordinates, in points.
  open func setNeedsDisplay(_ rect: CGRect) {
    gtk_widget_queue_draw(gtkWidget)
  }

  /// Finds the frontmost view below this one that contains a point.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of this view, in points.
  ///   - event: The event for which a view is sought.
  /// - Returns: The view, or `nil` where the point is outside, or the view is hidden, nearly transparent, or takes no
  ///   events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, !isParked, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Tells whether a point lies inside the view.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinates of this view, in points.
  ///   - event: The event for which this is asked.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed.
  open func didMoveToWindow() {}

  /// Tells the view that its tint colour changed.
  open func tintColorDidChange() {}

  /// The size that fits best into a given size; the default is the current size of the view.
  ///
  /// - Parameter size: The size to fit into, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to the size that fits its content best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Draws the content between background and subviews, in the view's coordinates.
  ///
  /// - Parameter snapshot: The GtkSnapshot to append to.
  func drawContent(in snapshot: OpaquePointer) {}

  /// Whether the view cuts off itself and its subviews.
  var cutsOffContent: Bool { clipsToBounds || storedLayer?.masksToBounds == true || renderSize != nil }

  /// What the view shows of itself and its subviews where it cuts them off, in points from the corner of the view.
  var clipArea: CGRect { CGRect(origin: .zero, size: drawnSize) }

  /// Draws on top of the subviews and the border, such as a focus ring.
  ///
  /// - Parameter snapshot: The GtkSnapshot to append to.
  func drawOverlay(in snapshot: OpaquePointer) {}

  /// Tells the view that its size is about to change, while its frame and bounds are still the old ones.
  ///
  /// - Parameter size: The size to come, in points.
  func sizeWillChange(to size: CGSize) {}

  /// Answers GTK's allocation of this view's widget; places the widgets of the subviews.
  ///
  /// - Parameters:
  ///   - width: The width in whole points.
  ///   - height: The height in whole points.
  func widgetDidAllocate(width: Int, height: Int) {
    allocateNativeWidget(width: width, height: height)
    allocateSubviews(in: bounds.origin)
  }

  /// Tells the view that the state of its widget changed: hover, focus, press.
  func widgetStateDidChange(_ flags: GtkStateFlags, previous: GtkStateFlags) {}

  // MARK: Gestures

  final var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// The recognizers that get the touches in the view and its subviews; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Gives a recognizer the touches in the view and its subviews; it leaves its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer off the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asks whether a recognizer that is about to recognise may go on; it fails if not. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Interactions

  final var storedInteractions: [any UIInteraction] = []

  /// What a person can do with the view apart from what its class does.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction; it leaves its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Takes an interaction off the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detach(interaction)
  }

  // MARK: Traits

  /// The light or dark appearance, layout direction and scale that apply to the view: the desktop's.
  open var traitCollection: UITraitCollection { .system }

  /// Tells the view that its traits changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Carries a change of the desktop's appearance through the tree.
  final func themeDidChange(from previous: UITraitCollection) {
    viewController?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    setNeedsDisplay()
    for subview in subviews { subview.themeDidChange(from: previous) }
  }

  /// Whether GTK shows the widget of the view at all.
  var isInLayoutTree: Bool { !isHidden && !isParked }

  // MARK: Auto Layout

  /// Whether the views of this class need constraints to be laid out at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask place the view, also as far as constraints speak of it.
  ///
  /// Set to `false` for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsNodeReplacement() } }
  }

  /// What gives way when the superview changes its size; nothing by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { setNeedsNodeReplacement() } }
  }

  /// Whether the subviews follow a change of size as their autoresizing masks say.
  open var autoresizesSubviews = true

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { storedLayoutState?.constraints ?? [] }

  /// Activates a constraint on this view or views inside it, held by this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    install(constraint)
  }

  /// Activates constraints on this view or views inside it, held by this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Updates the constraints of the view; an override calls `super` at its end.
  open func updateConstraints() {}

  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Updates the constraints of the view and the views inside it now, where that is due.
  open func updateConstraintsIfNeeded() {
    updateConstraintsOfSubtree()
  }

  /// The natural size of the content, in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// The natural height at a given width, for content that wraps; `nil` where the height does not depend on the width.
  ///
  /// - Parameter width: The width, in whole points.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// The width of the longest line at a given width, for content that wraps; `nil` for any other.
  ///
  /// - Parameter width: The width, in whole points.
  func intrinsicWidth(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Tells a layout host that a view just inside it has another content size.
  func contentSizeOfSubviewDidChange(_ subview: UIView) {}

  /// Tells a layout host that constraints or content sizes inside it changed.
  func layoutInsideDidChange() {}

  /// Where the baselines of the text lie; `nil` for a view without text, whose baseline is its bottom edge.
  var baselineOffsets: BaselineOffsets? { nil }

  /// The view whose text gives the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose text gives the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// How far the rectangle that constraints place lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints place, for a frame; both in the coordinates of the superview.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints place; both in the coordinates of the superview.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }

  /// The size that the constraints inside the view give it when it is weakly wished to have a size.
  ///
  /// - Parameter targetSize: The wish, in points; often `layoutFittingCompressedSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints inside the view give it when it is wished to have a size.
  ///
  /// - Parameters:
  ///   - targetSize: The wish, in points.
  ///   - horizontalFittingPriority: How much the width of the wish matters.
  ///   - verticalFittingPriority: How much the height of the wish matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The margins of the content from the edges, in points, with the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue, isDirectional: false) }
  }

  /// The margins of the content from the edges, in points, following the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      setLayoutMargins(
        UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing),
        isDirectional: true
      )
    }
  }

  /// Whether the margins are at least as far from the superview's edges as the superview's own.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedLayoutState?.margins.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      layoutState.margins.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area counts among the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayoutState?.margins.insetsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      layoutState.margins.insetsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Tells the view that its margins changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and the like cover the view, in points.
  open var safeAreaInsets: UIEdgeInsets { storedLayoutState?.safeAreaInsets ?? .zero }

  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether the view is mirrored where reading goes from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The direction in which the content of the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: UIResponder

  open override var next: UIResponder? { viewController ?? superview }
  override var responderWindow: UIWindow? { window }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    takeKeyboardFocus()
    return true
  }

  /// Moves GTK's keyboard focus to this view where it can have it.
  func takeKeyboardFocus() {
    let target = nativeWidget ?? gtkWidget
    if gtk_widget_get_focusable(target) != 0 { gtk_widget_grab_focus(target) }
  }

  /// Ends editing in this view and the views inside it.
  ///
  /// - Parameter force: Whether the first responder has to resign even when it is not willing to.
  /// - Returns: Whether there was a first responder inside, and it resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    if force { responder.abandonFirstResponder() }
    return force
  }

  /// Whether the view becomes the first responder when it gets GTK's keyboard focus, and resigns when it loses it.
  var followsKeyboardFocus: Bool { false }

  /// Tells a view that follows the keyboard focus that the focus was taken away from it again.
  func keyboardFocusWasRefused() {}

  /// Gives up the key events of the window without being asked.
  func abandonFirstResponder() {
    if window?.firstResponder === self { window?.firstResponder = nil }
  }
}
