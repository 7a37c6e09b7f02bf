import CGTK
import Foundation

/// A view that a person operates, and that tells of it by actions.
@MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var registrations = ActionRegistrations()

  /// Creates a control.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for what it is there for.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the coordinates of the superview, in points.
  ///   - primaryAction: Performed at each `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be operated.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Whether the control is chosen; what that means is up to the control.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control looks as if touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if gtk_widget_has_focus(nativeWidget ?? gtkWidget) != 0 { state.insert(.focused) }
    return state
  }

  /// Whether the control follows a touch.
  open internal(set) var isTracking = false

  /// Whether the touch that the control follows is inside.
  open internal(set) var isTouchInside = false

  /// How the content stands between top and bottom; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// How the content stands between left and right; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// `contentHorizontalAlignment` with the direction of reading taken into account.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  /// Tells the control that `state` changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func enabledDidChange() {
    if !isEnabled, isTracking { stopTracking(with: nil) }
    if let nativeWidget { gtk_widget_set_sensitive(nativeWidget, isEnabled ? 1 : 0) }
    cgtk_accessible_set_disabled(gtkWidget, isEnabled ? 0 : 1)
    stateDidChange()
  }

  // MARK: Accessibility

  /// What assistive technologies call the control; by default its title, if it has one.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel ?? defaultAccessibilityLabel }
    set {
      storedAccessibilityLabel = newValue
      updateAccessibilityLabel()
    }
  }
  private var storedAccessibilityLabel: String?

  /// What the control is called when nobody has said.
  var defaultAccessibilityLabel: String? { nil }

  /// Passes `accessibilityLabel` on to assistive technologies.
  final func updateAccessibilityLabel() {
    AccessibleName.set(accessibilityLabel, of: accessibleWidget)
  }

  /// The widget that stands for the control where assistive technologies are concerned.
  var accessibleWidget: UnsafeMutablePointer<GtkWidget> { nativeWidget ?? gtkWidget }

  // MARK: Actions

  /// Performs an action at events from now on; it takes the place of another with the same identifier.
  ///
  /// - Parameters:
  ///   - action: What to perform.
  ///   - controlEvents: The events to perform it at.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.add(action, for: controlEvents)
  }

  /// Performs an action no longer at events.
  ///
  /// - Parameters:
  ///   - action: The action, known by its identifier.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.remove(action.identifier, for: controlEvents)
  }

  /// Performs an action no longer at events.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The identifier of the action.
  ///   - controlEvents: The events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    registrations.remove(actionIdentifier, for: controlEvents)
  }

  /// The events that some action is performed at.
  open var allControlEvents: Event { registrations.events }

  /// Performs an action with the control as its sender.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self, target: nil)
  }

  /// Performs the actions that are there for events, each once, in the order they were added.
  ///
  /// - Parameter controlEvents: The events.
  open func sendActions(for controlEvents: Event) {
    for action in registrations.actions(for: controlEvents) { sendAction(action) }
  }

  /// Does what the control is there for.
  open func performPrimaryAction() {
    guard !showMenuAsPrimaryAction() else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Menu

  /// What shows the control's menu; nil unless `isContextMenuInteractionEnabled`.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenuInteractions.first { $0.delegate === self } }

  /// Whether the control shows a menu at a press of the secondary button and the like; false by default.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled {
        addInteraction(UIContextMenuInteraction(delegate: self))
      } else if let contextMenuInteraction {
        removeInteraction(contextMenuInteraction)
      }
    }
  }

  /// Whether the control is there to show its menu; false by default.
  open var showsMenuAsPrimaryAction = false

  /// The menu of the control; none unless a subclass has one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    nil
  }

  /// Tells that the menu is about to be shown; the default sends `menuActionTriggered`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sendActions(for: .menuActionTriggered)
  }

  /// Tells that the menu is about to go.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Shows the menu if that is what the control is there for.
  ///
  /// - Returns: Whether it is.
  final func showMenuAsPrimaryAction() -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    return contextMenuInteraction.show(at: CGPoint(x: bounds.midX, y: bounds.midY), beside: bounds)
  }

  // MARK: Tracking

  /// Tells whether the control wants to follow a touch that went down in it.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells whether the control wants to go on following a touch that moved.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the touch it followed went up.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that it no longer follows the touch.
  ///
  /// - Parameter event: The event that ended it.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    guard continueTracking(touch, with: event) else {
      stopTracking(with: event)
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    if isInside, showMenuAsPrimaryAction() { return }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    stopTracking(with: event)
    touchWasTakenOver(isInside: wasInside)
  }

  /// Ends following a touch as if it went up, for a control whose GTK widget has seen it go up.
  final func finishTracking() {
    guard isTracking else { return }
    endTracking(nil, with: nil)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Tells the control that something else took over the touch that it followed.
  func touchWasTakenOver(isInside: Bool) {
    sendActions(for: .touchCancel)
  }

  private func stopTracking(with event: UIEvent?) {
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
