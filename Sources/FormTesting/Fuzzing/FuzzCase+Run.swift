import FlixCore

extension FuzzCase {
  /// Takes a form on a model of a view through the transitions.
  ///
  /// - Returns: What went wrong first, and with which step; `nil` if nothing did.
  @MainActor
  package func run() -> (step: Int, problem: String)? {
    let world = FuzzWorld(initial)
    if let problem = Self.problem(in: world, initial) { return (0, "at first: \(problem)") }
    for (index, step) in steps.enumerated() {
      if let problem = Self.run(step, in: world) { return (index, "step \(index): \(problem)") }
    }
    return nil
  }

  @MainActor
  private static func run(_ step: Step, in world: FuzzWorld) -> String? {
    var during = step.during
    world.form.onApply = { [unowned world] in
      guard let next = during else { return }
      during = nil
      world.set(next)
      world.form.form.updateIfNeeded()
    }
    defer { world.form.onApply = {} }

    if let middle = step.middle {
      world.form.form.beginGroupUpdates()
      world.set(middle)
      world.form.form.updateIfNeeded()
      world.set(step.form)
      world.form.form.endGroupUpdates()
    } else {
      world.set(step.form)
      world.form.update()
    }
    if let problem = problem(in: world, step.form) { return problem }

    guard let last = step.during else { return nil }
    if during != nil { world.set(last) }
    during = nil
    world.form.update()
    return problem(in: world, last).map { "after a change during the update: \($0)" }
  }

  @MainActor
  private static func problem(in world: FuzzWorld, _ state: FuzzForm) -> String? {
    let form = world.form
    if let violation = form.violations.first { return violation }
    if !form.reported.isEmpty, let problem = form.reported.first(where: isUnexpected) { return "reported: \(problem)" }
    let expected = state.expected
    if form.shownSections != expected { return "the form shows \(form.shownSections), not \(expected)" }
    if form.model.sections != expected { return "the view shows \(form.model.sections), not \(expected)" }
    return form.isConsistent ? nil : "the form is not consistent"
  }
}

/// Values repeat on purpose, providers never.
private func isUnexpected(_ problem: FormProblem) -> Bool {
  if case .duplicateIdentity = problem { return false }
  return true
}
