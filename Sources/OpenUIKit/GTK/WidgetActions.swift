import CGTK

/// What assistive technologies can have a widget do, beside what they do with keys and pointer.
///
/// GTK puts the action groups of a widget on the accessibility bus. This one asks for its actions whenever somebody wants
/// to know them, so that they cost nothing as long as nobody does.
@MainActor
final class WidgetActions {
  struct Action {
    /// What the action is called on the bus, after the prefix of the group and a dot.
    let name: String
    let perform: () -> Void
  }

  private static let key = "swift"

  private let actions: () -> [Action]

  private init(_ actions: @escaping () -> [Action]) {
    self.actions = actions
  }

  /// Gives a widget actions, for as long as it lives.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - prefix: The name of the group.
  ///   - actions: What can be done at present.
  static func install(on widget: GTKWidgetPointer, prefix: String, _ actions: @escaping () -> [Action]) {
    guard let group = g_object_new_with_properties(type, 0, nil, nil) else { return }
    g_object_set_data_full(group, key, Unmanaged.passRetained(WidgetActions(actions)).toOpaque()) { data in
      if let data { Unmanaged<WidgetActions>.fromOpaque(data).release() }
    }
    gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
    g_object_unref(group)
  }

  private static func of(_ group: OpaquePointer?) -> WidgetActions? {
    guard let group, let data = g_object_get_data(UnsafeMutablePointer<GObject>(group), key) else { return nil }
    return Unmanaged<WidgetActions>.fromOpaque(data).takeUnretainedValue()
  }

  private func action(_ name: UnsafePointer<CChar>?) -> Action? {
    guard let name = name.map({ String(cString: $0) }) else { return nil }
    return actions().first { $0.name == name }
  }

  // MARK: GActionGroup

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<GObjectClass>.stride)
    info.instance_size = UInt16(MemoryLayout<GObject>.stride)
    let type = g_type_register_static(g_object_get_type(), "OpenUIKitWidgetActions", &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    interface.interface_init = { interface, _ in
      guard let interface else { return }
      let group = interface.assumingMemoryBound(to: GActionGroupInterface.self)
      group.pointee.list_actions = { WidgetActions.list($0) }
      group.pointee.has_action = { group, name in WidgetActions.of(group)?.action(name) == nil ? 0 : 1 }
      group.pointee.query_action = { group, name, isEnabled, parameterType, stateType, stateHint, state in
        guard WidgetActions.of(group)?.action(name) != nil else { return 0 }
        isEnabled?.pointee = 1
        parameterType?.pointee = nil
        stateType?.pointee = nil
        stateHint?.pointee = nil
        state?.pointee = nil
        return 1
      }
      group.pointee.activate_action = { group, name, _ in WidgetActions.of(group)?.action(name)?.perform() }
    }
    g_type_add_interface_static(type, g_action_group_get_type(), &interface)
    return type
  }()

  /// The names, in memory that GLib frees.
  private static func list(_ group: OpaquePointer?) -> UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>? {
    let names = of(group)?.actions().map(\.name) ?? []
    let size = gsize((names.count + 1) * MemoryLayout<UnsafeMutablePointer<gchar>?>.stride)
    let list = g_malloc0(size)?.assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
    for (index, name) in names.enumerated() { list?[index] = g_strdup(name) }
    return list
  }
}
