import CGTK
import Foundation

/// The GtkWidget subclasses behind views, registered at run time.
///
/// They hold one extra word, an unretained pointer to their view. GTK sees views of size 0 x 0 that never ask for
/// another size: where a view stands is decided in Swift and handed down in `size_allocate`.
@MainActor
enum ViewWidget {
  /// The widget type of a plain view.
  static let type: GType = register(name: "OpenUIKitView", parent: gtk_widget_get_type()) { widgetClass, _ in
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let widget, let snapshot else { return }
      if let view = ViewWidget.view(of: widget) {
        view.snapshot(into: snapshot, widget: widget)
      } else {
        ViewWidget.snapshotChildren(of: widget, into: snapshot)
      }
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      guard let widget else { return }
      ViewWidget.view(of: widget)?.widgetDidAllocate(width: Int(width), height: Int(height))
    }
    widgetClass.pointee.state_flags_changed = { widget, previous in
      guard let widget else { return }
      let flags = gtk_widget_get_state_flags(widget)
      ViewWidget.view(of: widget)?.widgetStateDidChange(flags, previous: previous)
    }
  }

  /// The widget type whose children scroll: a GtkScrollable.
  static let scrollingType: GType = register(
    name: "OpenUIKitScrollContent",
    parent: gtk_widget_get_type()
  ) { widgetClass, objectClass in
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      guard let widget else { return }
      (ViewWidget.view(of: widget) as? UIScrollView)?.contentWidgetDidAllocate(width: Int(width), height: Int(height))
    }
    objectClass.pointee.set_property = { object, property, value, _ in
      guard let object, let value else { return }
      ScrollableProperty.set(property, of: UnsafeMutableRawPointer(object), to: value)
    }
    objectClass.pointee.get_property = { object, property, value, _ in
      guard let object, let value else { return }
      ScrollableProperty.get(property, of: UnsafeMutableRawPointer(object), into: value)
    }
    for property in ScrollableProperty.allCases {
      g_object_class_override_property(objectClass, property.rawValue, property.name)
    }
  } interfaces: { type in
    var info = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &info)
  }

  /// Creates a widget, owned by the caller, and ties it to its view.
  static func make(type: GType, cssName: String, role: GtkAccessibleRole) -> GTKWidgetPointer {
    GTKRuntime.start()
    guard let widget = cgtk_view_widget_new(type, cssName, role) else {
      preconditionFailure("GTK could not create a widget for a view.")
    }
    g_object_ref_sink(widget)
    return widget
  }

  static func view(of widget: GTKWidgetPointer) -> UIView? {
    guard let peer = cgtk_view_widget_get_swift(widget) else { return nil }
    return Unmanaged<UIView>.fromOpaque(peer).takeUnretainedValue()
  }

  /// The view of any widget, of whatever type; `nil` for one that stands for no view.
  static func existingView(of widget: GTKWidgetPointer) -> UIView? {
    guard cgtk_is_a(widget, type) != 0 || cgtk_is_a(widget, scrollingType) != 0 else { return nil }
    return view(of: widget)
  }

  static func setView(_ view: UIView?, of widget: GTKWidgetPointer) {
    cgtk_view_widget_set_swift(widget, view.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  static func snapshotChildren(of widget: GTKWidgetPointer, into snapshot: OpaquePointer) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      gtk_widget_snapshot_child(widget, current, snapshot)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  private static func register(
    name: String,
    parent: GType,
    classInit: @escaping @MainActor (UnsafeMutablePointer<GtkWidgetClass>, UnsafeMutablePointer<GObjectClass>) -> Void,
    interfaces: (GType) -> Void = { _ in }
  ) -> GType {
    final class Box {
      let body: @MainActor (UnsafeMutablePointer<GtkWidgetClass>, UnsafeMutablePointer<GObjectClass>) -> Void
      init(
        _ body: @escaping @MainActor (UnsafeMutablePointer<GtkWidgetClass>, UnsafeMutablePointer<GObjectClass>) -> Void
      ) {
        self.body = body
      }
    }
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<GtkWidgetClass>.stride)
    info.instance_size = UInt16(MemoryLayout<CGTKViewWidget>.stride)
    // A class lives as long as the process, and so does what initialises it.
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(Box(classInit)).toOpaque())
    info.class_init = { klass, data in
      guard let klass, let data, let widgetClass = cgtk_widget_class(klass), let objectClass = cgtk_object_class(klass)
      else { return }
      widgetClass.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
        minimum?.pointee = 0
        natural?.pointee = 0
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
      Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body(widgetClass, objectClass)
    }
    let type = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    interfaces(type)
    return type
  }
}
