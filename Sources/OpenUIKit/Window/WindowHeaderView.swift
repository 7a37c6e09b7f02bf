import CGTK
import Foundation

/// The bar at the top of a window: title, window buttons and, in a navigation controller, the back button.
@MainActor
final class WindowHeaderView: UIView {
  private let bar: UnsafeMutablePointer<GtkWidget>
  private let titleWidget: UnsafeMutablePointer<GtkWidget>
  private var backButton: UnsafeMutablePointer<GtkWidget>?

  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  /// The room for `titleView`.
  private var titleRoom: UnsafeMutablePointer<GtkWidget>?

  /// Called when a person presses the back button.
  var backAction: (() -> Void)?

  override init(frame: CGRect) {
    GTKRuntime.start()
    guard let bar = adw_header_bar_new(), let title = adw_window_title_new("", "") else {
      preconditionFailure("libadwaita could not create a header bar.")
    }
    self.bar = bar
    titleWidget = title
    // It outlives the time in which another view takes its place.
    g_object_ref_sink(title)
    super.init(frame: frame)
    adw_header_bar_set_title_widget(bar.opaque, title)
    embed(bar)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A window's header is not archived.")
  }

  isolated deinit {
    g_object_unref(titleWidget)
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

  /// The items after the back button, the outermost first.
  var leadingItems: [UIBarButtonItem] = [] {
    didSet { if !leadingItems.elementsEqual(oldValue, by: ===) || !leading.allSatisfy(\.fits) { updateLeading() } }
  }

  /// The items before the window buttons, the outermost first.
  var trailingItems: [UIBarButtonItem] = [] {
    didSet { if !trailingItems.elementsEqual(oldValue, by: ===) || !trailing.allSatisfy(\.fits) { updateTrailing() } }
  }

  /// A view in the middle instead of the title.
  var titleView: UIView? {
    didSet { if titleView !== oldValue { updateTitleView(from: oldValue) } }
  }

  /// The height that the bar needs, in points.
  var fittingHeight: CGFloat { nativeFittingSize().height }

  // MARK: Items

  private func updateLeading() {
    let former = leading
    for button in former { remove(button) }
    leading = leadingItems.map { item in former.first { $0.item === item && $0.fits } ?? makeButton(item) }
    for button in leading {
      adw_header_bar_pack_start(bar.opaque, button.widget)
      takeIn(button)
    }
  }

  private func updateTrailing() {
    let former = trailing
    for button in former { remove(button) }
    trailing = trailingItems.map { item in former.first { $0.item === item && $0.fits } ?? makeButton(item) }
    for button in trailing {
      adw_header_bar_pack_end(bar.opaque, button.widget)
      takeIn(button)
    }
  }

  private func makeButton(_ item: UIBarButtonItem) -> BarButton {
    let button = BarButton(item)
    button.showMenu = { [weak self] menu, widget in self?.show(menu, below: widget) }
    button.layoutChanged = { [weak self] in self?.setNeedsAllocation() }
    return button
  }

  private func takeIn(_ button: BarButton) {
    guard let view = button.item.customView else { return }
    addSubview(view)
    view.frame.size = button.customSize
  }

  private func remove(_ button: BarButton) {
    adw_header_bar_remove(bar.opaque, button.widget)
    if let view = button.item.customView, view.superview === self { view.removeFromSuperview() }
  }

  private func show(_ menu: UIMenu, below widget: UnsafeMutablePointer<GtkWidget>) {
    guard let window, let area = area(of: widget) else { return }
    MenuPopover(menu).show(in: window, at: convert(area, to: nil))
  }

  private func updateTitleView(from old: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let titleView else {
      titleRoom = nil
      adw_header_bar_set_title_widget(bar.opaque, titleWidget)
      return
    }
    let room = titleRoom ?? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    titleRoom = room
    if titleView.frame.size == .zero { titleView.frame.size = titleView.intrinsicContentSize }
    let size = titleView.frame.size
    gtk_widget_set_size_request(room, max(0, size.width).widgetLength, max(0, size.height).widgetLength)
    gtk_widget_set_valign(room, GTK_ALIGN_CENTER)
    adw_header_bar_set_title_widget(bar.opaque, room)
    addSubview(titleView)
  }

  /// Where a widget of the bar stands in this view, in points.
  private func area(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
    var area = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, gtkWidget, &area) != 0 else { return nil }
    return CGRect(
      x: CGFloat(area.origin.x),
      y: CGFloat(area.origin.y),
      width: CGFloat(area.size.width),
      height: CGFloat(area.size.height)
    )
  }

  /// Puts views of the app where GTK left room for them.
  override func widgetDidAllocate(width: Int, height: Int) {
    allocateNativeWidget(width: width, height: height)
    for button in leading + trailing {
      if let view = button.item.customView { place(view, in: button.widget) }
    }
    if let titleView, let titleRoom { place(titleView, in: titleRoom) }
    allocateSubviews(in: bounds.origin)
  }

  private func place(_ view: UIView, in room: UnsafeMutablePointer<GtkWidget>) {
    guard let area = area(of: room), view.frame != area else { return }
    view.frame = area
    view.layoutIfNeeded()
  }

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
      // It comes before the items.
      for button in leading { adw_header_bar_remove(bar.opaque, button.widget) }
      adw_header_bar_pack_start(bar.opaque, created)
      for button in leading { adw_header_bar_pack_start(bar.opaque, button.widget) }
    }
    gtk_widget_set_tooltip_text(button, backTitle)
    cgtk_accessible_set_label(button, backTitle)
  }
}
