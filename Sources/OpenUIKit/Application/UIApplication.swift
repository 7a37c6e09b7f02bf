import CGTK
import Foundation

/// The running app: its windows, its delegate and its life.
@MainActor
open class UIApplication: UIResponder {
  /// The one application object of the process.
  open class var shared: UIApplication { sharedApplication }

  private static let sharedApplication = UIApplication()

  private var registeredWindows: [WeakReference<UIWindow>] = []
  private(set) weak var storedKeyWindow: UIWindow?
  private var retainedDelegate: (any UIApplicationDelegate)?
  private(set) var isRunning = false

  /// Who is told of the life of the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether a person works with the app.
  open private(set) var applicationState: State = .inactive

  /// The visible windows.
  open var windows: [UIWindow] {
    registeredWindows.compactMap(\.value).filter { !$0.isHidden && !$0.isDialog }
  }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { storedKeyWindow }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Takes an event to the windows in which its touches began.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// The name of the app as the desktop shows it.
  final var name: String {
    g_get_application_name().map { String(cString: $0) } ?? ProcessInfo.processInfo.processName
  }

  /// Runs the app until its last window closes.
  final func run(delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?) {
    GTKRuntime.start()
    retainedDelegate = delegate
    self.delegate = delegate
    isRunning = true
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    activityDidChange()
    GTKRuntime.run()
    isRunning = false
    delegate.applicationWillTerminate(self)
  }

  final func register(_ window: UIWindow) {
    registeredWindows.removeAll { $0.value == nil }
    registeredWindows.append(WeakReference(window))
  }

  final func makeKey(_ window: UIWindow) {
    guard storedKeyWindow !== window else { return }
    let old = storedKeyWindow
    storedKeyWindow = window
    old?.resignKey()
    window.becomeKey()
  }

  final func windowDidHide(_ window: UIWindow) {
    if storedKeyWindow === window {
      storedKeyWindow = nil
      window.resignKey()
    }
    if isRunning, windows.isEmpty { GTKRuntime.stop() }
  }

  final func activityDidChange() {
    let shown = registeredWindows.compactMap(\.value).filter { !$0.isHidden }
    let isActive = shown.contains { gtk_window_is_active($0.gtkWindow.as(GtkWindow.self)) != 0 }
    let state: State = isActive ? .active : .inactive
    guard state != applicationState else { return }
    if state == .active {
      applicationState = state
      delegate?.applicationDidBecomeActive(self)
    } else {
      delegate?.applicationWillResignActive(self)
      applicationState = state
    }
  }
}

extension UIApplication {
  /// Whether a person works with the app.
  public nonisolated enum State: Int, Sendable {
    /// It is in front and gets events.
    case active = 0
    /// It is in front of nothing, or another app gets the events.
    case inactive = 1
    /// It is not visible.
    case background = 2
  }

  /// A reason for which the app was started.
  public nonisolated struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
