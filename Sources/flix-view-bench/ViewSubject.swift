import CGTK
import Foundation
import OpenUIKit

/// A list or grid in a window of its own.
@MainActor
protocol ViewSubject: AnyObject {
  /// How the documents call it.
  static var name: String { get }

  /// Makes the content and the window, and shows it.
  init()

  /// The window.
  var window: UnsafeMutablePointer<GtkWidget> { get }
  /// How many rows or items there are.
  var count: Int { get }

  /// Scrolls to a distance from the top, in points.
  func scroll(to offset: Double)
  /// Enters a text that filters, as a person does.
  func filter(_ text: String)
  /// Takes the window away.
  func close()
}

extension ViewSubject {
  /// Waits until a frame is painted.
  func nextFrame() async {
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    let object = UnsafeMutableRawPointer(clock)
    gtk_widget_queue_draw(window)
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      var handler: UInt = 0
      handler = Signal.connect(object, "after-paint") {
        guard let resumed = waiting else { return }
        waiting = nil
        Signal.disconnect(object, handler)
        resumed.resume()
      }
    }
  }
}
