/// Breaks items into lines, as many into each as fit.
nonisolated struct FlowLineBreaker {
  /// The length of a line in points.
  let breadth: Double
  /// The least space between two items of a line in points.
  let spacing: Double

  /// Sizes such as a seventh of the line add up to a hair more than the line.
  static let tolerance = 0.001

  /// How many items of one breadth fit into a line; at least one.
  func itemsPerLine(of itemBreadth: Double) -> Int {
    let step = itemBreadth + spacing
    guard step > 0 else { return .max }
    let fitting = ((breadth + spacing + FlowLineBreaker.tolerance) / step).rounded(.down)
    return fitting < 1 ? 1 : Int(min(fitting, 1e9))
  }

  /// Breaks the items from one on into lines.
  ///
  /// - Parameters:
  ///   - start: The item that begins the first line.
  ///   - canStop: Whether what follows an item, which begins a line, need not be broken anew.
  /// - Returns: The lines, and the item behind them.
  func lines(
    of sizes: FlowItemSizes,
    from start: Int,
    canStop: (Int) -> Bool = { _ in false }
  ) -> (blocks: [FlowLines.Block], end: Int) {
    var result = LineCollector()
    var item = start
    let count = sizes.count
    while item < count, item == start || !canStop(item) {
      let run = sizes.run(at: item)
      let perLine = itemsPerLine(of: run.size.breadth)
      // The last line of a run may have room for what comes behind it.
      let full = (run.end - item - (run.end < count ? 1 : 0)) / perLine
      if full > 1 {
        result.append(FlowLines.Line(itemCount: perLine, depth: run.size.depth), count: full)
        item += full * perLine
        continue
      }
      item = appendLine(of: sizes, from: item, to: &result)
    }
    return (result.finish(), item)
  }

  /// Fills one line, and returns the item behind it.
  private func appendLine(of sizes: FlowItemSizes, from start: Int, to result: inout LineCollector) -> Int {
    var item = start
    var depth = 0.0
    var room = breadth + FlowLineBreaker.tolerance
    let count = sizes.count
    while item < count {
      let run = sizes.run(at: item)
      let size = run.size
      let step = size.breadth + spacing
      var fitting = room < size.breadth ? 0 : step > 0 ? Int(min(((room + spacing) / step).rounded(.down), 1e9)) : .max
      if item == start { fitting = max(fitting, 1) }
      guard fitting > 0 else { break }
      let taken = min(fitting, run.end - item)
      depth = max(depth, size.depth)
      item += taken
      room -= Double(taken) * step
    }
    result.append(FlowLines.Line(itemCount: item - start, depth: depth), count: 1)
    return item
  }
}

/// Puts lines into blocks.
nonisolated private struct LineCollector {
  private var blocks: [FlowLines.Block] = []
  private var lines: [FlowLines.Line] = []

  mutating func append(_ line: FlowLines.Line, count: Int) {
    if count == 1 {
      lines.append(line)
      if lines.count == FlowLines.blockLimit { flush() }
    } else {
      flush()
      blocks.append(.equal(line, count: count))
    }
  }

  private mutating func flush() {
    guard !lines.isEmpty else { return }
    blocks.append(.each(lines))
    lines = []
  }

  mutating func finish() -> [FlowLines.Block] {
    flush()
    return blocks
  }
}
