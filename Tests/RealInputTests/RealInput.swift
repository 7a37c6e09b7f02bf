import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit

@_silgen_name("gdk_x11_surface_get_xid")
private func surfaceNumber(_ surface: OpaquePointer?) -> UInt

/// A person at a window: real pointer and key events, which xdotool sends through the X server.
///
/// There is no window manager, so the window gets the keyboard by being told so. Events arrive while a test awaits;
/// none has been handled yet when a method returns, so tests wait for what the events bring about.
@MainActor
struct RealInput {
  private let window: UIWindow
  private let number: String

  /// Waits until the window is drawn and gives it the keyboard.
  init(_ window: UIWindow) async throws {
    self.window = window
    try await nextFrame(of: window.gtkWindow)
    number = String(surfaceNumber(gtk_native_get_surface(OpaquePointer(window.gtkWindow))))
    try await xdotool("windowfocus", "--sync", number)
    // A pointer left over from another test would give the window's content an unexpected hover.
    try await xdotool("mousemove", "--window", number, "2", "2")
  }

  /// Clicks with the primary button.
  ///
  /// - Parameters:
  ///   - view: the view to click.
  ///   - place: where, as fractions of the view's size from its top left corner.
  func click(_ view: UIView, at place: CGPoint = CGPoint(x: 0.5, y: 0.5)) async throws {
    try await click(view.gtkWidget, at: place)
  }

  /// Clicks a part of a view that is GTK's own, such as a button in a bar.
  func click(_ widget: UnsafeMutablePointer<GtkWidget>, at place: CGPoint = CGPoint(x: 0.5, y: 0.5)) async throws {
    try await move(to: widget, at: place)
    try await xdotool("click", "1")
  }

  /// Clicks twice in quick succession.
  func doubleClick(_ view: UIView, at place: CGPoint = CGPoint(x: 0.5, y: 0.5)) async throws {
    try await move(to: view.gtkWidget, at: place)
    try await xdotool("click", "--repeat", "2", "--delay", "50", "1")
  }

  /// Turns the wheel over a view.
  ///
  /// - Parameters:
  ///   - view: where the pointer stands.
  ///   - clicks: how far, in notches; down is positive.
  func scroll(_ view: UIView, by clicks: Int) async throws {
    try await move(to: view.gtkWidget, at: CGPoint(x: 0.5, y: 0.5))
    try await xdotool("click", "--repeat", String(abs(clicks)), "--delay", "5", clicks > 0 ? "5" : "4")
  }

  /// Presses a button of the pointer on a view and keeps it down.
  ///
  /// - Parameters:
  ///   - view: the view to press.
  ///   - place: where, as fractions of the view's size from its top left corner.
  ///   - button: 1 for the primary button, 3 for the secondary one.
  func holdDown(_ view: UIView, at place: CGPoint = CGPoint(x: 0.5, y: 0.5), button: Int = 1) async throws {
    try await move(to: view.gtkWidget, at: place)
    try await xdotool("mousedown", String(button))
  }

  /// Moves the pointer, with what it holds down.
  func move(to view: UIView, at place: CGPoint = CGPoint(x: 0.5, y: 0.5)) async throws {
    try await move(to: view.gtkWidget, at: place)
  }

  /// Releases a button of the pointer.
  func release(button: Int = 1) async throws {
    try await xdotool("mouseup", String(button))
  }

  /// Drags with the primary button, in small steps.
  ///
  /// - Parameters:
  ///   - view: the view that is pressed.
  ///   - place: where, as fractions of the view's size from its top left corner.
  ///   - distance: how far, in points.
  ///   - letGo: whether the button is released at the end.
  func drag(_ view: UIView, at place: CGPoint, by distance: CGSize, letGo: Bool = true) async throws {
    try await move(to: view.gtkWidget, at: place)
    try await xdotool("mousedown", "1")
    for _ in 0..<10 {
      try await xdotool(
        "mousemove_relative",
        "--",
        String(Int(distance.width / 10)),
        String(Int(distance.height / 10))
      )
    }
    if letGo { try await xdotool("mouseup", "1") }
  }

  /// Releases the primary button.
  func letGo() async throws {
    try await xdotool("mouseup", "1")
  }

  /// Presses keys one after the other, by their X names: "Tab", "space", "shift+Tab".
  func press(_ keys: String...) async throws {
    try await xdotool(["key"] + keys)
  }

  /// Where a view is drawn in the window, in points; it may be on its way to its frame.
  func drawnOrigin(of view: UIView) -> CGPoint? {
    var from = graphene_point_t()
    var point = graphene_point_t()
    guard gtk_widget_compute_point(view.gtkWidget, window.gtkWindow, &from, &point) != 0 else { return nil }
    return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
  }

  /// Waits until a widget stands still, as a person does who wants to hit it.
  ///
  /// - Returns: A place in it, given as a share of its size, in the coordinates of the window.
  private func restingPoint(
    of widget: UnsafeMutablePointer<GtkWidget>,
    at place: CGPoint
  ) async throws -> graphene_point_t {
    // A movement begins and ends slowly, so that a place may be the same in two frames of it.
    let frames = 4
    var seen: [graphene_point_t] = []
    for _ in 0..<600 {
      let size = (width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget))
      var from = graphene_point_t(x: Float(size.width) * Float(place.x), y: Float(size.height) * Float(place.y))
      var point = graphene_point_t()
      guard gtk_widget_get_mapped(widget) != 0, gtk_widget_compute_point(widget, window.gtkWindow, &from, &point) != 0
      else {
        throw Failure(description: "what should be clicked is not to be seen in the window")
      }
      if let last = seen.last, last.x != point.x || last.y != point.y { seen = [] }
      seen.append(point)
      if seen.count == frames { return point }
      try await nextFrame(of: window.gtkWindow)
    }
    throw Failure(description: "what should be clicked does not stand still")
  }

  private func move(to widget: UnsafeMutablePointer<GtkWidget>, at place: CGPoint) async throws {
    let point = try await restingPoint(of: widget, at: place)
    // The shadow that the window draws around itself is part of the surface.
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(OpaquePointer(window.gtkWindow), &left, &top)
    let x = Int((Double(point.x) + left).rounded())
    let y = Int((Double(point.y) + top).rounded())
    try await xdotool("mousemove", "--window", number, String(x), String(y))
  }

  /// Something a person would have to do is impossible, or xdotool has failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private func xdotool(_ arguments: String...) async throws {
    try await xdotool(arguments)
  }

  /// Runs xdotool while the main loop goes on.
  private func xdotool(_ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard status == 0 else { throw Failure(description: "xdotool \(arguments.joined(separator: " ")): \(status)") }
  }
}
