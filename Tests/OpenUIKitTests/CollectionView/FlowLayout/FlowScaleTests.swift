import Foundation
import Testing

@testable import OpenUIKit

/// What a flow layout keeps, finds and breaks anew when there is a lot of it.
@Suite nonisolated struct FlowScaleTests {
  private func section(_ sizes: FlowItemSizes, sizesItself: Bool = false, breadth: Double = 320) -> FlowSection {
    FlowSection(
      metrics: FlowSectionMetrics(lineSpacing: 10, itemSpacing: 10),
      breadth: breadth,
      sizes: sizes,
      sizesItself: sizesItself
    )
  }

  private func geometry(_ sections: [FlowSection]) -> FlowGeometry {
    var geometry = FlowGeometry(sections)
    geometry.breadth = 320
    return geometry
  }

  @Test func `a million equal items are two blocks and found from either side`() {
    let section = section(same(1_000_000, 50, 50))
    #expect(section.lines.blockCount <= 2)
    let geometry = geometry([section])
    // 200,000 lines of 60, less one space.
    #expect(geometry.contentSize.height == 11_999_990)
    let found = geometry.elements(in: CGRect(x: 100, y: 6_000_000, width: 100, height: 60))
    // Line 100,000 begins with item 500,000; of its columns those at 68 and 135 touch 100 to 200.
    #expect(found.map(\.element) == [500_001, 500_002].map { .item(IndexPath(item: $0, section: 0)) })
    #expect(geometry.frame(of: .item(IndexPath(item: 999_999, section: 0))) == r(270, 11_999_940, 50, 50))
  }

  @Test func `measuring what is in sight of a long section parts a few blocks`() {
    var section = section(same(100_000, 50, 30), sizesItself: true)
    #expect(section.lines.blockCount <= 2)
    var changes: [Int: FlowItemSize] = [:]
    for item in 50_000..<50_040 { changes[item] = FlowItemSize(breadth: Double(40 + item % 7 * 20), depth: 30) }
    section.resize(changes)
    section.checkInvariants()
    #expect(section.lines.blockCount < 10)
    #expect(section.itemCount == 100_000)
  }

  @Test func `resized and changed sections are as if broken from the start`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FlowSection seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let estimates = round % 2 == 0
      var model = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        estimates ? FlowItemSize(breadth: 70, depth: 20) : randomSize(&random)
      }
      var section = section(
        estimates
          ? FlowItemSizes(repeating: FlowItemSize(breadth: 70, depth: 20), count: model.count)
          : FlowItemSizes(model),
        sizesItself: estimates
      )
      for _ in 0..<8 {
        if Bool.random(using: &random) {
          var changes: [Int: FlowItemSize] = [:]
          for _ in 0..<Int.random(in: 0...6, using: &random) where !model.isEmpty {
            let item = Int.random(in: 0..<model.count, using: &random)
            changes[item] = randomSize(&random)
          }
          for (item, size) in changes { model[item] = size }
          section.resize(changes)
        } else {
          let removed = model.indices.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
          for item in removed.reversed() { model.remove(at: item) }
          let inserted = Set((0..<3).map { _ in Int.random(in: 0...model.count, using: &random) }).sorted()
            .enumerated().map { (item: $0.element + $0.offset, size: randomSize(&random)) }
          for (item, size) in inserted { model.insert(size, at: item) }
          section.change(removed: removed, inserted: inserted)
        }
        section.checkInvariants()
        expect(section, model)
      }
    }
  }

  @Test func `what a rectangle touches is what frames say`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("FlowGeometry seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        FlowSection(
          metrics: FlowSectionMetrics(
            inset: UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20),
            lineSpacing: 5,
            itemSpacing: 7,
            header: CGSize(width: 20, height: Bool.random(using: &random) ? 20 : 0),
            footer: CGSize(width: 0, height: 15),
            isVertical: round % 3 != 0
          ),
          breadth: 320,
          sizes: Bool.random(using: &random)
            ? same(Int.random(in: 0...30, using: &random), Double.random(in: 10...400, using: &random), 33.3)
            : FlowItemSizes((0..<Int.random(in: 0...30, using: &random)).map { _ in randomSize(&random) })
        )
      }
      var geometry = geometry(sections)
      geometry.isVertical = round % 3 != 0
      geometry.isMirrored = round % 3 == 1
      geometry.scale = 2
      let size = geometry.contentSize
      for _ in 0..<10 {
        let rect = CGRect(
          x: Double.random(in: -20...size.width, using: &random),
          y: Double.random(in: -20...size.height, using: &random),
          width: Double.random(in: 1...200, using: &random),
          height: Double.random(in: 1...200, using: &random)
        )
        let found = Set(geometry.elements(in: rect).map(\.element))
        var expected: Set<FlowGeometry.Element> = []
        for section in 0..<geometry.numberOfSections {
          let items = (0..<geometry.section(section).itemCount).map {
            FlowGeometry.Element.item(IndexPath(item: $0, section: section))
          }
          for element in [.header(section)] + items + [.footer(section)] {
            guard let frame = geometry.frame(of: element), !frame.isEmpty else { continue }
            if frame.overlaps(rect) { expected.insert(element) }
          }
        }
        #expect(found == expected)
      }
    }
  }

  @Test func `the nearest item is found in and beside the lines`() {
    let geometry = geometry([section(same(7, 50, 50)), section(same(0, 1, 1))])
    #expect(geometry.nearestItem(to: CGPoint(x: 75, y: 20)) == IndexPath(item: 1, section: 0))
    #expect(geometry.nearestItem(to: CGPoint(x: 310, y: 80)) == IndexPath(item: 6, section: 0))
    #expect(geometry.nearestItem(to: CGPoint(x: -5, y: -50)) == IndexPath(item: 0, section: 0))
    #expect(geometry.nearestItem(to: CGPoint(x: 0, y: 5000)) == nil)
  }

  private func randomSize(_ random: inout SeededGenerator) -> FlowItemSize {
    FlowItemSize(
      breadth: Double(Int.random(in: 0...9, using: &random)) * 40,
      depth: Double(Int.random(in: 1...4, using: &random)) * 10
    )
  }

  /// Compares the lines with those of the plainest way to break them.
  private func expect(_ section: FlowSection, _ sizes: [FlowItemSize]) {
    #expect(section.itemCount == sizes.count)
    var item = 0
    var line = 0
    while item < sizes.count {
      var end = item + 1
      var used = sizes[item].breadth
      while end < sizes.count, used + 10 + sizes[end].breadth <= 320.001 {
        used += 10 + sizes[end].breadth
        end += 1
      }
      let place = section.lines.line(at: line)
      #expect(place.items == item..<end)
      #expect(place.line.depth == sizes[item..<end].map(\.depth).max())
      #expect(section.lines.line(containing: end - 1) == place)
      item = end
      line += 1
    }
    #expect(section.lines.count == line)
  }
}
