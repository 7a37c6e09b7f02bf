import CGTK

extension Signal {
  /// Runs a closure for each event that a GtkEventControllerLegacy sees; the event goes on as if nobody had.
  @discardableResult
  static func connectEvent(
    _ controller: OpaquePointer,
    _ handler: @escaping @MainActor (_ event: OpaquePointer) -> Void
  ) -> UInt {
    typealias Handler = @MainActor (OpaquePointer) -> Void
    let function: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
      _,
      event,
      data in
      if let event { Box<Handler>.of(data)?(event) }
      return 0
    }
    return attach(
      UnsafeMutableRawPointer(controller),
      "event",
      Box(handler),
      unsafeBitCast(function, to: GCallback.self),
      swapped: false
    )
  }
}
