import Foundation
import Testing

@testable import OpenUIKit

@Suite nonisolated struct CompositionalGeometryTests {
  private let unit = CompositionLength.fractionalWidth(1)

  private func cell(
    _ width: CompositionLength,
    _ height: CompositionLength,
    insets: NSDirectionalEdgeInsets = .zero,
    edges: CompositionEdges = CompositionEdges(),
    badges: [CompositionBadge] = []
  ) -> CompositionNode {
    CompositionNode(
      extent: CompositionExtent(width: width, height: height),
      insets: insets,
      edges: edges,
      badges: badges,
      content: .cell
    )
  }

  private func group(
    _ width: CompositionLength,
    _ height: CompositionLength,
    isHorizontal: Bool = true,
    _ nodes: [CompositionNode],
    filling: CompositionNode.Filling = .full,
    spacing: CompositionGap = .none,
    insets: NSDirectionalEdgeInsets = .zero
  ) -> CompositionNode {
    CompositionNode(
      extent: CompositionExtent(width: width, height: height),
      insets: insets,
      edges: CompositionEdges(),
      badges: [],
      content: .line(isHorizontal: isHorizontal, nodes: nodes, filling: filling, spacing: spacing)
    )
  }

  private func section(
    _ group: CompositionNode,
    _ width: Double = 320,
    _ height: Double = 480,
    insets: NSDirectionalEdgeInsets = .zero,
    spacing: Double = 0,
    isVertical: Bool = true,
    boundaries: [CompositionBoundary] = [],
    followsInsets: Bool = true,
    count: Int
  ) -> CompositionalSection {
    CompositionalSection(
      group: group,
      container: CGSize(width: width, height: height),
      insets: insets,
      spacing: spacing,
      isVertical: isVertical,
      boundaries: boundaries,
      boundariesFollowInsets: followsInsets,
      count: count
    )
  }

  private func boundary(
    _ width: CompositionLength,
    _ height: CompositionLength,
    _ edges: NSDirectionalRectEdge,
    extends: Bool = true
  ) -> CompositionBoundary {
    CompositionBoundary(
      badge: CompositionBadge(
        extent: CompositionExtent(width: width, height: height),
        insets: .zero,
        kind: "boundary",
        container: CompositionAnchor(edges: edges),
        own: nil,
        zIndex: 1
      ),
      edges: edges,
      offset: .zero,
      extends: extends,
      isPinned: false
    )
  }

  private func expect(
    _ section: CompositionalSection,
    _ frames: [CGRect],
    depth: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    section.checkInvariants()
    #expect(abs(section.depth - depth) < 1e-6, sourceLocation: sourceLocation)
    for (item, frame) in frames.enumerated() {
      let found = section.cell(of: item).frame
      #expect(isClose(found, frame), "item \(item) is at \(found)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Groups

  @Test func `a list of estimates`() {
    let list = section(group(unit, .estimated(44), [cell(unit, .estimated(44))]), count: 1000)
    expect(list, [r(0, 0, 320, 44), r(0, 44, 320, 44)], depth: 44_000)
    #expect(list.groups.runCount == 1)
  }

  @Test func `four quarters fill a row`() {
    let row = group(unit, .absolute(100), [cell(.fractionalWidth(0.25), .fractionalHeight(1))])
    expect(
      section(row, 400, count: 5),
      [r(0, 0, 100, 100), r(100, 0, 100, 100), r(200, 0, 100, 100), r(300, 0, 100, 100), r(0, 100, 100, 100)],
      depth: 200
    )
  }

  @Test func `insets make an item smaller than its place`() {
    let item = cell(
      .fractionalWidth(0.5),
      .fractionalHeight(1),
      insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    // 160 - 2 - 4 = 154, 100 - 1 - 3 = 96.
    expect(
      section(group(unit, .absolute(100), [item]), count: 2),
      [r(2, 1, 154, 96), r(162, 1, 154, 96)],
      depth: 100
    )
  }

  @Test func `insets of the section narrow its groups`() {
    let row = group(unit, .absolute(50), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
    let insets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 30, trailing: 5)
    // 320 - 15 - 5 = 300; 20 + 50 + 8 + 50 + 30 = 158.
    expect(
      section(row, insets: insets, spacing: 8, count: 3),
      [r(15, 20, 150, 50), r(165, 20, 150, 50), r(15, 78, 150, 50)],
      depth: 158
    )
  }

  @Test func `space between quarters leaves room for three`() {
    let row = group(
      unit,
      .absolute(100),
      [cell(.fractionalWidth(0.25), .fractionalHeight(1))],
      spacing: CompositionGap(points: 10, isFlexible: false)
    )
    expect(
      section(row, 400, count: 4),
      [r(0, 0, 100, 100), r(110, 0, 100, 100), r(220, 0, 100, 100), r(0, 100, 100, 100)],
      depth: 200
    )
  }

  @Test func `a counted group shares its width`() {
    let row = group(
      unit,
      .absolute(40),
      [cell(unit, .fractionalHeight(1))],
      filling: .equal(3),
      spacing: CompositionGap(points: 10, isFlexible: false)
    )
    // (320 - 2 * 10) / 3 = 100.
    expect(section(row, count: 3), [r(0, 0, 100, 40), r(110, 0, 100, 40), r(220, 0, 100, 40)], depth: 40)
  }

  @Test func `a repeated item keeps its width`() {
    let row = group(unit, .absolute(40), [cell(.absolute(50), .fractionalHeight(1))], filling: .count(2))
    expect(section(row, count: 3), [r(0, 0, 50, 40), r(50, 0, 50, 40), r(0, 40, 50, 40)], depth: 80)
  }

  @Test func `flexible spaces share what is left`() {
    let row = group(
      unit,
      .absolute(40),
      [cell(.absolute(50), .fractionalHeight(1))],
      spacing: CompositionGap(points: 10, isFlexible: true)
    )
    // Five of 50 and four of 10 are 290; 30 / 4 = 7.5 more for each space.
    expect(
      section(row, count: 5),
      [r(0, 0, 50, 40), r(67.5, 0, 50, 40), r(135, 0, 50, 40), r(202.5, 0, 50, 40), r(270, 0, 50, 40)],
      depth: 40
    )
  }

  @Test func `flexible edges push an item`() {
    let push = CompositionGap(points: 0, isFlexible: true)
    let right = cell(.absolute(100), .absolute(20), edges: CompositionEdges(leading: push, top: push, bottom: push))
    // 320 - 100 = 220; (60 - 20) / 2 = 20.
    expect(section(group(unit, .absolute(60), [right], filling: .count(1)), count: 1), [r(220, 20, 100, 20)], depth: 60)
    let middle = cell(.absolute(100), .absolute(20), edges: CompositionEdges(leading: push, top: push, trailing: push))
    expect(
      section(group(unit, .absolute(60), [middle], filling: .count(1)), count: 1),
      [r(110, 40, 100, 20)],
      depth: 60
    )
  }

  @Test func `fixed edges take room`() {
    let edge = CompositionGap(points: 5, isFlexible: false)
    let item = cell(.absolute(50), .absolute(20), edges: CompositionEdges(leading: edge, top: edge, trailing: edge))
    // Each takes 60: five in 320.
    expect(
      section(group(unit, .estimated(20), [item]), count: 6),
      [r(5, 5, 50, 20), r(65, 5, 50, 20), r(125, 5, 50, 20), r(185, 5, 50, 20), r(245, 5, 50, 20), r(5, 30, 50, 20)],
      depth: 50
    )
  }

  @Test func `groups in groups`() {
    let pair = group(
      .fractionalWidth(0.3),
      .fractionalHeight(1),
      isHorizontal: false,
      [cell(unit, .fractionalHeight(0.5))]
    )
    let row = group(unit, .absolute(200), [cell(.fractionalWidth(0.7), .fractionalHeight(1)), pair])
    expect(
      section(row, 500, count: 4),
      [r(0, 0, 350, 200), r(350, 0, 150, 100), r(350, 100, 150, 100), r(0, 200, 350, 200)],
      depth: 400
    )
  }

  @Test func `columns from left to right`() {
    let column = group(.absolute(100), .fractionalHeight(1), isHorizontal: false, [cell(unit, .fractionalHeight(0.5))])
    expect(
      section(column, 300, 200, spacing: 20, isVertical: false, count: 3),
      [r(0, 0, 100, 100), r(0, 100, 100, 100), r(120, 0, 100, 100)],
      depth: 220
    )
  }

  @Test func `thirds are three`() {
    let row = group(unit, .absolute(10), [cell(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    #expect(section(row, 100, count: 1).itemsPerGroup == 3)
  }

  @Test func `items without width are taken once`() {
    let row = group(unit, .absolute(10), [cell(.absolute(0), .absolute(0)), cell(.absolute(0), .absolute(5))])
    expect(section(row, count: 3), [r(0, 0, 0, 0), r(0, 0, 0, 5), r(0, 10, 0, 0)], depth: 20)
  }

  @Test func `a group of places of its own`() {
    var node = group(unit, .absolute(90), [])
    node.content = .custom([(r(10, 20, 30, 40), 0), (r(50, 0, 60, 70), 3)])
    let custom = section(node, count: 3)
    expect(custom, [r(10, 20, 30, 40), r(50, 0, 60, 70), r(10, 110, 30, 40)], depth: 180)
    #expect(custom.cell(of: 1).zIndex == 3)
  }

  // MARK: Contents that decide

  @Test func `what contents ask for moves what follows`() {
    var list = section(group(unit, .estimated(44), [cell(unit, .estimated(44))]), spacing: 6, count: 4)
    list.measure([1: CGSize(width: 1, height: 100)])
    // 44 + 6 + 100 + 6 = 156; 156 + 44 + 6 + 44 = 250.
    expect(list, [r(0, 0, 320, 44), r(0, 50, 320, 100), r(0, 156, 320, 44), r(0, 206, 320, 44)], depth: 250)
  }

  @Test func `a row is as high as the highest of its items`() {
    let row = group(unit, .estimated(50), [cell(.fractionalWidth(0.5), .estimated(50))])
    var grid = section(row, count: 5)
    grid.measure([0: CGSize(width: 160, height: 30), 1: CGSize(width: 160, height: 80)])
    grid.measure([4: CGSize(width: 160, height: 20)])
    // 80 + 50 + 20 = 150; the last row has one item.
    expect(
      grid,
      [r(0, 0, 160, 30), r(160, 0, 160, 80), r(0, 80, 160, 50), r(160, 80, 160, 50), r(0, 130, 160, 20)],
      depth: 150
    )
  }

  @Test func `a column of estimates grows`() {
    let column = group(unit, .estimated(88), isHorizontal: false, [cell(unit, .estimated(44))])
    var list = section(column, count: 3)
    #expect(list.itemsPerGroup == 2)
    list.measure([0: CGSize(width: 320, height: 60)])
    // 60 + 44 = 104; the last group has one item.
    expect(list, [r(0, 0, 320, 60), r(0, 60, 320, 44), r(0, 104, 320, 44)], depth: 148)
  }

  @Test func `changed sections are as if made anew`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("CompositionalSection seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let width = CompositionLength.fractionalWidth([1, 0.5, 0.34][round % 3])
      let node = group(unit, .estimated(40), [cell(width, .estimated(40))])
      var model: [Double?] = Array(repeating: nil, count: Int.random(in: 0...20, using: &random))
      var changed = section(node, spacing: 3, count: model.count)
      for _ in 0..<10 {
        if let item = model.indices.randomElement(using: &random), Bool.random(using: &random) {
          let height = Double(Int.random(in: 1...5, using: &random) * 15)
          model[item] = height
          changed.measure([item: CGSize(width: 10, height: height)])
        } else {
          let removed = model.indices.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
          for item in removed.reversed() { model.remove(at: item) }
          changed.change(removed: removed, inserted: [])
          let item = Int.random(in: 0...model.count, using: &random)
          model.insert(nil, at: item)
          changed.change(removed: [], inserted: [(item, .none)])
        }
        var fresh = section(node, spacing: 3, count: model.count)
        for (item, height) in model.enumerated() {
          if let height { fresh.measure([item: CGSize(width: 10, height: height)]) }
        }
        changed.checkInvariants()
        #expect(abs(changed.depth - fresh.depth) < 1e-6)
        for item in model.indices { #expect(isClose(changed.cell(of: item).frame, fresh.cell(of: item).frame)) }
      }
    }
  }

  // MARK: Views beside the items

  @Test func `header and footer lengthen the section outside of its insets`() {
    let row = group(unit, .absolute(50), [cell(unit, .fractionalHeight(1))])
    var list = section(
      row,
      insets: NSDirectionalEdgeInsets(top: 4, leading: 15, bottom: 6, trailing: 5),
      boundaries: [boundary(unit, .estimated(30), .top), boundary(.absolute(100), .absolute(20), .bottom)],
      count: 2
    )
    // 30 + 4 = 34; 34 + 100 + 6 = 140; + 20 = 160. The footer stands in the middle of 15 to 315.
    expect(list, [r(15, 34, 300, 50), r(15, 84, 300, 50)], depth: 160)
    #expect(list.boundaryFrame(0) == r(15, 0, 300, 30))
    #expect(list.boundaryFrame(1) == r(115, 140, 100, 20))
    list.measureBoundary(0, CGSize(width: 1, height: 44))
    expect(list, [r(15, 48, 300, 50)], depth: 174)
    #expect(list.boundaryFrame(0) == r(15, 0, 300, 44))
  }

  @Test func `views at the edges may leave the insets alone, or the length`() {
    let row = group(unit, .absolute(50), [cell(unit, .fractionalHeight(1))])
    let list = section(
      row,
      insets: NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5),
      boundaries: [
        boundary(unit, .absolute(30), .top), boundary(unit, .absolute(12), .top),
        boundary(.absolute(40), .absolute(40), [.bottom, .trailing], extends: false),
      ],
      followsInsets: false,
      count: 1
    )
    // Two headers of 42 in all; 42 + 50 = 92; the view at the corner covers the item.
    expect(list, [r(15, 42, 300, 50)], depth: 92)
    #expect(list.boundaryFrame(0) == r(0, 0, 320, 30))
    #expect(list.boundaryFrame(1) == r(0, 30, 320, 12))
    #expect(list.boundaryFrame(2) == r(280, 52, 40, 40))
  }

  @Test func `badges hang at the edges of their items`() {
    func badge(_ container: CompositionAnchor, _ own: CompositionAnchor?) -> CompositionBadge {
      CompositionBadge(
        extent: CompositionExtent(width: .absolute(20), height: .absolute(20)),
        insets: .zero,
        kind: "badge",
        container: container,
        own: own,
        zIndex: 1
      )
    }
    let corner = CompositionAnchor(
      edges: [.top, .trailing],
      offset: CGPoint(x: 0.5, y: -0.5),
      isFractional: true
    )
    let item = cell(
      .absolute(100),
      .absolute(100),
      badges: [badge(corner, nil), badge(CompositionAnchor(edges: .bottom), CompositionAnchor(edges: .top))]
    )
    let list = section(group(unit, .absolute(100), [item]), count: 6)
    // 100 - 20 + 10 = 90; (100 - 20) / 2 = 40, below at 100.
    let placed = list.placedGroup(1).badges
    #expect(placed.map(\.frame).prefix(2) == [r(90, 90, 20, 20), r(40, 200, 20, 20)])
    #expect(placed.map(\.cell) == [0, 0, 1, 1, 2, 2])
  }

  // MARK: Sections

  @Test func `sections follow each other with space between`() {
    let row = group(unit, .absolute(33.3), [cell(unit, .fractionalHeight(1))])
    var geometry = CompositionalGeometry()
    geometry.container = CGSize(width: 320, height: 480)
    geometry.spacing = 10
    geometry.replaceSections([section(row, count: 3), section(row, count: 0), section(row, count: 1)])
    // 99.9 + 10 + 0 + 10 + 33.3 = 153.2.
    #expect(geometry.contentSize == CGSize(width: 320, height: 153))
    #expect(geometry.stretch(ofSection: 2).start.rounded() == 120)
    // 119.9 -> 120, 153.2 -> 153.
    #expect(geometry.placed(geometry.section(2).cell(of: 0).frame, inSection: 2) == r(0, 120, 320, 33))
    #expect(geometry.sections(from: 0, to: 50) == 0..<1)
    #expect(geometry.sections(from: 115, to: 400) == 1..<3)
  }
}
