import CGTK

/// Lets clicks end on GTK's Broadway display.
///
/// From a press on, GTK sends all pointer events to the widget that was pressed, until the last button is released; and
/// it knows that release by its state, in which exactly one button is still held. Broadway's releases come with the
/// state after the release (GTK 4.8), so the pointer would stay with the first widget that was clicked. Here a release
/// gets the state that other displays give it, before GTK sees the event.
@MainActor
enum BroadwayPointer {
  // A GdkButtonEvent begins with a GdkEvent of 40 bytes, then has its state and its button. GDK cannot set them, so they
  // are changed in memory, where GDK's own answers prove that they are.
  private nonisolated static let stateOffset = 40
  private nonisolated static let buttonOffset = 44

  /// Starts to correct releases if the display is Broadway's.
  static func correctReleases() {
    guard
      let display = gdk_display_get_default(),
      let name = g_type_name_from_instance(
        UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
      ),
      String(cString: name) == "GdkBroadwayDisplay"
    else { return }
    // The signal exists from the first use of its class.
    g_type_class_ref(gdk_surface_get_type())
    g_signal_add_emission_hook(
      g_signal_lookup("event", gdk_surface_get_type()),
      0,
      { _, count, values, _ in
        if count == 2, let values, let event = g_value_peek_pointer(values + 1) { BroadwayPointer.correct(event) }
        return 1
      },
      nil,
      nil
    )
  }

  private nonisolated static func correct(_ event: UnsafeMutableRawPointer) {
    let gdkEvent = OpaquePointer(event)
    guard gdk_event_get_event_type(gdkEvent) == GDK_BUTTON_RELEASE else { return }
    let state = event.load(fromByteOffset: stateOffset, as: UInt32.self)
    let button = event.load(fromByteOffset: buttonOffset, as: UInt32.self)
    guard
      state == gdk_event_get_modifier_state(gdkEvent).rawValue,
      button == gdk_button_event_get_button(gdkEvent),
      (1...5).contains(button)
    else { return }
    event.storeBytes(of: state | GDK_BUTTON1_MASK.rawValue << (button - 1), toByteOffset: stateOffset, as: UInt32.self)
  }
}
