import Flix
import FormTesting

extension FuzzCase {
  /// Takes a form in a real view through the transitions.
  ///
  /// - Parameter way: Chooses the places to scroll to, and whether there is a text field.
  /// - Returns: What went wrong first, and with which step; `nil` if nothing did.
  @MainActor
  func run(on stage: any ViewStage, way: UInt64) -> (step: Int, problem: String)? {
    let world = ViewWorld(initial, on: stage, hasField: way & 4 == 0)
    var random = SeededGenerator(seed: way)
    if let problem = world.problem(initial) { return (0, "at first: \(problem)") }
    for (index, step) in steps.enumerated() {
      if let problem = Self.run(step, in: world) { return (index, "step \(index): \(problem)") }
      Self.scroll(stage.view, using: &random)
      world.type()
    }
    return nil
  }

  /// Shows another part of the form, far away or near by, half of the time.
  @MainActor
  private static func scroll(_ view: UIScrollView, using random: inout SeededGenerator) {
    let room = max(0, view.contentSize.height - view.bounds.height)
    let chance = Double.random(in: 0..<4, using: &random)
    if chance < 1 {
      view.contentOffset.y = room * CGFloat(chance)
    } else if chance < 2 {
      view.contentOffset.y = min(room, max(0, view.contentOffset.y + CGFloat(chance - 1.5) * 200))
    }
  }

  @MainActor
  private static func run(_ step: Step, in world: ViewWorld) -> String? {
    var during = step.during
    world.onConfigure = { [unowned world] in
      guard let next = during else { return }
      during = nil
      world.set(next)
      world.stage.update()
    }
    defer { world.onConfigure = {} }

    world.stage.groups.beginGroupUpdates()
    if let middle = step.middle { world.set(middle) }
    world.set(step.form)
    world.stage.groups.endGroupUpdates()
    // What a cell changed while it was configured follows on its own.
    if step.during == nil || during != nil {
      if let problem = world.problem(step.form) { return problem }
    }
    guard let last = step.during else { return nil }
    if during != nil {
      during = nil
      world.set(last)
    }
    world.stage.view.layoutIfNeeded()
    world.stage.update()
    return world.problem(last).map { "after a change during the update: \($0)" }
  }
}
