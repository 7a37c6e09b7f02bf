import CGTK
import Foundation

/// GTK's line of editable text, with what a person does told apart from what is done in code.
///
/// Typing, input methods, the clipboard, undo, the caret and the context menu are GTK's. Places are in UTF-16 units.
@MainActor
final class TextEntry {
  /// The GtkText; whoever embeds it takes it over.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Asks whether a person may replace a part of the text; the text is still as before.
  var mayReplace: (_ range: NSRange, _ string: String) -> Bool = { _, _ in true }
  /// Tells that a person changed the text.
  var textWasEdited: () -> Void = {}
  /// Tells that the caret moved or the selection changed, whoever did it.
  var selectionDidMove: () -> Void = {}
  /// Tells that Return was pressed.
  var returnWasPressed: () -> Void = {}
  /// Tells that Escape was pressed; answers whether the key is used up.
  var escapeWasPressed: () -> Bool = { false }
  /// Tells that an input method began or ended to compose characters.
  var compositionDidChange: () -> Void = {}

  /// Whether an input method is composing characters that are not in the text yet.
  private(set) var isComposing = false

  /// Whether changes come from code, and so need no permission.
  private var isApplying = false
  /// Whether GTK is carrying out a command that only deletes.
  private var isDeleting = false
  /// A deletion that GTK began and that is held back: an insertion that follows at once makes it a replacement.
  private var pendingDeletion: Range<Int>?
  /// A selection that GTK is about to drop although the change it belonged to was refused.
  private var keptSelection: Range<Int>?
  private var reportedSelection = 0..<0

  /// Creates an empty text.
  ///
  /// - Parameter role: What assistive technologies are told that the text is.
  init(role: GtkAccessibleRole) {
    GTKRuntime.start()
    guard let widget = cgtk_text_new(role) else { preconditionFailure("GTK could not create a text.") }
    self.widget = widget
    // Else the text would be at least 150 points wide.
    gtk_editable_set_width_chars(editable, 0)
    connect()
  }

  private var editable: OpaquePointer { widget.opaque }

  private func connect() {
    Signal.connectInsertText(widget) { [weak self] text, position in self?.insertionBegan(text, position) }
    Signal.connectDeleteText(widget) { [weak self] start, end in self?.deletionBegan(start, end) }
    for command in ["backspace", "delete-from-cursor", "cut-clipboard"] {
      Signal.connect(widget, command) { [weak self] in self?.isDeleting = true }
      Signal.connect(widget, command, after: true) { [weak self] in self?.isDeleting = false }
    }
    for property in ["notify::cursor-position", "notify::selection-bound"] {
      Signal.connect(widget, property) { [weak self] in self?.caretMoved() }
    }
    Signal.connect(widget, "activate") { [weak self] in self?.returnWasPressed() }
    Signal.connectPointer(widget, "preedit-changed") { [weak self] text in
      guard let self else { return }
      isComposing = text.map { $0.as(CChar.self).pointee != 0 } ?? false
      compositionDidChange()
    }
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.connectKeyPressed(keys) { [weak self] key, modifiers in self?.keyWasPressed(key, modifiers) ?? false }
    gtk_widget_add_controller(widget, keys)
  }

  // MARK: Text

  /// The text. Setting it puts the caret at its end, unless it is the text already.
  var text: String {
    get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text else { return }
      apply {
        // What was typed into another text cannot be undone in this one.
        gtk_editable_set_enable_undo(editable, 0)
        gtk_editable_set_text(editable, newValue)
        gtk_editable_set_position(editable, -1)
        gtk_editable_set_enable_undo(editable, 1)
      }
      caretMoved()
    }
  }

  /// The selected part; empty at the caret when nothing is selected.
  var selection: NSRange {
    get { text.utf16Range(ofScalars: scalarSelection) }
    set {
      let range = text.scalarRange(ofUTF16: newValue)
      gtk_editable_select_region(editable, gint(range.lowerBound), gint(range.upperBound))
    }
  }

  /// Leaves the caret where it is and nothing selected.
  func dropSelection() {
    gtk_editable_set_position(editable, gtk_editable_get_position(editable))
  }

  private var scalarSelection: Range<Int> {
    var start: gint = 0
    var end: gint = 0
    gtk_editable_get_selection_bounds(editable, &start, &end)
    return Int(min(start, end))..<Int(max(start, end))
  }

  /// Replaces a part of the text without asking, and puts the caret behind it.
  func replace(_ range: NSRange, with string: String) {
    replace(text.scalarRange(ofUTF16: range), with: string)
    caretMoved()
  }

  private func replace(_ range: Range<Int>, with string: String) {
    apply {
      if !range.isEmpty { gtk_editable_delete_text(editable, gint(range.lowerBound), gint(range.upperBound)) }
      var end = gint(range.lowerBound)
      // A line of text has no line breaks.
      let line = string.map { $0.isNewline ? " " : String($0) }.joined()
      if !line.isEmpty { gtk_editable_insert_text(editable, line, gint(line.utf8.count), &end) }
      gtk_editable_set_position(editable, end)
    }
  }

  private func apply(_ change: () -> Void) {
    pendingDeletion = nil
    keptSelection = nil
    let wasApplying = isApplying
    isApplying = true
    change()
    isApplying = wasApplying
  }

  // MARK: What a person does

  private func insertionBegan(_ string: String, _ position: UnsafeMutablePointer<gint>) {
    guard !isApplying else { return }
    g_signal_stop_emission_by_name(widget, "insert-text")
    let place = Int(position.pointee)
    let range = pendingDeletion ?? place..<place
    pendingDeletion = nil
    edit(range, string)
    // GTK puts the caret where it is told that the insertion ended.
    position.pointee = gtk_editable_get_position(editable)
  }

  private func deletionBegan(_ start: Int, _ end: Int) {
    guard !isApplying else { return }
    g_signal_stop_emission_by_name(widget, "delete-text")
    let range = start..<max(start, end < 0 ? text.unicodeScalars.count : end)
    guard !isDeleting else {
      edit(range, "")
      return
    }
    pendingDeletion = range
    MainLoop.beforeNextFrame { [weak self] in
      guard let self, pendingDeletion == range else { return }
      pendingDeletion = nil
      edit(range, "")
    }
  }

  private func edit(_ range: Range<Int>, _ string: String) {
    guard !range.isEmpty || !string.isEmpty else { return }
    let before = text
    let selection = scalarSelection
    guard mayReplace(before.utf16Range(ofScalars: range), string) else {
      if !selection.isEmpty, before == text, selection == scalarSelection { keep(selection) }
      return
    }
    let count = text.unicodeScalars.count
    replace(min(range.lowerBound, count)..<min(range.upperBound, count), with: string)
    caretMoved()
    textWasEdited()
  }

  private func keep(_ selection: Range<Int>) {
    keptSelection = selection
    MainLoop.beforeNextFrame { [weak self] in
      if self?.keptSelection == selection { self?.keptSelection = nil }
    }
  }

  private func caretMoved() {
    guard !isApplying else { return }
    if let selection = keptSelection {
      keptSelection = nil
      return gtk_editable_select_region(editable, gint(selection.lowerBound), gint(selection.upperBound))
    }
    guard scalarSelection != reportedSelection else { return }
    reportedSelection = scalarSelection
    selectionDidMove()
  }

  private func keyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let control = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_Escape: return !isComposing && escapeWasPressed()
    case GDK_KEY_z where control: return undo("text.undo")
    case GDK_KEY_Z where control, GDK_KEY_y where control: return undo("text.redo")
    default: return false
    }
  }

  /// Takes a change back, or makes it again; it was permitted before.
  private func undo(_ action: String) -> Bool {
    let before = text
    apply { gtk_widget_activate_action_variant(widget, action, nil) }
    caretMoved()
    if text != before { textWasEdited() }
    return true
  }
}
