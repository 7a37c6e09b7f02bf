import CGTK
import Foundation

/// One action that a swiped row shows: a coloured area with an image, a title, or both.
final class SwipeActionButton: UIView {
  private static let minimumWidth: CGFloat = 74
  private static let margin: CGFloat = 12
  private static let spacing: CGFloat = 4
  private static let imageSide: CGFloat = 20

  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let styleSheet = WidgetStyleSheet()

  /// Called when the button is pressed.
  var wasPressed: (() -> Void)?

  init(action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    if let button = gtk_button_new() {
      gtk_widget_add_css_class(button, "flat")
      // The colour is the view's; the button shades it while it is hovered or pressed.
      styleSheet.load(
        """
        button { border-radius: 0; padding: 0; min-width: 0; min-height: 0; color: white; }
        button:focus:focus-visible { outline: 2px solid alpha(white, 0.8); outline-offset: -4px; }
        """
      )
      styleSheet.attach(to: button)
      cgtk_accessible_set_label(button, action.title ?? "")
      Signal.connect(button, "clicked") { [weak self] in self?.wasPressed?() }
      embed(button)
    }
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 2
    label.isUserInteractionEnabled = false
    // The button has the name.
    cgtk_accessible_set_hidden(label.gtkWidget, 1)
    cgtk_accessible_set_hidden(imageView.gtkWidget, 1)
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(false) }
    super.init(coder: coder)
  }

  /// The width in which title and image show whole, in points.
  var preferredWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return max(SwipeActionButton.minimumWidth, text.width.rounded(.up) + 2 * SwipeActionButton.margin)
  }

  /// Places title and image in the middle of the part of the button that its owner wants them in.
  ///
  /// - Parameter area: The part, in the coordinates of the button, in points.
  func layoutContent(in area: CGRect) {
    let hasImage = imageView.image != nil
    let hasTitle = action.title?.isEmpty == false
    let image = hasImage ? CGSize(width: Self.imageSide, height: Self.imageSide) : .zero
    var text = hasTitle ? label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)) : .zero
    text.width = min(text.width, area.width)
    // A row with room for one of them shows the image, as UIKit does.
    let isWhole = image.height + Self.spacing + text.height <= area.height - Self.spacing
    label.isHidden = !hasTitle || hasImage && !isWhole
    imageView.isHidden = !hasImage
    let gap: CGFloat = hasImage && !label.isHidden ? Self.spacing : 0
    let height = image.height + (label.isHidden ? 0 : gap + text.height)
    let top = (area.midY - height / 2).rounded()
    imageView.frame = CGRect(
      x: (area.midX - image.width / 2).rounded(),
      y: top,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: (area.midX - text.width / 2).rounded(),
      y: top + image.height + gap,
      width: text.width.rounded(.up),
      height: text.height
    )
  }

  /// Whether the button has the keyboard focus.
  var isFocused: Bool {
    nativeWidget.map { gtk_widget_has_focus($0) != 0 } ?? false
  }

  func focus() {
    if let nativeWidget { gtk_widget_grab_focus(nativeWidget) }
  }

  // The press is the button's alone.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
