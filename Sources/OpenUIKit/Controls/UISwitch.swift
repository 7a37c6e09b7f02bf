import CGTK
import Foundation

/// A control that is on or off.
///
/// It is the desktop's own switch, in the desktop's size. Only a person's action sends `valueChanged`.
@MainActor
open class UISwitch: UIControl {
  private var isSettingValue = false

  /// Creates a switch that is off.
  ///
  /// - Parameter frame: Where it stands; its size is always that of the desktop's switch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a switch from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    guard let widget = gtk_switch_new() else { return }
    // Centred at its own size, as a switch that is stretched looks broken.
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    embed(widget)
    // The focus ring and the shadow reach beyond the switch.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
    Signal.connect(UnsafeMutableRawPointer(widget), "notify::active") { [weak self] in
      guard let self, !isSettingValue else { return }
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    frame.size = intrinsicContentSize
  }

  /// Whether the switch is on; setting it sends no action.
  open var isOn: Bool {
    get { nativeWidget.map { gtk_switch_get_active(OpaquePointer($0)) != 0 } ?? false }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an action.
  ///
  /// - Parameters:
  ///   - on: Whether it is to be on.
  ///   - animated: Whether the change may be animated; the desktop's switch only animates a person's action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard let nativeWidget, on != isOn else { return }
    isSettingValue = true
    gtk_switch_set_active(OpaquePointer(nativeWidget), on ? 1 : 0)
    isSettingValue = false
  }

  /// The size of the desktop's switch, in points.
  open override var intrinsicContentSize: CGSize { nativeFittingSize() }

  /// The size of the desktop's switch, in points.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { nativeFittingSize() }

  open override func performPrimaryAction() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
