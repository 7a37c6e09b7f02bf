import Foundation

/// Lays out one group of a compositional layout.
nonisolated struct CompositionSolver {
  /// The sizes that contents ask for, by cell of the group; nil where the content was not asked yet.
  let measured: (Int) -> CGSize?
  /// So many cells there are for the group.
  let limit: Int
  private var next = 0

  /// As with lines of a flow layout, thirds may add up to a hair more than the whole.
  private static let tolerance = 0.001

  init(limit: Int = .max, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
    self.limit = limit
    self.measured = measured
  }

  static func solve(
    _ node: CompositionNode,
    in container: CGSize,
    limit: Int = .max,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> CompositionSolution {
    var solver = CompositionSolver(limit: limit, measured: measured)
    return solver.solve(node, in: container, size: node.extent.resolved(in: container))
  }

  private mutating func solve(_ node: CompositionNode, in container: CGSize, size: CGSize) -> CompositionSolution {
    switch node.content {
    case .cell: return solveCell(node, size)
    case .custom(let items): return solveCustom(node, size, items)
    case .line(let isHorizontal, let nodes, let filling, let spacing):
      var line = Line(isHorizontal: isHorizontal, spacing: spacing)
      return solveLine(node, size, nodes, filling, &line)
    }
  }

  // MARK: Cells

  private mutating func solveCell(_ node: CompositionNode, _ given: CGSize) -> CompositionSolution {
    var size = given
    if let wanted = measured(next) {
      if node.extent.width.isEstimated { size.width = wanted.width }
      if node.extent.height.isEstimated { size.height = wanted.height }
    }
    next += 1
    var insets = node.insets
    // Where the content decides, it has what it asks for.
    if node.extent.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if node.extent.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    var solution = CompositionSolution(size: size)
    solution.cells = [CompositionSolution.Cell(frame: frame, fixedAxes: node.extent.fixedAxes)]
    addBadges(of: node, at: frame, to: &solution)
    return solution
  }

  private mutating func solveCustom(
    _ node: CompositionNode,
    _ size: CGSize,
    _ items: [(frame: CGRect, zIndex: Int)]
  ) -> CompositionSolution {
    var solution = CompositionSolution(size: size)
    for item in items where next < limit {
      next += 1
      solution.cells.append(
        CompositionSolution.Cell(
          frame: item.frame.offsetBy(dx: node.insets.leading, dy: node.insets.top),
          zIndex: item.zIndex,
          fixedAxes: [.horizontal, .vertical]
        )
      )
    }
    addBadges(of: node, at: CGRect(origin: .zero, size: size), to: &solution)
    return solution
  }

  private func addBadges(of node: CompositionNode, at frame: CGRect, to solution: inout CompositionSolution) {
    guard !solution.cells.isEmpty else { return }
    for badge in node.badges {
      solution.badges.append(
        CompositionSolution.Badge(frame: badge.frame(in: frame), kind: badge.kind, zIndex: badge.zIndex, cell: 0)
      )
    }
  }

  // MARK: Lines of nodes

  /// A line that is being filled.
  private struct Line {
    let isHorizontal: Bool
    let spacing: CompositionGap
    var parts: [(node: CompositionNode, solution: CompositionSolution)] = []
    /// What the parts and fixed spaces take, in points.
    var used = 0.0

    init(isHorizontal: Bool, spacing: CompositionGap) {
      self.isHorizontal = isHorizontal
      self.spacing = spacing
    }

    func along(_ size: CGSize) -> Double { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> Double { isHorizontal ? size.height : size.width }
    func edges(_ node: CompositionNode) -> (before: CompositionGap, after: CompositionGap) {
      node.edges.along(isHorizontal: isHorizontal)
    }
    func crossEdges(_ node: CompositionNode) -> (before: CompositionGap, after: CompositionGap) {
      node.edges.along(isHorizontal: !isHorizontal)
    }
  }

  private mutating func solveLine(
    _ group: CompositionNode,
    _ given: CGSize,
    _ nodes: [CompositionNode],
    _ filling: CompositionNode.Filling,
    _ line: inout Line
  ) -> CompositionSolution {
    guard !nodes.isEmpty else { return CompositionSolution(size: given) }
    let inner = CGRect(origin: .zero, size: given).inset(by: group.insets).size
    fill(&line, nodes, filling, in: inner)
    var size = given
    let insets = group.insets
    let (alongInsets, acrossInsets) =
      line.isHorizontal
      ? (insets.leading + insets.trailing, insets.top + insets.bottom)
      : (insets.top + insets.bottom, insets.leading + insets.trailing)
    let deepest = line.parts.map { line.across($0.solution.size) + crossSpace($0.node, line) }.max() ?? 0
    if group.extent.width.isEstimated {
      size.width = line.isHorizontal ? line.used + alongInsets : deepest + acrossInsets
    }
    if group.extent.height.isEstimated {
      size.height = line.isHorizontal ? deepest + acrossInsets : line.used + alongInsets
    }
    var solution = CompositionSolution(size: size)
    place(line, in: CGRect(origin: .zero, size: size).inset(by: insets), &solution)
    addBadges(of: group, at: CGRect(origin: .zero, size: size), to: &solution)
    return solution
  }

  private func crossSpace(_ node: CompositionNode, _ line: Line) -> Double {
    let edges = line.crossEdges(node)
    return edges.before.points + edges.after.points
  }

  private mutating func fill(
    _ line: inout Line,
    _ nodes: [CompositionNode],
    _ filling: CompositionNode.Filling,
    in container: CGSize
  ) {
    let room = line.along(container)
    var index = 0
    // What a group of given length takes is decided by the sizes before any content is asked.
    var estimate = 0.0
    while next < limit {
      let node = nodes[index % nodes.count]
      var size = node.extent.resolved(in: container)
      let edges = line.edges(node)
      let gap = index == 0 ? 0 : line.spacing.points
      switch filling {
      case .count(let count): guard index < count else { return }
      case .equal(let count):
        guard index < count else { return }
        let share = max(0, room - Double(count - 1) * line.spacing.points) / Double(max(count, 1))
        if line.isHorizontal { size.width = share } else { size.height = share }
      case .full:
        let needed = gap + edges.before.points + line.along(size) + edges.after.points
        if index > 0, estimate + needed > room + CompositionSolver.tolerance { return }
        // Nodes without length would be taken for ever.
        if index >= nodes.count, needed <= 0 { return }
        estimate += needed
      }
      let solution = solve(node, in: container, size: size)
      line.used += gap + edges.before.points + line.along(solution.size) + edges.after.points
      line.parts.append((node, solution))
      index += 1
    }
  }

  /// Puts the parts one behind the other; what is left over goes to the flexible spaces.
  private func place(_ line: Line, in rect: CGRect, _ solution: inout CompositionSolution) {
    let flexible =
      line.parts.reduce(0) { $0 + (line.edges($1.node).before.isFlexible ? 1 : 0) }
      + line.parts.reduce(0) { $0 + (line.edges($1.node).after.isFlexible ? 1 : 0) }
      + (line.spacing.isFlexible ? max(0, line.parts.count - 1) : 0)
    let left = max(0, line.along(rect.size) - line.used)
    let share = flexible > 0 ? left / Double(flexible) : 0
    func length(_ gap: CompositionGap) -> Double { gap.points + (gap.isFlexible ? share : 0) }
    var position = 0.0
    for (index, part) in line.parts.enumerated() {
      if index > 0 { position += length(line.spacing) }
      let edges = line.edges(part.node)
      position += length(edges.before)
      let cross = crossOffset(part.node, line, line.across(part.solution.size), line.across(rect.size))
      var moved = part.solution
      moved.offset(
        x: rect.minX + (line.isHorizontal ? position : cross),
        y: rect.minY + (line.isHorizontal ? cross : position)
      )
      solution.append(moved)
      position += line.along(part.solution.size) + length(edges.after)
    }
  }

  private func crossOffset(_ node: CompositionNode, _ line: Line, _ length: Double, _ room: Double) -> Double {
    let edges = line.crossEdges(node)
    let left = max(0, room - length - edges.before.points - edges.after.points)
    switch (edges.before.isFlexible, edges.after.isFlexible) {
    case (true, true): return edges.before.points + left / 2
    case (true, false): return edges.before.points + left
    case (false, _): return edges.before.points
    }
  }
}
