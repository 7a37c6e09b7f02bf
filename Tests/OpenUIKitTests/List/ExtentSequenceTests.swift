import Testing

@testable import OpenUIKit

@Suite struct ExtentSequenceTests {
  @Test func `a million rows of one height are one run`() {
    let rows = ExtentSequence(repeating: .estimated(44), count: 1_000_000)
    #expect(rows.runCount == 1)
    #expect(rows.length == 44_000_000)
    #expect(rows.offset(of: 999_999) == 43_999_956)
    #expect(rows.index(at: 43_999_956) == 999_999)
    #expect(rows.index(at: 43_999_955.9) == 999_998)
    #expect(rows.index(at: 44_000_000) == nil)
    #expect(rows.index(at: -0.1) == nil)
  }

  @Test func `measuring a row parts its run and equal neighbours join again`() {
    var rows = ExtentSequence(repeating: .estimated(10), count: 5)
    rows[2] = .measured(30)
    #expect(rows.runCount == 3)
    #expect(rows.offset(of: 3) == 50)
    #expect(rows.index(at: 49) == 2)
    rows[1] = .measured(30)
    #expect(rows.runCount == 3)
    rows[1] = .estimated(10)
    rows[2] = .estimated(10)
    #expect(rows.runCount == 1)
  }

  @Test func `rows without length are found by no offset`() {
    let rows = ExtentSequence([0, 5, 0, 0, 7, 0].map(Extent.measured))
    #expect(rows.index(at: 0) == 1)
    #expect(rows.index(at: 4.9) == 1)
    #expect(rows.index(at: 5) == 4)
    #expect(rows.index(at: 12) == nil)
    #expect(rows.offset(of: 3) == 5)
  }

  @Test func `every edit of small sequences agrees with an array`() {
    let lengths: [Double] = [0, 1, 2]
    var worlds: [[Double]] = [[]]
    var all = worlds
    for _ in 0..<4 {
      worlds = worlds.flatMap { world in lengths.map { world + [$0] } }
      all += worlds
    }
    for world in all {
      let rows = ExtentSequence(world.map(Extent.measured))
      expect(rows, world)
      for index in world.indices {
        for length in lengths {
          var (edited, model) = (rows, world)
          edited[index] = .measured(length)
          model[index] = length
          expect(edited, model)
        }
        for end in index...world.count {
          var (edited, model) = (rows, world)
          edited.removeSubrange(index..<end)
          model.removeSubrange(index..<end)
          expect(edited, model)
        }
      }
      for index in 0...world.count {
        for length in lengths {
          for count in 1...2 {
            var (edited, model) = (rows, world)
            edited.insert(.measured(length), count: count, at: index)
            model.insert(contentsOf: Array(repeating: length, count: count), at: index)
            expect(edited, model)
          }
        }
      }
    }
  }

  @Test func `long random edits agree with an array`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("ExtentSequence seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var rows = ExtentSequence()
    var model: [Double] = []
    for _ in 0..<1500 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let index = Int.random(in: 0...model.count, using: &random)
        let count = Int.random(in: 1...4, using: &random)
        let length = Double(Int.random(in: 0...3, using: &random)) * 0.5
        rows.insert(.measured(length), count: count, at: index)
        model.insert(contentsOf: Array(repeating: length, count: count), at: index)
      case 2 where !model.isEmpty:
        let start = Int.random(in: 0..<model.count, using: &random)
        let end = min(model.count, start + Int.random(in: 0...5, using: &random))
        rows.removeSubrange(start..<end)
        model.removeSubrange(start..<end)
      case 3, 4:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        let length = Double(Int.random(in: 0...9, using: &random)) * 0.25
        rows[index] = .measured(length)
        model[index] = length
      default: break
      }
    }
    expect(rows, model)
  }

  @Test func `an offset inside any row finds that row, whatever the rounding`() {
    var rows = ExtentSequence(repeating: .estimated(0.1), count: 100_000)
    rows[5000] = .measured(1.0 / 3)
    for row in stride(from: 0, to: 100_000, by: 7) {
      #expect(rows.index(at: rows.offset(of: row)) == row)
    }
  }

  private func expect(_ rows: ExtentSequence, _ model: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
    rows.checkInvariants()
    #expect(rows.count == model.count, sourceLocation: sourceLocation)
    #expect(rows.length == model.reduce(0, +), sourceLocation: sourceLocation)
    var offset = 0.0
    for (index, length) in model.enumerated() {
      #expect(rows[index].length == length, sourceLocation: sourceLocation)
      #expect(rows.offset(of: index) == offset, sourceLocation: sourceLocation)
      if length > 0 {
        #expect(rows.index(at: offset) == index, sourceLocation: sourceLocation)
        #expect(rows.index(at: offset + length / 2) == index, sourceLocation: sourceLocation)
      }
      offset += length
    }
    #expect(rows.index(at: offset) == nil, sourceLocation: sourceLocation)
  }
}
