import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct TextFieldTests {
    @Test func `a click begins editing, and typing reaches the delegate and the actions in UIKit's order`() async throws
    {
      let form = TextForm()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      #expect(!form.name.isEditing && !form.name.isFirstResponder)
      try await person.click(form.name)
      try await waitFor("editing") { form.name.isEditing }
      try await person.press("a", "b")
      try await waitFor("the text") { form.name.text == "ab" }
      #expect(
        form.calls == [
          "name shouldBegin", "name didBegin", "name action begin",
          "name shouldChange 0+0 a", "name selection 1+0", "name action changed a",
          "name shouldChange 1+0 b", "name selection 2+0", "name action changed ab",
        ]
      )
    }

    @Test func `typing over a selection and deleting it are one change each`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      form.name.text = "héllo"
      let person = try await RealInput(form.window)
      form.name.becomeFirstResponder()
      form.calls = []
      try await person.press("ctrl+a", "x")
      try await waitFor("the replacement") { form.name.text == "x" }
      #expect(form.calls.contains("name shouldChange 0+5 x"))
      #expect(form.calls.filter { $0.hasPrefix("name shouldChange") }.count == 1)
      #expect(form.calls.filter { $0.hasPrefix("name action changed") } == ["name action changed x"])
      form.calls = []
      try await person.press("y", "ctrl+a", "BackSpace")
      try await waitFor("the deletion") { form.name.text == "" }
      #expect(
        form.calls.filter { $0.hasPrefix("name shouldChange") } == [
          "name shouldChange 1+0 y", "name shouldChange 0+2 ",
        ]
      )
    }

    @Test func `a delegate keeps a text to a length, also when a selection is typed over`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      form.limit = 3
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await person.press("a", "b", "c", "d", "shift+Left", "e", "f")
      try await waitFor("the last key") { form.calls.contains("name shouldChange 3+0 f") }
      #expect(form.name.text == "abe")
      form.limit = 2
      form.calls = []
      try await person.press("shift+Left", "g")
      try await waitFor("the refusal") { form.calls.contains("name shouldChange 2+1 g") }
      try await nextFrame(of: form.window.gtkWindow)
      #expect(form.name.text == "abe")
      let selected = try #require(form.name.selectedTextRange)
      #expect(form.name.text(in: selected) == "e")
    }

    @Test func `copy, cut, paste and undo are the desktop's and ask the delegate`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await person.press("a", "b", "ctrl+a", "ctrl+x")
      try await waitFor("the cut") { form.name.text == "" }
      #expect(form.calls.contains("name shouldChange 0+2 "))
      try await person.press("ctrl+v", "ctrl+v")
      try await waitFor("the pastes") { form.name.text == "abab" }
      #expect(form.calls.contains("name shouldChange 2+0 ab"))
      let changes = form.calls.filter { $0.hasPrefix("name action changed") }.count
      try await person.press("ctrl+z")
      try await waitFor("the undo") { form.name.text != "abab" }
      #expect(form.calls.filter { $0.hasPrefix("name action changed") }.count == changes + 1)
    }

    @Test func `Return asks the delegate and ends editing where an action waits for that`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await person.press("Return")
      try await waitFor("the return") { form.calls.contains("name shouldReturn") }
      #expect(form.name.isEditing)
      form.name.addAction(UIAction { _ in form.calls.append("exit") }, for: .editingDidEndOnExit)
      form.calls = []
      try await person.press("Return")
      try await waitFor("the end") { !form.name.isEditing }
      #expect(form.calls == ["name shouldReturn", "exit", "name shouldEnd", "name didEnd", "name action end"])
      #expect(!form.name.isFirstResponder)
    }

    @Test func `Tab and Shift-Tab move editing from field to field`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await waitFor("editing") { form.name.isEditing }
      form.calls = []
      try await person.press("Tab", "z")
      try await waitFor("the text of the second field") { form.city.text == "z" }
      #expect(!form.name.isEditing && form.city.isFirstResponder)
      #expect(
        form.calls.prefix(6) == [
          "city shouldBegin", "name shouldEnd", "name didEnd", "name action end", "city didBegin", "city action begin",
        ]
      )
      try await person.press("shift+Tab", "y")
      try await waitFor("the text of the first field") { form.name.text == "y" }
      #expect(form.name.isFirstResponder)
    }

    @Test func `a field that must not be left keeps the keyboard, and one that must not be edited does not get it`()
      async throws
    {
      let form = TextForm()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await waitFor("editing") { form.name.isEditing }
      form.mayEnd = false
      try await person.click(form.city)
      try await waitFor("the question") { form.calls.contains("name shouldEnd") }
      try await person.press("a")
      try await waitFor("the key") { form.name.text == "a" }
      #expect(form.name.isEditing && !form.city.isEditing && form.city.text == "")
      form.mayEnd = true
      form.mayBegin = false
      form.calls = []
      try await person.click(form.city)
      try await waitFor("the question") { form.calls.contains("city shouldBegin") }
      try await person.press("b")
      try await waitFor("the key") { form.name.text?.count == 2 }
      #expect(form.city.text == "" && !form.city.isEditing && form.name.isEditing)
    }

    @Test func `Escape ends editing, and the clear button removes the text and keeps the keyboard`() async throws {
      let form = TextForm()
      defer { form.window.isHidden = true }
      form.name.clearButtonMode = .whileEditing
      let person = try await RealInput(form.window)
      try await person.click(form.name)
      try await person.press("a")
      try await waitFor("the clear button") { form.name.subviews.contains { $0 is UIButton && !$0.isHidden } }
      let button = try #require(form.name.subviews.first { $0 is UIButton })
      form.calls = []
      try await person.click(button)
      try await waitFor("the empty text") { form.name.text == "" }
      #expect(form.calls == ["name shouldClear", "name selection 0+0", "name action changed "])
      #expect(form.name.isEditing)
      try await person.press("b", "Escape")
      try await waitFor("the end") { !form.name.isEditing }
      #expect(form.name.text == "b" && !form.name.isFirstResponder)
    }
  }

  /// A window with two text fields that writes down what they tell.
  @MainActor
  final class TextForm: NSObject, UITextFieldDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let name = UITextField(frame: CGRect(x: 20, y: 20, width: 240, height: 34))
    let city = UITextField(frame: CGRect(x: 20, y: 80, width: 240, height: 34))
    var calls: [String] = []
    var limit = Int.max
    var mayBegin = true
    var mayEnd = true

    override init() {
      super.init()
      let controller = UIViewController()
      for field in [name, city] {
        field.borderStyle = .roundedRect
        field.delegate = self
        controller.view.addSubview(field)
        let label = label(field)
        field.addAction(UIAction { [unowned self] _ in calls.append("\(label) action begin") }, for: .editingDidBegin)
        field.addAction(UIAction { [unowned self] _ in calls.append("\(label) action end") }, for: .editingDidEnd)
        field.addAction(
          UIAction { [unowned self] action in
            calls.append("\(label) action changed \((action.sender as? UITextField)?.text ?? "nil")")
          },
          for: .editingChanged
        )
      }
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    private func label(_ field: UITextField) -> String { field === name ? "name" : "city" }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("\(label(textField)) shouldBegin")
      return mayBegin
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("\(label(textField)) didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("\(label(textField)) shouldEnd")
      return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("\(label(textField)) didEnd") }

    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(label(textField)) shouldChange \(range.location)+\(range.length) \(string)")
      let text = (textField.text ?? "") as NSString
      return text.replacingCharacters(in: range, with: string).count <= limit
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      guard let range = textField.selectedTextRange else { return }
      let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
      calls.append("\(label(textField)) selection \(start)+\(textField.offset(from: range.start, to: range.end))")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      calls.append("\(label(textField)) shouldClear")
      return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("\(label(textField)) shouldReturn")
      return true
    }
  }
}
