import CGTK
import Foundation

/// What two fingers on a touchpad do between their touch and their lift.
nonisolated struct SwipeScroll: Sendable {
  enum Phase: Sendable {
    /// No fingers: what scrolls is a wheel.
    case none
    /// The direction is not clear yet.
    case undecided
    /// Fingers pull a row aside.
    case pulling
    /// Fingers scroll the list.
    case scrolling
  }

  var phase = Phase.none
  /// How far the fingers went, in points.
  var travelled: CGPoint = .zero
}

extension SwipeInteraction {
  /// How far fingers go before they decide, in points.
  private static let decidingDistance: CGFloat = 12
  /// What a line of a wheel counts for, in points.
  private static let lineLength: CGFloat = 40

  func installScrollController() {
    guard let host, let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    Signal.connect(UnsafeMutableRawPointer(controller), "scroll-begin") { [weak self] in self?.scrollBegan() }
    Signal.connect(UnsafeMutableRawPointer(controller), "scroll-end") { [weak self] in self?.scrollEnded() }
    Signal.connectScroll(controller) { [weak self] x, y in
      guard let self else { return false }
      let unit: CGFloat =
        gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE ? 1 : SwipeInteraction.lineLength
      guard let point = point(of: controller) else { return false }
      return scrolled(by: CGPoint(x: CGFloat(x) * unit, y: CGFloat(y) * unit), at: point)
    }
    gtk_widget_add_controller(host.contentWidget, controller)
  }

  /// Where the pointer of the present event is, in the coordinates of the content, in points.
  private func point(of controller: OpaquePointer) -> CGPoint? {
    guard let host, let event = gtk_event_controller_get_current_event(controller),
      let native = gtk_widget_get_native(host.contentWidget)
    else { return nil }
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    var from = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var point = graphene_point_t()
    guard gtk_widget_compute_point(cgtk_widget(UnsafeMutableRawPointer(native)), host.contentWidget, &from, &point) != 0
    else { return nil }
    return CGPoint(x: CGFloat(point.x) + host.bounds.minX, y: CGFloat(point.y) + host.bounds.minY)
  }

  /// Two fingers were put down.
  func scrollBegan() {
    scroll = SwipeScroll(phase: .undecided)
  }

  /// Fingers or a wheel moved.
  ///
  /// - Parameters:
  ///   - delta: How far, in points; positive values move the content to the left and up.
  ///   - point: Where the pointer is.
  /// - Returns: Whether the list is not to scroll by it.
  func scrolled(by delta: CGPoint, at point: CGPoint) -> Bool {
    guard let host, host.contentSize.width <= host.bounds.width else { return false }
    switch scroll.phase {
    case .none: return wheelTurned(by: delta, at: point)
    case .scrolling: return false
    case .pulling: break
    case .undecided:
      scroll.travelled.x -= delta.x
      scroll.travelled.y -= delta.y
      let (x, y) = (abs(scroll.travelled.x), abs(scroll.travelled.y))
      guard max(x, y) >= SwipeInteraction.decidingDistance else { return x > y }
      guard x > y, pull(at: point) else {
        scroll.phase = .scrolling
        return false
      }
      scroll.phase = .pulling
      scroll.travelled = .zero
      return true
    }
    scroll.travelled.x -= delta.x
    pull?.move(to: scroll.travelled.x, at: now())
    return true
  }

  /// The fingers were lifted.
  func scrollEnded() {
    let wasPulling = scroll.phase == .pulling
    scroll = SwipeScroll()
    if wasPulling { pressEnded() }
  }

  /// Begins to pull the row below the pointer, or the one that is open.
  private func pull(at point: CGPoint) -> Bool {
    guard let host else { return false }
    if let row = current {
      guard host.swipeFrame(of: row.cell).contains(point), !row.isPerforming else {
        close(animated: true)
        return false
      }
      row.stand(at: row.distance)
      pull = SwipePull(row, wasOpen: true)
      return true
    }
    guard let cell = host.swipeableCell(at: point) else { return false }
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = SwipeEdge(uncoveredBy: scroll.travelled.x, isRightToLeft: isRightToLeft)
    guard let row = begin(cell, at: edge) else { return false }
    pull = SwipePull(row, wasOpen: false)
    return true
  }

  /// A notch of a wheel to the side shows the actions there, or puts the row back that shows those of the other end.
  private func wheelTurned(by delta: CGPoint, at point: CGPoint) -> Bool {
    guard let host, abs(delta.x) > abs(delta.y) else { return false }
    let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = SwipeEdge(uncoveredBy: -delta.x, isRightToLeft: isRightToLeft)
    if let row = current, host.swipeFrame(of: row.cell).contains(point) {
      if row.actions.edge != edge, !row.isPerforming { close(animated: true) }
      return true
    }
    guard let cell = host.swipeableCell(at: point) else { return false }
    return open(cell, at: edge, animated: true)
  }
}

extension Signal {
  /// Runs a closure for each turn of a wheel; it answers whether the turn was used up.
  @discardableResult
  static func connectScroll(
    _ controller: OpaquePointer,
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> UInt {
    typealias Handler = @MainActor (Double, Double) -> Bool
    let function: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean = {
      _,
      x,
      y,
      data in
      (Box<Handler>.of(data)?(x, y) ?? false) ? 1 : 0
    }
    return attach(
      UnsafeMutableRawPointer(controller),
      "scroll",
      Box(handler),
      // GObject stores every handler as a function without arguments; this is the signature of "scroll".
      unsafeBitCast(function, to: GCallback.self),
      swapped: false
    )
  }
}
