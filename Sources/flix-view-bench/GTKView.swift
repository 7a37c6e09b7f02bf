import CGTK
import Foundation
import OpenUIKit

/// A list or grid view of GTK over a list of strings.
@MainActor
class GTKView {
  let window: UnsafeMutablePointer<GtkWidget>
  private let model: OpaquePointer
  private let scroller: OpaquePointer
  private let entry: UnsafeMutablePointer<GtkWidget>

  /// Shows strings.
  ///
  /// - Parameters:
  ///   - isGrid: Whether to show a grid rather than a list.
  ///   - prepare: Prepares the label of a row.
  init(_ strings: [String], isGrid: Bool, prepare: @escaping @MainActor (UnsafeMutablePointer<GtkWidget>) -> Void) {
    guard let list = gtk_string_list_new(nil), let factory = gtk_signal_list_item_factory_new(),
      let window = gtk_window_new(), let entry = gtk_entry_new(),
      let filter = gtk_string_filter_new(
        gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
      ), let scrolled = gtk_scrolled_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    else { preconditionFailure("GTK makes no widgets") }
    for string in strings { gtk_string_list_append(list, string) }
    guard let filtered = gtk_filter_list_model_new(list, filter.as(GtkFilter.self)),
      let selection = gtk_single_selection_new(filtered)
    else { preconditionFailure("GTK makes no models") }

    Signal.connectPointer(UnsafeMutableRawPointer(factory), "setup") { item in
      guard let item, let label = gtk_label_new(nil) else { return }
      prepare(label)
      gtk_list_item_set_child(item, label)
    }
    Signal.connectPointer(UnsafeMutableRawPointer(factory), "bind") { item in
      guard let item, let label = gtk_list_item_get_child(item), let object = gtk_list_item_get_item(item) else {
        return
      }
      gtk_label_set_text(label.opaque, gtk_string_object_get_string(OpaquePointer(object)))
    }
    let view = isGrid ? gtk_grid_view_new(selection, factory) : gtk_list_view_new(selection, factory)
    self.window = window
    self.entry = entry
    model = filtered
    scroller = scrolled.opaque
    gtk_scrolled_window_set_child(scroller, view)
    gtk_widget_set_vexpand(scrolled, 1)
    if isGrid, let view {
      gtk_grid_view_set_min_columns(view.opaque, 8)
      gtk_grid_view_set_max_columns(view.opaque, 8)
    } else {
      gtk_box_append(box.as(GtkBox.self), entry)
    }
    gtk_box_append(box.as(GtkBox.self), scrolled)
    Signal.connect(UnsafeMutableRawPointer(entry), "changed") {
      gtk_string_filter_set_search(filter, gtk_editable_get_text(entry.opaque))
    }
    gtk_window_set_default_size(window.as(GtkWindow.self), 390, 844)
    gtk_window_set_child(window.as(GtkWindow.self), box)
    gtk_window_present(window.as(GtkWindow.self))
  }

  var count: Int { Int(g_list_model_get_n_items(model)) }

  func scroll(to offset: Double) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), offset)
  }

  func filter(_ text: String) {
    gtk_editable_set_text(entry.opaque, text)
  }

  func close() {
    gtk_window_destroy(window.as(GtkWindow.self))
  }
}

/// The rows of the gallery's screen `large` in a GtkListView.
final class GTKList: GTKView, ViewSubject {
  static let name = "GtkListView"

  init() {
    super.init((1..<100_001).map { "Row \($0)" }, isGrid: false) { label in
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_set_size_request(label, -1, 44)
    }
  }
}

/// A million numbers in a GtkGridView.
final class GTKGrid: GTKView, ViewSubject {
  static let name = "GtkGridView"

  init() {
    super.init((0..<1_000_000).map { "\($0)" }, isGrid: true) { label in
      gtk_widget_set_size_request(label, 48, 48)
    }
  }
}

/// A window with nothing in it.
final class EmptyWindow: ViewSubject {
  static let name = "empty"

  private let uiWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    uiWindow.rootViewController = UIViewController()
    uiWindow.makeKeyAndVisible()
  }

  var window: UnsafeMutablePointer<GtkWidget> { uiWindow.gtkWindow }
  var count: Int { 0 }

  func scroll(to offset: Double) {}
  func filter(_ text: String) {}
  func close() { uiWindow.isHidden = true }
}
