import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Text fields", .serialized)
@MainActor
struct UITextFieldTests {
  init() { _ = GTKStartup.done }

  /// Changes the text as GTK does for a person.
  private func type(_ string: String, into field: UITextField) {
    let editable = field.entry.widget.opaque
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, string, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  @Test func `a text set in code is there at once, is never nil, and sends nothing`() {
    let field = UITextField()
    let delegate = Recorder()
    field.delegate = delegate
    field.addAction(UIAction { _ in delegate.calls.append("action") }, for: .allEvents)
    #expect(field.text == "")
    field.text = "abc"
    #expect(field.text == "abc" && field.hasText)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
    #expect(delegate.calls.isEmpty)
  }

  @Test func `a text set in code puts the caret at its end, and the same text leaves it where it is`() throws {
    let field = UITextField()
    field.text = "hello"
    #expect(field.selectedTextRange == field.textRange(from: field.endOfDocument, to: field.endOfDocument))
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: second, to: second)
    field.text = "hello"
    #expect(field.selectedTextRange?.start == second)
  }

  @Test func `places count UTF-16 units, also around emoji`() throws {
    let field = UITextField()
    field.text = "a👩‍👩‍👧é😀"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 12)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 8))
    let family = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: family) == "👩‍👩‍👧")
    field.selectedTextRange = family
    #expect(field.selectedTextRange == family)
    field.replace(family, withText: "🙂🙂")
    #expect(field.text == "a🙂🙂é😀")
    #expect(field.offset(from: field.beginningOfDocument, to: try #require(field.selectedTextRange).start) == 5)
    field.deleteBackward()
    #expect(field.text == "a🙂é😀")
    field.selectAll(nil)
    #expect(field.text(in: try #require(field.selectedTextRange)) == "a🙂é😀")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
  }

  @Test func `the delegate gets ranges in UTF-16 units and the text from before the change`() {
    let field = UITextField()
    let delegate = Recorder()
    field.delegate = delegate
    field.text = "😀é"
    type("🙂", into: field)
    #expect(field.text == "😀é🙂")
    #expect(delegate.calls == ["shouldChange {3, 0} 🙂 in 😀é"])
    gtk_editable_select_region(field.entry.widget.opaque, 0, 1)
    pressBackspace(field)
    #expect(delegate.calls.last == "shouldChange {0, 2}  in 😀é🙂")
    #expect(field.text == "é🙂")
  }

  @Test func `a delegate that sets another text itself and refuses gets its own text with the caret at the end`() {
    let field = UITextField()
    let delegate = Recorder()
    delegate.change = { field, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    field.delegate = delegate
    type("ab", into: field)
    type("c", into: field)
    #expect(field.text == "ABC")
    #expect(field.selectedTextRange?.start == field.endOfDocument)
  }

  @Test func `pasted line breaks become spaces`() {
    let field = UITextField()
    type("one\ntwo\r\nthree", into: field)
    #expect(field.text == "one two three")
  }

  @Test func `a deletion that nothing follows asks on its own`() async throws {
    let field = UITextField()
    let delegate = Recorder()
    field.delegate = delegate
    field.text = "abc"
    gtk_editable_delete_text(field.entry.widget.opaque, 1, 2)
    try await waitFor("the deletion") { field.text == "ac" }
    #expect(delegate.calls == ["shouldChange {1, 1}  in abc"])
  }

  @Test func `a field in a window is the first responder from becoming to resigning, and ends once when forced`()
    async throws
  {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    let delegate = Recorder()
    stage.field.delegate = delegate
    #expect(!stage.field.isFirstResponder)
    #expect(stage.field.becomeFirstResponder())
    #expect(stage.field.isFirstResponder && stage.field.isEditing)
    #expect(gtk_window_get_focus(stage.window.gtkWindow.as(GtkWindow.self)) == stage.field.entry.widget)
    delegate.mayEnd = false
    #expect(!stage.field.resignFirstResponder())
    #expect(stage.field.isEditing)
    #expect(!stage.window.endEditing(false))
    #expect(stage.window.endEditing(true))
    #expect(!stage.field.isFirstResponder && !stage.field.isEditing)
    #expect(gtk_window_get_focus(stage.window.gtkWindow.as(GtkWindow.self)) == nil)
    #expect(
      delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "shouldEnd", "didEnd"]
    )
  }

  @Test func `no field is edited when a window opens, and one that asked before it opened is`() async throws {
    let stage = Stage()
    stage.field.text = "text"
    stage.window.isHidden = true
    stage.window.isHidden = false
    try await nextFrame(of: stage.window.gtkWindow)
    #expect(!stage.field.isEditing)
    #expect(stage.field.selectedTextRange?.isEmpty == true)
    stage.window.isHidden = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try await nextFrame(of: window.gtkWindow)
    #expect(field.isEditing)
    #expect(gtk_window_get_focus(window.gtkWindow.as(GtkWindow.self)) == field.entry.widget)
  }

  @Test func `leaving the window, hiding and disabling end editing, once each`() async throws {
    for end in [
      { (field: UITextField) in field.removeFromSuperview() },
      { field in field.superview?.removeFromSuperview() },
      { field in field.isHidden = true },
      { field in field.isEnabled = false },
    ] {
      let stage = Stage()
      defer { stage.window.isHidden = true }
      let delegate = Recorder()
      stage.field.text = "kept"
      stage.field.becomeFirstResponder()
      try await nextFrame(of: stage.window.gtkWindow)
      stage.field.delegate = delegate
      end(stage.field)
      try await waitFor("the end") { !stage.field.isEditing }
      try await nextFrame(of: stage.window.gtkWindow)
      #expect(delegate.calls.filter { $0 == "didEnd" }.count == 1)
      #expect(stage.field.text == "kept" && !stage.field.isFirstResponder)
    }
  }

  @Test func `editing that begins removes the text where that is wanted and permitted`() {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    let delegate = Recorder()
    stage.field.delegate = delegate
    stage.field.clearsOnBeginEditing = true
    stage.field.text = "old"
    delegate.mayClear = false
    stage.field.becomeFirstResponder()
    #expect(stage.field.text == "old")
    stage.field.resignFirstResponder()
    delegate.mayClear = true
    stage.field.becomeFirstResponder()
    #expect(stage.field.text == "")
  }

  @Test func `the kind of text is told to input methods`() {
    let field = UITextField()
    let text = field.entry.widget.as(GtkText.self)
    #expect(gtk_text_get_input_purpose(text) == GTK_INPUT_PURPOSE_FREE_FORM)
    #expect(gtk_text_get_input_hints(text).rawValue == GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
    field.textContentType = .emailAddress
    #expect(gtk_text_get_input_purpose(text) == GTK_INPUT_PURPOSE_EMAIL)
    field.keyboardType = .numberPad
    #expect(gtk_text_get_input_purpose(text) == GTK_INPUT_PURPOSE_DIGITS)
    field.isSecureTextEntry = true
    #expect(gtk_text_get_input_purpose(text) == GTK_INPUT_PURPOSE_PASSWORD)
    #expect(gtk_text_get_visibility(text) == 0)
    field.isSecureTextEntry = false
    field.autocapitalizationType = .none
    field.autocorrectionType = .yes
    field.spellCheckingType = .no
    #expect(
      gtk_text_get_input_hints(text).rawValue
        == GTK_INPUT_HINT_WORD_COMPLETION.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    )
    #expect(gtk_text_get_visibility(text) == 1)
  }

  @Test func `the size follows text, placeholder, border and what stands beside the text`() {
    let field = UITextField()
    let empty = field.intrinsicContentSize
    #expect(empty.height == UIFont.systemFont(ofSize: 17).lineHeight.rounded(.up))
    field.placeholder = "Name"
    let placeholder = field.intrinsicContentSize
    #expect(placeholder.width > empty.width + 20)
    field.text = "A longer name"
    let text = field.intrinsicContentSize
    #expect(text.width > placeholder.width)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height >= 34)
    #expect(field.intrinsicContentSize.width == text.width + 18)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
    #expect(field.intrinsicContentSize.height >= 34 && field.intrinsicContentSize.height < 50)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.height == 50)
    #expect(field.intrinsicContentSize.width == text.width + 9 + 6 + 20 + 6)
  }

  @Test func `views beside the text stand at its edges, mirrored from right to left, and narrow it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = left
    field.rightView = right
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(right.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 26, y: 0, width: 138, height: 40))
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 26, y: 0, width: 174, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame.minX == 180 && right.frame.minX == 0)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 36, y: 0, width: 138, height: 40))
  }

  @Test func `a subclass decides where its text stands`() async throws {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = Inset(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try await nextFrame(of: window.gtkWindow)
    var bounds = graphene_rect_t()
    #expect(gtk_widget_compute_bounds(field.entry.widget, field.gtkWidget, &bounds) != 0)
    #expect(bounds.origin.x == 40 && bounds.size.width == 120)
  }

  @Test(
    arguments: [
      (NSTextAlignment.natural, "abc", Float(0)), (.left, "abc", 0), (.center, "abc", 0.5), (.right, "abc", 1),
      (.natural, "אבג", 0), (.left, "אבג", 1), (.right, "אבג", 0),
    ]
  )
  func `sides of alignment are sides, whatever direction the text has`(
    alignment: NSTextAlignment,
    text: String,
    expected: Float
  ) {
    let field = UITextField()
    field.text = text
    field.textAlignment = alignment
    #expect(gtk_editable_get_alignment(field.entry.widget.opaque) == expected)
  }

  @Test func `assistive technologies find a text box with label and placeholder`() {
    let field = UITextField()
    let text = field.entry.widget.opaque
    #expect(gtk_test_accessible_has_role(text, GTK_ACCESSIBLE_ROLE_TEXT_BOX) != 0)
    field.placeholder = "Name"
    #expect(gtk_test_accessible_has_property(text, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) != 0)
    field.accessibilityLabel = "Your name"
    #expect(gtk_test_accessible_has_property(text, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    field.placeholder = nil
    #expect(gtk_test_accessible_has_property(text, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) == 0)
  }

  @Test func `a field that is let go frees its widgets, also while it is edited`() {
    let probe = WidgetProbe()
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      probe.watch(field.gtkWidget)
      field.clearButtonMode = .always
      field.textColor = .systemRed
      field.text = "text"
      field.layoutIfNeeded()
    }
    #expect(probe.alive == 0)
    do {
      let stage = Stage()
      probe.watch(stage.field.gtkWidget)
      stage.field.becomeFirstResponder()
      stage.field.removeFromSuperview()
      stage.window.isHidden = true
    }
    #expect(probe.alive == 0)
  }

  private func pressBackspace(_ field: UITextField) {
    let action = gtk_signal_action_new("backspace")
    gtk_shortcut_action_activate(action, GtkShortcutActionFlags(rawValue: 0), field.entry.widget, nil)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  @MainActor
  private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

    init() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      container.addSubview(field)
      window.addSubview(container)
      window.makeKeyAndVisible()
    }
  }

  @MainActor
  private final class Recorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var mayEnd = true
    var mayClear = true
    var change: ((UITextField, String) -> Bool)?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      calls.append("didEnd")
    }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("shouldChange {\(range.location), \(range.length)} \(string) in \(textField.text ?? "")")
      return change?(textField, string) ?? true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  }
}
