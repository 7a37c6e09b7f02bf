import CGTK
import Foundation

/// A control for a value between two others, set by moving a thumb.
///
/// It is the desktop's own scale. Only a person's action sends events.
@MainActor
open class UISlider: UIControl {
  /// How far an arrow key moves the thumb, as a part of the whole way.
  private static let keyStep = 0.05
  /// How far a page key moves the thumb, as a part of the whole way.
  private static let pageStep = 0.1
  /// Between the track and the images at its ends, in points.
  private static let imageSpacing: CGFloat = 6

  private var isSettingValue = false
  private(set) final var press: PressListener?
  private var minimumView: UIImageView?
  private var maximumView: UIImageView?
  private let styleSheet = WidgetStyleSheet()
  /// Whether the value changed since the press began, in a control that tells of it at the end.
  private var hasUntoldChange = false

  // MARK: Lifecycle

  /// Creates a slider between 0 and 1, at 0.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a slider from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    guard let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, UISlider.keyStep) else { return }
    gtk_scale_set_draw_value(scale.as(GtkScale.self), 0)
    gtk_range_set_round_digits(scale.as(GtkRange.self), -1)
    gtk_widget_set_valign(scale, GTK_ALIGN_CENTER)
    removeScrolling(from: scale)
    embed(scale)
    // The focus ring and the thumb reach beyond the track.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
    for part in parts(of: scale) { styleSheet.attach(to: part) }
    rangeDidChange()
    Signal.connect(UnsafeMutableRawPointer(scale), "value-changed") { [weak self] in self?.nativeValueDidChange() }
    let press = PressListener(scale)
    press.began = { [weak self] in self?.pressBegan() }
    press.ended = { [weak self] in self?.pressEnded(isInside: $0) }
    self.press = press
    if frame.size == .zero { frame.size = CGSize(width: 100, height: nativeFittingSize().height) }
  }

  /// Scrolling over a slider scrolls what it stands in.
  private func removeScrolling(from scale: UnsafeMutablePointer<GtkWidget>) {
    guard let controllers = gtk_widget_observe_controllers(scale) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      if cgtk_is_a(controller, gtk_event_controller_scroll_get_type()) != 0 {
        gtk_widget_remove_controller(scale, OpaquePointer(controller))
      }
      g_object_unref(controller)
    }
  }

  private func parts(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var found = [widget]
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found += parts(of: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  // MARK: Value

  private var range: UnsafeMutablePointer<GtkRange>? { nativeWidget?.as(GtkRange.self) }

  /// The value; one outside of the limits becomes the nearer of them. Setting it sends no action.
  open var value: Float {
    get { range.map { Float(gtk_range_get_value($0)) } ?? 0 }
    set { setValue(newValue, animated: false) }
  }

  /// The least value, 0 by default; with a greater one than `maximumValue`, that becomes the same.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The greatest value, 1 by default; with a lesser one than `minimumValue`, that becomes the same.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Whether actions are sent while the thumb moves; otherwise they are when it is let go. True by default.
  open var isContinuous = true

  /// Sets the value without sending an action.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the limits becomes the nearer of them.
  ///   - animated: Whether the change may be animated; the desktop's scale does not.
  open func setValue(_ value: Float, animated: Bool) {
    guard let range, !value.isNaN else { return }
    isSettingValue = true
    gtk_range_set_value(range, Double(min(max(value, minimumValue), maximumValue)))
    isSettingValue = false
  }

  private func rangeDidChange() {
    guard let range else { return }
    let (low, high) = (Double(minimumValue), Double(maximumValue))
    isSettingValue = true
    gtk_range_set_range(range, low, high)
    gtk_range_set_increments(range, (high - low) * UISlider.keyStep, (high - low) * UISlider.pageStep)
    isSettingValue = false
  }

  private func nativeValueDidChange() {
    guard !isSettingValue else { return }
    if isTracking, !isContinuous {
      hasUntoldChange = true
    } else {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  // MARK: Touches

  private func pressBegan() {
    guard isEnabled else { return }
    hasUntoldChange = false
    isTracking = true
    isTouchInside = true
    sendActions(for: .touchDown)
  }

  private func pressEnded(isInside: Bool) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    if hasUntoldChange {
      hasUntoldChange = false
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  // GTK's scale keeps the touches, and its listener tells of them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Appearance

  /// The image before the track.
  open var minimumValueImage: UIImage? {
    didSet { minimumView = replace(minimumView, with: minimumValueImage) }
  }

  /// The image behind the track.
  open var maximumValueImage: UIImage? {
    didSet { maximumView = replace(maximumView, with: maximumValueImage) }
  }

  /// The colour of the track up to the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the track from the thumb on; nil for that of the desktop.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the thumb; nil for that of the desktop.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  private func updateColors() {
    let tint: UIColor? = tintColor == .tintColor ? nil : tintColor
    var rules = ""
    if let color = minimumTrackTintColor ?? tint {
      rules += "highlight { background-color: \(RGBA(color.resolvedRGBA).css); }"
    }
    if let color = maximumTrackTintColor { rules += "trough { background-color: \(RGBA(color.resolvedRGBA).css); }" }
    if let color = thumbTintColor { rules += "slider { background-color: \(RGBA(color.resolvedRGBA).css); }" }
    styleSheet.load(rules)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func replace(_ view: UIImageView?, with image: UIImage?) -> UIImageView? {
    defer {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let view = view ?? UIImageView(frame: .zero)
    view.image = image
    if view.superview !== self { addSubview(view) }
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let nativeWidget {
      gtk_widget_set_direction(nativeWidget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      gtk_widget_set_margin_start(nativeWidget, space(of: minimumView).widgetLength)
      gtk_widget_set_margin_end(nativeWidget, space(of: maximumView).widgetLength)
    }
    place(minimumView, atLeft: !isRightToLeft)
    place(maximumView, atLeft: isRightToLeft)
  }

  private func space(of view: UIImageView?) -> CGFloat {
    view.map { $0.intrinsicContentSize.width.rounded(.up) + UISlider.imageSpacing } ?? 0
  }

  private func place(_ view: UIImageView?, atLeft isLeft: Bool) {
    guard let view else { return }
    let size = view.intrinsicContentSize
    view.frame = CGRect(
      x: isLeft ? 0 : bounds.width - size.width,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// The height of the desktop's scale, in points; a slider has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// The height of the desktop's scale, in points, at the width of the space.
  ///
  /// - Parameter size: The space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

  private var fittingHeight: CGFloat {
    let images = [minimumView, maximumView].compactMap { $0?.intrinsicContentSize.height }
    return max(nativeFittingSize().height, images.max() ?? 0)
  }
}
