import CGTK
import Foundation

/// The root of a tree of views: a window of the desktop.
@MainActor
open class UIWindow: UIView {
  /// The desktop's window around this view.
  package let gtkWindow: UnsafeMutablePointer<GtkWidget>

  /// The size in which a window opens that was asked to fill the screen, which desktop windows do not.
  private static let comfortableSize = CGSize(width: 800, height: 600)
  /// The largest width and height that display servers know, in points.
  private static let sizeLimit: CGFloat = 16_000

  weak var firstResponder: UIResponder?
  let touchDispatcher = TouchDispatcher()
  /// The time and the timers of touches and gestures.
  var eventClock: any EventClock = SystemEventClock()
  var activeTouch: UITouch?
  /// The menu that is shown.
  var menu: MenuPopover?
  var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private var header: WindowHeaderView?
  private var isLayoutScheduled = false
  private var requestedSize: CGSize?
  private(set) var isPresenting = false

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    gtkWindow = Self.makeWidget()
    super.init(frame: frame)
    didInitialize()
  }

  public required init?(coder: NSCoder) {
    gtkWindow = Self.makeWidget()
    super.init(coder: coder)
    didInitialize()
  }

  /// Makes the desktop's window.
  class func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    GTKRuntime.start()
    guard let window = adw_window_new() else { preconditionFailure("GTK could not create a window.") }
    return window
  }

  /// Puts the widget of the views into the desktop's window, or takes it out.
  class func setContent(_ content: UnsafeMutablePointer<GtkWidget>?, of window: UnsafeMutablePointer<GtkWidget>) {
    adw_window_set_content(window.as(AdwWindow.self), content)
  }

  /// Whether a bar with title and window buttons stands above the controller's view.
  class var hasHeader: Bool { true }

  /// Whether the desktop's window takes the size of what it shows.
  class var sizesItself: Bool { false }

  private func didInitialize() {
    storedWindow = self
    super.isHidden = true
    gtk_widget_set_hexpand(gtkWidget, 1)
    gtk_widget_set_vexpand(gtkWidget, 1)
    Self.setContent(gtkWidget, of: gtkWindow)
    Signal.connectReturningBool(gtkWindow, "close-request") { [weak self] in
      self?.closeRequested() ?? false
    }
    Signal.connect(gtkWindow, "notify::is-active") { [weak self] in self?.activityDidChange() }
    Signal.connect(gtkWindow, "notify::focus-widget") { [weak self] in self?.keyboardFocusDidMove() }
    installPointerController()
    installEscapeKey()
    installContextMenuControllers()
    UIApplication.shared.register(self)
  }

  isolated deinit {
    menu?.close()
    MenuPopover.leave(gtkWidget)
    Self.setContent(nil, of: gtkWindow)
    gtk_window_destroy(gtkWindow.as(GtkWindow.self))
  }

  // MARK: Content

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  /// The controllers that were presented over the whole window, the one in front last.
  private(set) final var covers: [UIViewController] = []

  /// The controller in front of the others.
  final var frontViewController: UIViewController? { covers.last ?? rootViewController }

  /// Shows the view of a controller over everything else.
  final func cover(with controller: UIViewController) {
    covers.append(controller)
    addSubview(controller.view)
    markNeedsLayout()
    performLayout()
  }

  /// Takes away what covers the window.
  final func uncover(_ controller: UIViewController) {
    covers.removeAll { $0 === controller }
    controller.viewIfLoaded?.removeFromSuperview()
    markNeedsLayout()
    performLayout()
  }

  /// Whether the window shows something in front of another window that it belongs to.
  var isDialog: Bool { false }

  /// Whether the controller is told that it appears and disappears with an animation.
  final var isAppearanceAnimated = false

  // MARK: Key window

  /// Whether this window receives key events.
  open var isKeyWindow: Bool { UIApplication.shared.storedKeyWindow === self }

  /// Makes the window the one that receives key events.
  open func makeKey() {
    UIApplication.shared.makeKey(self)
  }

  /// Shows the window in front of the others and makes it the one that receives key events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Tells the window that it now receives key events.
  open func becomeKey() {}

  /// Tells the window that it no longer receives key events.
  open func resignKey() {}

  // MARK: Events

  /// Takes an event to the gesture recognizers and the views in which its touches began.
  open func sendEvent(_ event: UIEvent) {
    touchDispatcher.send(event)
  }

  // MARK: UIView

  /// Whether the window is on the screen.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { hide() } else { show() }
    }
  }

  /// The size of the content of the window on the desktop; where it stands is the desktop's affair.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let oldSize = bounds.size
      super.frame = newValue
      if !isHidden, bounds.size != oldSize { requestSize(bounds.size) }
    }
  }

  override var isInLayoutTree: Bool { true }
  open override var next: UIResponder? { UIApplication.shared }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let rootViewController, let frontViewController else { return }
    let needsHeader = Self.hasHeader && !(frontViewController is UINavigationController)
    if needsHeader, header == nil {
      let header = WindowHeaderView(frame: .zero)
      self.header = header
      addSubview(header)
    } else if !needsHeader {
      header?.removeFromSuperview()
      header = nil
    }
    var content = bounds
    if let header {
      header.title = frontViewController.title ?? frontViewController.navigationItem.title
      let height = header.fittingHeight
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      content.origin.y += height
      content.size.height = max(0, content.height - height)
    }
    rootViewController.view.frame = content
    for controller in covers { controller.view.frame = content }
    titleDidChange()
  }

  override func widgetDidAllocate(width: Int, height: Int) {
    let size = CGSize(width: width, height: height)
    correctDecorations(allocated: size)
    if storedFrame.size != size { setFrame(CGRect(origin: .zero, size: size), fromConstraints: false) }
    performLayout()
    super.widgetDidAllocate(width: width, height: height)
    menu?.windowDidAllocate()
    if needsLayoutFlag || subtreeNeedsLayout { scheduleLayout() }
  }

  // MARK: Layout

  /// Has the layout renewed before the next frame.
  final func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    // In a turn of its own: while GTK allocates, a request for another allocation would be lost.
    MainLoop.beforeNextFrame { [weak self] in
      guard let self else { return }
      isLayoutScheduled = false
      gtk_widget_queue_allocate(gtkWidget)
    }
  }

  /// Hands the present layout down to GTK without waiting for the next frame.
  final func allocateNow() {
    guard gtk_widget_get_mapped(gtkWidget) != 0 else { return }
    gtk_widget_queue_allocate(gtkWidget)
    gtk_widget_allocate(gtkWidget, bounds.width.widgetLength, bounds.height.widgetLength, -1, nil)
  }

  /// Shows the title of the controller in front as the window's.
  final func titleDidChange() {
    let controller = frontViewController
    let front = (controller as? UINavigationController)?.topViewController ?? controller
    let title = front?.navigationItem.title ?? front?.title ?? controller?.title
    gtk_window_set_title(gtkWindow.as(GtkWindow.self), title ?? UIApplication.shared.name)
    header?.title = title
  }

  // MARK: Showing and hiding

  private func show() {
    let screenSize = UIScreen.main.bounds.size
    var size = storedFrame.size
    if !Self.sizesItself, size == .zero || size == screenSize {
      size = CGSize(
        width: min(UIWindow.comfortableSize.width, screenSize.width),
        height: min(UIWindow.comfortableSize.height, screenSize.height)
      )
    }
    requestSize(size)
    setFrame(CGRect(origin: .zero, size: size), fromConstraints: false)
    performLayout()
    rootViewController?.appearanceTransition(to: true, animated: isAppearanceAnimated)
    // GTK gives the keyboard to the first widget that takes it, but no text is edited before somebody wants to.
    isPresenting = true
    gtk_window_present(gtkWindow.as(GtkWindow.self))
    isPresenting = false
  }

  private func requestSize(_ size: CGSize) {
    guard !Self.sizesItself else { return }
    let size = CGSize(width: min(size.width, Self.sizeLimit), height: min(size.height, Self.sizeLimit))
    gtk_window_set_default_size(gtkWindow.as(GtkWindow.self), size.width.widgetLength, size.height.widgetLength)
    requestedSize = size
  }

  /// Adds what the theme's window border takes, so that the content gets the size that was asked for.
  private func correctDecorations(allocated size: CGSize) {
    guard let wanted = requestedSize else { return }
    requestedSize = nil
    let border = CGSize(width: wanted.width - size.width, height: wanted.height - size.height)
    guard border != .zero, (0...64).contains(border.width), (0...64).contains(border.height) else { return }
    MainLoop.beforeNextFrame { [weak self] in
      guard let self else { return }
      gtk_window_set_default_size(
        gtkWindow.as(GtkWindow.self),
        (wanted.width + border.width).widgetLength,
        (wanted.height + border.height).widgetLength
      )
    }
  }

  private func hide() {
    menu?.close()
    if rootViewController?.presentation != nil {
      rootViewController?.endPresentation(animated: false, completion: nil)
    }
    rootViewController?.appearanceTransition(to: false, animated: isAppearanceAnimated)
    gtk_widget_hide(gtkWindow)
    UIApplication.shared.windowDidHide(self)
  }

  /// A person wants the window to close.
  ///
  /// - Returns: Whether nothing is left for GTK to do.
  func closeRequested() -> Bool {
    isHidden = true
    return true
  }

  /// Escape was pressed, and nothing inside the window had a use for it.
  ///
  /// - Returns: Whether the window has one.
  func escapeWasPressed() -> Bool {
    leaveEditMode()
  }

  private func activityDidChange() {
    if !isDialog, gtk_window_is_active(gtkWindow.as(GtkWindow.self)) != 0 { UIApplication.shared.makeKey(self) }
    UIApplication.shared.activityDidChange()
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    if let old {
      if !isHidden { old.appearanceTransition(to: false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
    }
    if let new = rootViewController {
      addSubview(new.view)
      markNeedsLayout()
      if !isHidden {
        performLayout()
        new.appearanceTransition(to: true, animated: false)
      }
    }
    titleDidChange()
  }
}
