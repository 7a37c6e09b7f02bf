import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A controller in a window of its own, laid out and seen.
@MainActor
final class Scene {
  let window: UIWindow

  init(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 700)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Draws the window, and keeps the picture where `FLIX_TEST_PICTURES` names a folder for that.
  func draw(_ name: String) async throws {
    try await nextFrame(of: window.gtkWindow)
    try await nextFrame(of: window.gtkWindow)
    let texture = try ViewRenderer.texture(of: window)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    if let folder = ProcessInfo.processInfo.environment["FLIX_TEST_PICTURES"] {
      _ = gdk_texture_save_to_png(texture, "\(folder)/\(name).png")
    }
  }

  /// Presses and releases at the centre of a view.
  func tap(_ view: UIView) {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    window.touchBegan(at: point)
    window.touchEnded(at: point)
  }
}

extension UIView {
  /// The views of a class below this one, depth first.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { subview in ((subview as? View).map { [$0] } ?? []) + subview.all(type) }
  }

  /// The label that shows a text, wherever it is below this view.
  func label(_ text: String) -> UILabel? {
    all(UILabel.self).first { $0.text == text }
  }

  /// The frame in the coordinates of another view.
  func frame(in view: UIView) -> CGRect {
    convert(bounds, to: view)
  }
}
