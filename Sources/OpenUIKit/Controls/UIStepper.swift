import CGTK
import Foundation

/// A control that makes a value less or greater, step by step, with the desktop's buttons.
///
/// Only a person's action sends `valueChanged`.
@MainActor
open class UIStepper: UIControl {
  /// How long a button is held before the value changes again and again, in seconds.
  private static let repeatDelay = 0.5
  /// Between two changes while a button is held, in seconds.
  private static let repeatInterval = 0.1

  private var decrement: UnsafeMutablePointer<GtkWidget>?
  private var increment: UnsafeMutablePointer<GtkWidget>?
  private(set) final var presses: [PressListener] = []
  /// What times the repetitions; tests have one of their own.
  final var clock: any EventClock = SystemEventClock()
  private var timer: EventTimer?
  /// Whether the button that is held has changed the value already.
  private var hasRepeated = false
  private var hasUntoldChange = false

  // MARK: Lifecycle

  /// Creates a stepper from 0 to 100 in steps of 1, at 0.
  ///
  /// - Parameter frame: Where it stands; its size is always that of the desktop's buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a stepper from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  isolated deinit {
    timer?.cancel()
  }

  private func didInitialize() {
    guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { return }
    gtk_widget_add_css_class(box, "linked")
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    decrement = addButton("list-remove-symbolic", SystemText.decrease, to: box) { $0.step(down: true) }
    increment = addButton("list-add-symbolic", SystemText.increase, to: box) { $0.step(down: false) }
    embed(box)
    // The focus ring reaches beyond the buttons.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
    frame.size = nativeFittingSize()
    valueDidChange()
  }

  private func addButton(
    _ icon: String,
    _ name: String,
    to box: UnsafeMutablePointer<GtkWidget>,
    _ action: @escaping (UIStepper) -> Void
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard let button = gtk_button_new_from_icon_name(icon) else { return nil }
    cgtk_accessible_set_label(button, name)
    gtk_box_append(box.as(GtkBox.self), button)
    Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak self] in
      guard let self else { return }
      // A button that was held has done its work.
      if hasRepeated { hasRepeated = false } else { action(self) }
    }
    let press = PressListener(button)
    press.began = { [weak self] in self?.pressBegan(action) }
    press.ended = { [weak self] in self?.pressEnded(isInside: $0) }
    presses.append(press)
    return button
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SPIN_BUTTON }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { gtkWidget }

  // MARK: Value

  private var storedValue = 0.0

  /// The value; one outside of the limits becomes the nearer of them. Setting it sends no action.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      valueDidChange()
    }
  }

  /// The least value, 0 by default; less than `maximumValue`.
  open var minimumValue = 0.0 {
    didSet {
      precondition(
        minimumValue < maximumValue,
        "UIStepper minimumValue (\(minimumValue)) must be numerically less than maximumValue (\(maximumValue))"
      )
      value = storedValue
    }
  }

  /// The greatest value, 100 by default; greater than `minimumValue`.
  open var maximumValue = 100.0 {
    didSet {
      precondition(
        maximumValue > minimumValue,
        "UIStepper maximumValue (\(maximumValue)) must be numerically greater than minimumValue (\(minimumValue))"
      )
      value = storedValue
    }
  }

  /// How much a step changes the value, 1 by default; greater than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "UIStepper stepValue (\(stepValue)) must be numerically greater than 0") }
  }

  /// Whether a step beyond one limit leads to the other; false by default.
  open var wraps = false {
    didSet { if wraps != oldValue { valueDidChange() } }
  }

  /// Whether the value changes again and again while a button is held; true by default.
  open var autorepeat = true

  /// Whether actions are sent at each change while a button is held; otherwise they are when it is let go. True by
  /// default.
  open var isContinuous = true

  private func valueDidChange() {
    // What nothing comes of cannot be pressed. A button that is held stays what it is: GTK would not tell of its release.
    for (button, canStep) in [(decrement, storedValue > minimumValue), (increment, storedValue < maximumValue)] {
      if let button { gtk_widget_set_sensitive(button, wraps || canStep || isTracking ? 1 : 0) }
    }
    cgtk_accessible_set_value(gtkWidget, storedValue, minimumValue, maximumValue)
  }

  private func step(down: Bool) {
    let old = storedValue
    let wanted = old + (down ? -stepValue : stepValue)
    if wraps, wanted < minimumValue {
      value = maximumValue
    } else if wraps, wanted > maximumValue {
      value = minimumValue
    } else {
      value = wanted
    }
    guard storedValue != old else { return }
    if isTracking, hasRepeated, !isContinuous {
      hasUntoldChange = true
    } else {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  // MARK: Holding

  private func pressBegan(_ action: @escaping (UIStepper) -> Void) {
    guard isEnabled else { return }
    isTracking = true
    isTouchInside = true
    hasRepeated = false
    hasUntoldChange = false
    sendActions(for: .touchDown)
    guard autorepeat else { return }
    schedule(after: UIStepper.repeatDelay, action)
  }

  private func schedule(after seconds: Double, _ action: @escaping (UIStepper) -> Void) {
    stopRepeating()
    timer = clock.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      timer = nil
      guard isTracking, isEnabled else { return }
      hasRepeated = true
      action(self)
      schedule(after: UIStepper.repeatInterval, action)
    }
  }

  private func stopRepeating() {
    timer?.cancel()
    timer = nil
  }

  private func pressEnded(isInside: Bool) {
    stopRepeating()
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    valueDidChange()
    if hasUntoldChange {
      hasUntoldChange = false
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    if !isInside { hasRepeated = false }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  // GTK's buttons keep the touches, and their listeners tell of them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Size

  /// The size of the desktop's buttons, in points.
  open override var intrinsicContentSize: CGSize { nativeFittingSize() }

  /// The size of the desktop's buttons, in points.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { nativeFittingSize() }
}
