import CGTK
import Foundation

/// The bar at the top of a window: title, window buttons and, in a navigation controller, the back button.
@MainActor
final class WindowHeaderView: UIView {
  private let bar: UnsafeMutablePointer<GtkWidget>
  private let titleWidget: UnsafeMutablePointer<GtkWidget>
  private var backButton: UnsafeMutablePointer<GtkWidget>?

  /// Called when a person presses the back button.
  var backAction: (() -> Void)?

  override init(frame: CGRect) {
    GTKRuntime.start()
    guard let bar = adw_header_bar_new(), let title = adw_window_title_new("", "") else {
      preconditionFailure("libadwaita could not create a header bar.")
    }
    self.bar = bar
    titleWidget = title
    super.init(frame: frame)
    adw_header_bar_set_title_widget(bar.opaque, title)
    embed(bar)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A window's header is not archived.")
  }

  /// The title in the middle.
  var title: String? {
    didSet {
      if title != oldValue { adw_window_title_set_title(titleWidget.opaque, title ?? "") }
    }
  }

  /// The title of the screen to which the back button leads; `nil` shows no button.
  var backTitle: String? {
    didSet {
      if backTitle != oldValue { updateBackButton() }
    }
  }

  /// The height that the bar needs, in points.
  var fittingHeight: CGFloat { nativeFittingSize().height }

  private func updateBackButton() {
    guard let backTitle else {
      if let backButton { adw_header_bar_remove(bar.opaque, backButton) }
      backButton = nil
      return
    }
    let button: UnsafeMutablePointer<GtkWidget>
    if let backButton {
      button = backButton
    } else {
      guard let created = gtk_button_new_from_icon_name("go-previous-symbolic") else { return }
      button = created
      backButton = created
      Signal.connect(created, "clicked") { [weak self] in self?.backAction?() }
      adw_header_bar_pack_start(bar.opaque, created)
    }
    gtk_widget_set_tooltip_text(button, backTitle)
    cgtk_accessible_set_label(button, backTitle)
  }
}
