import CGTK
import Flix
import Foundation
import OpenUIKit

/// Takes a picture of a window as soon as it has come to rest: two frames in a row that look the same.
final class Camera {
  /// The window moves, or is not shown, for as long as this many seconds.
  struct NeverAtRest: Error, LocalizedError {
    let seconds: Double
    var errorDescription: String? { "the window did not come to rest in \(seconds) seconds" }
  }

  private static let patience = 10.0

  private let window: UIWindow
  private let size: CGSize
  private let start = ContinuousClock.now
  private var completion: ((Result<Data, any Error>) -> Void)?
  private var previous: Data?

  /// Starts waiting for the picture.
  ///
  /// - Parameters:
  ///   - window: a window that is shown.
  ///   - size: the size of the picture, in points.
  ///   - completion: called once, after a frame, with the PNG file's content.
  init(_ window: UIWindow, size: CGSize, completion: @escaping (Result<Data, any Error>) -> Void) {
    self.window = window
    self.size = size
    self.completion = completion
    guard let clock = gtk_widget_get_frame_clock(window.gtkWidget) else {
      preconditionFailure("A window that is not shown has no picture to take")
    }
    Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] in self?.framePainted() }
    gtk_widget_queue_draw(window.gtkWidget)
  }

  /// Gives the display GNOME's font: without a desktop, each kind of display has a default of its own. Nothing fades in
  /// slowly either, as two frames on the way may look the same.
  static func prepareDisplay() {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_object_set_string(UnsafeMutableRawPointer(settings), "gtk-font-name", "Cantarell 11")
    cgtk_object_set_bool(UnsafeMutableRawPointer(settings), "gtk-enable-animations", 0)
  }

  private func framePainted() {
    guard let completion else { return }
    guard ContinuousClock.now - start < .seconds(Self.patience) else {
      self.completion = nil
      completion(.failure(NeverAtRest(seconds: Self.patience)))
      return
    }
    let picture = try? picture()
    if let picture, picture == previous {
      self.completion = nil
      completion(.success(picture))
    } else {
      previous = picture
      gtk_widget_queue_draw(window.gtkWidget)
    }
  }

  private func picture() throws -> Data {
    if window.bounds.size != size {
      // The display is too small for a window of this size, and the window does not care.
      gtk_widget_allocate(window.gtkWidget, gint(size.width), gint(size.height), -1, nil)
    }
    let texture = try ViewRenderer.texture(of: window)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let bytes = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }
}
