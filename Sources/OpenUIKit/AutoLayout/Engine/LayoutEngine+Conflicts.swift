import Foundation

extension LayoutEngine {
  /// Receives the reports of constraints that contradict each other; standard error unless a test listens.
  static var report: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Solves; where required constraints contradict each other, gives up the one that became active last.
  func solveBreakingConflicts() {
    while let conflict = solver.solve() {
      let constraints = conflict.compactMap { handle -> NSLayoutConstraint? in
        if case .constraint(let constraint) = owners[Int(handle.index)] { constraint } else { nil }
      }
      if let victim = constraints.max(by: { $0.activation < $1.activation }) {
        reportConflict(conflict, breaking: victim)
        let key = ObjectIdentifier(victim)
        if let handle = entries[key]?.handle { removeFromSolver(handle) }
        entries[key]?.handle = nil
        broken.append(victim)
      } else if let handle = conflict.first {
        weaken(handle)
      } else {
        return
      }
    }
  }

  /// Turns a required constraint of a node into the strongest of wishes.
  private func weaken(_ handle: SolverConstraint) {
    guard case .node(let node) = owners[Int(handle.index)] else { return }
    let definition = solver.definitions[Int(handle.index)]
    removeFromSolver(handle)
    let weaker = addToSolver(
      definition.terms,
      definition.constant,
      above: Self.nearlyRequired,
      below: Self.nearlyRequired,
      owner: .node(node)
    )
    if let index = node.handles.firstIndex(of: handle) { node.handles[index] = weaker }
  }

  private func reportConflict(_ conflict: [SolverConstraint], breaking victim: NSLayoutConstraint) {
    guard !victim.wasReported else { return }
    victim.wasReported = true
    let lines = conflict.map { handle -> String in
      switch owners[Int(handle.index)] {
      case .constraint(let constraint): return "    \"\(constraint.layoutDescription)\""
      case .node(let node): return "    \"\(description(of: node))\""
      case nil: return "    \"\""
      }
    }
    Self.report(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(victim.layoutDescription)
      """
    )
  }

  private func description(of node: LayoutNode) -> String {
    guard let item = node.item else { return "" }
    let name = "\(type(of: item)):\(NSLayoutConstraint.address(of: item))"
    let frame = (item as? UIView)?.frame ?? .zero
    if item === host { return "<the size of the layout's root \(name), \(frame.width) x \(frame.height)>" }
    return item is UILayoutGuide
      ? "<the place of the guide \(name)>"
      : "<NSAutoresizingMaskLayoutConstraint \(name), frame \(frame)>"
  }
}
