import CGTK
import Foundation

/// A monitor.
@MainActor
open class UIScreen: NSObject {
  /// The first monitor of the display.
  open class var main: UIScreen { shared }

  private static let shared = UIScreen()

  /// The rectangle of the monitor, in points.
  open var bounds: CGRect {
    GTKRuntime.start()
    var rectangle = GdkRectangle(x: 0, y: 0, width: 1024, height: 768)
    withMonitor { gdk_monitor_get_geometry($0, &rectangle) }
    return CGRect(x: 0, y: 0, width: CGFloat(rectangle.width), height: CGFloat(rectangle.height))
  }

  /// How many pixels a point has in each direction.
  open var scale: CGFloat {
    GTKRuntime.start()
    var scale: gint = 1
    withMonitor { scale = gdk_monitor_get_scale_factor($0) }
    return CGFloat(scale)
  }

  private func withMonitor(_ body: (OpaquePointer) -> Void) {
    guard
      let display = gdk_display_get_default(),
      let item = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return }
    body(OpaquePointer(item))
    g_object_unref(item)
  }
}
