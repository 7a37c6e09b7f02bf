import CGTK
import Foundation

/// A turning wheel that shows that something is going on.
///
/// It is the desktop's own spinner.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private let colorSheet = WidgetStyleSheet()

  /// Creates an indicator that stands still and is hidden.
  ///
  /// - Parameter style: The size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    didInitialize()
  }

  /// Creates an indicator of medium size that stands still and is hidden.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates an indicator from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    didInitialize()
  }

  private func didInitialize() {
    guard let widget = gtk_spinner_new() else { return }
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    embed(widget)
    isUserInteractionEnabled = false
    colorSheet.attach(to: widget)
    updateSpinner()
    isHidden = hidesWhenStopped
  }

  /// The size.
  open var style = Style.medium {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// Whether the indicator is hidden while it stands still; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour; that of secondary text by default.
  open var color: UIColor! {
    get { storedColor ?? .secondaryLabel }
    set {
      storedColor = newValue
      updateColor()
    }
  }
  private var storedColor: UIColor?

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Shows the indicator and starts turning.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    if let nativeWidget { gtk_spinner_start(OpaquePointer(nativeWidget)) }
  }

  /// Stops turning, and hides the indicator if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    if let nativeWidget { gtk_spinner_stop(OpaquePointer(nativeWidget)) }
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the style, in points.
  open override var intrinsicContentSize: CGSize { style.size }

  /// The size of the style, in points.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func styleDidChange() {
    updateSpinner()
    invalidateIntrinsicContentSize()
  }

  private func updateSpinner() {
    guard let nativeWidget else { return }
    gtk_widget_set_size_request(nativeWidget, gint(style.size.width), gint(style.size.height))
    updateColor()
  }

  private func updateColor() {
    colorSheet.load("spinner { color: \(color.rgba(with: traitCollection).css); }")
  }
}

nonisolated extension UIActivityIndicatorView.Style {
  var size: CGSize { self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
