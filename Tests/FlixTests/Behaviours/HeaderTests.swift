import Flix
import FormTesting
import MainLoopTesting
import Testing

@testable import OpenUIKit

@MainActor @Suite("Headers", .serialized)
struct HeaderTests {
  @Test("a changed title is shown at once, in the same view, and tears down no row", arguments: FormKind.allCases)
  func change(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let title = FormTitle("Cities")
    let list = FormEntries("Rome")
    stage.show([FormPart([list], header: title)])
    let view = try #require(stage.host.headerView(in: 0))
    let cell = stage.cell(0)
    #expect(stage.header(0) == "Cities")
    title.text = "Towns"
    stage.update()
    #expect(stage.header(0) == "Towns")
    #expect(stage.host.headerView(in: 0) === view)
    #expect(stage.cell(0) === cell && list.configured == ["Rome"])
  }

  @Test("no header takes no space, and one that comes takes what it is given", arguments: FormKind.allCases)
  func space(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let title = FormTitle(nil)
    title.height = 50
    stage.show([FormPart([FormEntries("a")]), FormPart([FormEntries("b")], header: title)])
    let rest = stage.host.frame(at: [1, 0]).minY
    #expect(rest == stage.host.frame(at: [0, 0]).maxY)
    for round in 0..<3 {
      title.text = "Title \(round)"
      stage.update()
      #expect(stage.host.frame(at: [1, 0]).minY == rest + 50)
      #expect(stage.host.headerFrame(in: 1).height == 50)
      #expect(stage.header(1) == "Title \(round)")
      title.text = nil
      stage.update()
      #expect(stage.host.frame(at: [1, 0]).minY == rest)
      #expect(stage.header(1) == nil)
      try await stage.settle()
    }
  }

  @Test("a height of 0 is honoured", arguments: FormKind.allCases)
  func noHeight(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let title = FormTitle("Title")
    title.height = 0
    let footer = FormTitle("Footer")
    footer.height = 0
    let list = FormEntries("a", "b", "c")
    list.entries[1].height = 0
    stage.show([FormPart([list], header: title, footer: footer), FormPart([FormEntries("d")])])
    #expect(stage.host.headerFrame(in: 0).height < 0.01)
    #expect(stage.host.frame(at: [0, 0]).minY < 0.01)
    #expect(stage.host.frame(at: [0, 1]).height < 0.01)
    #expect(abs(stage.host.frame(at: [0, 2]).minY - 44) < 0.01)
    #expect(abs(stage.host.frame(at: [1, 0]).minY - 88) < 0.01)
    list.entries[1].height = 20
    list.entries[2].height = 0
    stage.update()
    #expect(abs(stage.host.frame(at: [0, 1]).height - 20) < 0.01)
    #expect(abs(stage.host.frame(at: [1, 0]).minY - 64) < 0.01)
  }

  @Test("their number equals the model's after any hide and show", arguments: FormKind.allCases, [UInt64(1), 2, 3])
  func numbers(kind: FormKind, seed: UInt64) async throws {
    let stage = FormStage(kind, size: CGSize(width: 390, height: 900))
    defer { stage.close() }
    var random = SeededGenerator(seed: seed)
    let titles = (0..<6).map { FormTitle("Header \($0)") }
    let rows = (0..<6).map { FormEntries("row \($0)") }
    let parts = (0..<6).map { FormPart([rows[$0]], header: titles[$0], footer: FormTitle("Footer \($0)")) }
    stage.show(parts)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<6, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: parts[index].isHidden.toggle()
        case 1: titles[index].text = titles[index].text == nil ? "Header \(index)" : nil
        default: rows[index].isHidden.toggle()
        }
      }
      stage.update()
      if step % 7 == 0 { try await stage.frame() }
      let shown = (0..<6).filter { !parts[$0].isHidden }
      #expect(stage.counts == shown.map { rows[$0].isHidden ? 0 : 1 }, "seed \(seed), step \(step)")
      let headers = (0..<shown.count).map { stage.header($0) }
      #expect(headers == shown.map { titles[$0].text }, "seed \(seed), step \(step)")
    }
    try await stage.settle()
    let labels = stage.host.view.shownTexts { $0.hasPrefix("Header") }
    let expected = (0..<6).filter { !parts[$0].isHidden }.compactMap { titles[$0].text }
    #expect(labels.sorted() == expected, "seed \(seed)")
    #expect(
      stage.host.view.shownTexts { $0.hasPrefix("Footer") }.count == parts.filter { !$0.isHidden }.count,
      "seed \(seed)"
    )
  }
}

extension UIView {
  /// The texts of all labels inside that can be seen.
  fileprivate func shownTexts(where matches: (String) -> Bool) -> [String] {
    guard !isHidden, !isParked, alpha > 0 else { return [] }
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own.filter(matches) + subviews.flatMap { $0.shownTexts(where: matches) }
  }
}
