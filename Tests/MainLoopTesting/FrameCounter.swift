import CGTK

/// Counts the frames that a frame clock has painted since the counter was made.
@MainActor
public final class FrameCounter {
  /// The number of frames painted so far.
  public private(set) var count = 0

  private let clock: OpaquePointer
  private var handler: gulong = 0

  /// Starts counting; the clock keeps the counter until `stop()`.
  public init(_ clock: OpaquePointer) {
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    let painted: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      guard let data else { return }
      MainActor.assumeIsolated { Unmanaged<FrameCounter>.fromOpaque(data).takeUnretainedValue().count += 1 }
    }
    handler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock),
      "after-paint",
      // A C callback's signature is erased in GObject's API; this is that of the "after-paint" signal.
      unsafeBitCast(painted, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in data.map { Unmanaged<FrameCounter>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0)
    )
  }

  /// Stops counting, for good.
  public func stop() {
    guard handler != 0 else { return }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
    handler = 0
    g_object_unref(UnsafeMutableRawPointer(clock))
  }
}
