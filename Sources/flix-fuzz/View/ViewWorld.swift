import Flix
import FormTesting

/// A form in a real view, made to say what plain data says.
///
/// If wanted, a section with a text field stands in the middle of the others, and a person types into it all the time.
@MainActor
final class ViewWorld {
  let stage: any ViewStage
  /// Called while a cell is configured.
  var onConfigure: () -> Void = {}

  private let field: ViewField?
  private let fieldSection: ViewSection?
  private var typed = ""
  private var providers: [Int: ViewGroup.Member] = [:]
  private var sections: [Int: ViewSection] = [:]

  /// Shows a form.
  ///
  /// - Parameter hasField: Whether there is a text field.
  init(_ state: FuzzForm, on stage: any ViewStage, hasField: Bool) {
    self.stage = stage
    field = hasField ? ViewField() : nil
    fieldSection = hasField ? ViewSection(keepsEmpty: true) : nil
    if let field { fieldSection?.providers.set([field]) }
    set(state)
    stage.update()
    guard let field else { return }
    let half = state.sections.count / 2
    stage.view.layoutIfNeeded()
    stage.show(section: FuzzForm(sections: Array(state.sections[..<half])).expected.count)
    stage.view.layoutIfNeeded()
    field.textField.becomeFirstResponder()
  }

  /// Changes what the form shows with the next update. Only what differs is touched.
  func set(_ state: FuzzForm) {
    var next = state.sections.map(section)
    if let fieldSection { next.insert(fieldSection, at: next.count / 2) }
    stage.set(next)
  }

  /// What is wrong after an update.
  func problem(_ state: FuzzForm) -> String? {
    stage.view.layoutIfNeeded()
    return stage.recorder.faults.first ?? stage.problem(expected: expected(state)) ?? fieldProblem
  }

  private func expected(_ state: FuzzForm) -> [ShownSection] {
    guard let field else { return state.expected }
    let half = state.sections.count / 2
    return FuzzForm(sections: Array(state.sections[..<half])).expected
      + [ShownSection(rows: [field.text])]
      + FuzzForm(sections: Array(state.sections[half...])).expected
  }

  // MARK: The text field

  /// Types a letter, as a person would.
  func type() {
    guard let field else { return }
    field.textField.insertText("x")
    typed += "x"
  }

  private var fieldProblem: String? {
    guard let field = field?.textField else { return nil }
    if !field.isFirstResponder || !field.isEditing { return "the text field lost the focus" }
    if field.text != typed { return "the text field shows \(field.text ?? "nothing"), not \(typed)" }
    let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    if caret != typed.count { return "the caret is at \(String(describing: caret)), not \(typed.count)" }
    return nil
  }

  // MARK: Making the form

  private func section(_ state: FuzzSection) -> ViewSection {
    let section = sections[state.id] ?? ViewSection(keepsEmpty: state.keepsEmpty)
    sections[state.id] = section
    section.isHidden = state.isHidden
    section.providers.set(state.providers.map(provider))
    set(section.header, state.header)
    set(section.footer, state.footer)
    return section
  }

  private func provider(_ state: FuzzProvider) -> ViewGroup.Member {
    let old = providers[state.id]
    let provider: ViewGroup.Member
    switch state.kind {
    case .values:
      provider = values(old as? ViewProvider, state)
    case .recreated:
      let last = old as? RecreatedViewProvider
      provider =
        last.flatMap { $0.values == state.values ? $0 : nil }
        ?? RecreatedViewProvider(identity: "\(state.id)", values: state.values) { [weak self] in self?.onConfigure() }
    case .group:
      let group = old as? ViewGroup ?? ViewGroup()
      if group.isHidden != state.isHidden { group.isHidden = state.isHidden }
      group.set(state.children.map(self.provider))
      provider = group
    }
    providers[state.id] = provider
    return provider
  }

  private func values(_ old: ViewProvider?, _ state: FuzzProvider) -> ViewProvider {
    let provider = old ?? ViewProvider()
    if old == nil { provider.onConfigure = { [weak self] in self?.onConfigure() } }
    if provider.isHidden != state.isHidden { provider.isHidden = state.isHidden }
    if provider.values != state.values { provider.values = state.values }
    return provider
  }

  private func set(_ part: ViewPart, _ state: FuzzPart) {
    if part.isHidden != state.isHidden { part.isHidden = state.isHidden }
    if part.value != state.value { part.value = state.value }
  }
}
