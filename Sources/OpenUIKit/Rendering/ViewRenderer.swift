import CGTK
import Foundation

/// Draws views into pictures, off the tree of widgets and without the help of a window manager.
@MainActor
package enum ViewRenderer {
  /// Why a picture could not be made.
  package enum Failure: Error, CustomStringConvertible {
    case notVisible
    case cannotWrite(path: String)

    package var description: String {
      switch self {
      case .notVisible: "the view is not in a visible window"
      case .cannotWrite(let path): "cannot write \(path)"
      }
    }
  }

  /// Draws a view that stands in a visible window.
  ///
  /// - Parameter view: The view; its layout is brought up to date first.
  /// - Returns: A GdkTexture of the view's size, owned by the caller.
  /// - Throws: `Failure.notVisible` where the view has no size or its window is not on a display.
  package static func texture(of view: UIView) throws -> OpaquePointer {
    if let window = view.window {
      window.performLayout()
      window.allocateNow()
    }
    guard
      let parent = gtk_widget_get_parent(view.gtkWidget),
      gtk_widget_get_mapped(view.gtkWidget) != 0,
      view.bounds.width >= 1, view.bounds.height >= 1,
      let snapshot = gtk_snapshot_new()
    else { throw Failure.notVisible }
    var position = graphene_point_t()
    var origin = graphene_point_t(x: 0, y: 0)
    _ = gtk_widget_compute_point(view.gtkWidget, parent, &origin, &position)
    var color = UIColor.systemBackground.resolvedRGBA
    var rect = graphene_rect_t(
      origin: position,
      size: graphene_size_t(width: Float(view.bounds.width), height: Float(view.bounds.height))
    )
    gtk_snapshot_append_color(snapshot, &color, &rect)
    gtk_widget_snapshot_child(parent, view.gtkWidget, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot), let renderer = gsk_cairo_renderer_new() else {
      throw Failure.notVisible
    }
    defer {
      gsk_render_node_unref(node)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    guard gsk_renderer_realize(renderer, nil, nil) != 0 else { throw Failure.notVisible }
    defer { gsk_renderer_unrealize(renderer) }
    guard let texture = gsk_renderer_render_texture(renderer, node, &rect) else { throw Failure.notVisible }
    return texture
  }

  /// Draws a view into a PNG file.
  ///
  /// - Parameters:
  ///   - view: A view in a visible window.
  ///   - path: Where to write.
  /// - Throws: `Failure`.
  package static func writePNG(of view: UIView, to path: String) throws {
    let texture = try texture(of: view)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else { throw Failure.cannotWrite(path: path) }
  }
}
