import CGTK

/// Counts those of the watched widgets that GTK has not freed.
@MainActor
public final class WidgetProbe {
  /// The number of watched widgets that are still there.
  public private(set) var alive = 0

  /// Creates a probe that watches nothing yet.
  public init() {}

  /// Watches a widget until it is freed.
  public func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
    alive += 1
    g_object_weak_ref(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
      { data, _ in
        guard let data else { return }
        // GTK frees widgets on the main thread only.
        MainActor.assumeIsolated { Unmanaged<WidgetProbe>.fromOpaque(data).takeRetainedValue().alive -= 1 }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }
}
