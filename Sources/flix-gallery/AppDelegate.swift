import CGTK
import Flix
import Foundation
import Gallery
import OpenUIKit

/// The application: a window with a page, or with the list that leads to every page.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // What the command line asked for, set before the application starts.
  static var page: GalleryPage?
  static var style = Style()
  static var picture: Command.Picture?
  static var endsWithFirstFrame = false

  /// Why the picture could not be drawn.
  static var failure: String?

  /// The size of a window at first, in points: that of a form beside other windows.
  private static let windowSize = CGSize(width: 420, height: 844)

  var window: UIWindow?
  private var camera: Camera?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.style.apply()
    if Self.picture != nil { Camera.prepareDisplay() }
    let list = GalleryViewController()
    let navigation = UINavigationController(rootViewController: list)
    if let page = Self.page { navigation.setViewControllers([page.makeViewController()], animated: false) }

    let size = Self.picture.map { CGSize(width: $0.width, height: $0.height) } ?? Self.windowSize
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    if Self.endsWithFirstFrame { endWithFirstFrame(of: window) }

    if let picture = Self.picture {
      camera = Camera(window, size: size) { result in
        do {
          try result.get().write(to: URL(filePath: picture.path))
        } catch {
          Self.failure = "cannot write '\(picture.path)': \(error.localizedDescription)"
        }
        window.isHidden = true
      }
    }
    return true
  }

  private func endWithFirstFrame(of window: UIWindow) {
    guard let clock = gtk_widget_get_frame_clock(window.gtkWidget) else { return }
    Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak window] in
      guard let window, !window.isHidden else { return }
      print("first frame")
      window.isHidden = true
    }
  }
}
