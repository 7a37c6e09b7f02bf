import Foundation
import Testing

@testable import OpenUIKit

@Suite struct ListExtentsTests {
  private func section(_ header: Double, _ rows: [Double], _ footer: Double) -> ListExtents.Section {
    ListExtents.Section(
      header: .measured(header),
      rows: ExtentSequence(rows.map(Extent.measured)),
      footer: .measured(footer)
    )
  }

  @Test func `headers, rows and footers follow each other`() {
    let list = ListExtents([section(10, [20, 30], 5), section(0, [], 0), section(7, [1], 0)])
    #expect(list.length == 73)
    #expect(list.numberOfRows == 3)
    #expect(list.stretch(of: .header(0)) == .init(offset: 0, length: 10))
    #expect(list.stretch(of: .row(IndexPath(row: 1, section: 0))) == .init(offset: 30, length: 30))
    #expect(list.stretch(of: .footer(0)) == .init(offset: 60, length: 5))
    #expect(list.stretch(ofSection: 1) == .init(offset: 65, length: 0))
    #expect(list.stretch(of: .row(IndexPath(row: 0, section: 2))) == .init(offset: 72, length: 1))
    #expect(list.part(at: 0) == .header(0))
    #expect(list.part(at: 9.9) == .header(0))
    #expect(list.part(at: 10) == .row(IndexPath(row: 0, section: 0)))
    #expect(list.part(at: 60) == .footer(0))
    #expect(list.part(at: 65) == .header(2))
    #expect(list.part(at: 73) == nil)
    #expect(list.part(at: -1) == nil)
  }

  @Test func `rows are numbered across sections`() {
    let list = ListExtents([section(1, [1, 1], 0), section(1, [], 0), section(1, [1], 0)])
    let paths = (0..<3).map { list.indexPath(ordinal: $0) }
    #expect(
      paths == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2)]
    )
    #expect(list.indexPath(ordinal: 3) == nil)
    #expect(list.ordinal(of: IndexPath(row: 0, section: 2)) == 2)
  }

  @Test func `the parts in a range are those with a length that touch it`() {
    let list = ListExtents([section(10, [20, 0, 30], 5), section(0, [0, 0], 0), section(7, [1], 0)])
    #expect(list.parts(in: 0..<10) == [.header(0)])
    #expect(
      list.parts(in: 29..<66) == [
        .row(IndexPath(row: 0, section: 0)), .row(IndexPath(row: 2, section: 0)), .footer(0), .header(2),
      ]
    )
    #expect(list.parts(in: 80..<90).isEmpty)
    #expect(list.parts(in: -50 ..< -1).isEmpty)
    #expect(list.parts(in: -50..<1) == [.header(0)])
  }

  @Test func `a hundred thousand rows without length cost nothing to pass`() {
    let empty = ListExtents.Section(rows: ExtentSequence(repeating: .zero, count: 10_000_000))
    let list = ListExtents([section(10, [], 0), empty, empty, section(10, [], 0)])
    #expect(list.parts(in: 0..<20) == [.header(0), .header(3)])
  }

  @Test func `every position of small lists is found by its offset`() {
    let lengths: [Double] = [0, 3]
    var sections: [ListExtents.Section] = []
    var models: [[Double]] = []
    for header in lengths {
      for footer in lengths {
        for rows in [[], [0], [3], [3, 0], [0, 3], [3, 3]] as [[Double]] {
          sections.append(section(header, rows, footer))
          models.append([header] + rows + [footer])
        }
      }
    }
    for first in sections.indices {
      for second in sections.indices {
        let list = ListExtents([sections[first], sections[second]])
        var parts: [ListPart] = []
        for (index, model) in [models[first], models[second]].enumerated() {
          parts.append(.header(index))
          parts += (0..<model.count - 2).map { .row(IndexPath(row: $0, section: index)) }
          parts.append(.footer(index))
        }
        var walked: [ListPart] = []
        var part: ListPart? = .header(0)
        while let current = part {
          walked.append(current)
          part = list.part(after: current)
        }
        #expect(walked == parts)
        var offset = 0.0
        for (part, length) in zip(parts, models[first] + models[second]) {
          #expect(list.stretch(of: part) == .init(offset: offset, length: length))
          if length > 0 { #expect(list.part(at: offset + 1) == part) }
          offset += length
        }
      }
    }
  }
}
