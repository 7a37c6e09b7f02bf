import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Hiding and showing", .serialized)
struct HidingTests {
  /// Something that can be hidden, in a form of three sections.
  nonisolated enum Part: String, CaseIterable, CustomTestStringConvertible {
    case row, list, group, header, footer, section

    var testDescription: String { rawValue }
  }

  @MainActor
  private final class Form {
    let stage: FormStage
    let row = FormField("row")
    let list = FormEntries("a", "b")
    let group = FormGroup(FormEntries("x", "y"), FormField("z"))
    let header = FormTitle("Header")
    let footer = FormTitle("Footer")
    lazy var section = FormPart([row, list, group], header: header, footer: footer)

    init(_ kind: FormKind, isAnimated: Bool) {
      stage = FormStage(kind)
      stage.show(
        [FormPart([FormField("first")]), section, FormPart([FormField("last")])],
        isAnimated: isAnimated
      )
    }

    func setHidden(_ isHidden: Bool, _ part: Part) {
      switch part {
      case .row: row.isHidden = isHidden
      case .list: list.isHidden = isHidden
      case .group: group.isHidden = isHidden
      case .header: header.text = isHidden ? nil : "Header"
      case .footer: footer.text = isHidden ? nil : "Footer"
      case .section: section.isHidden = isHidden
      }
    }

    /// The rows' texts while one part is hidden.
    func texts(without part: Part) -> [String] {
      let rows: [(Part, [String])] = [(.row, ["row"]), (.list, ["a", "b"]), (.group, ["x", "y", "z"])]
      let shown = part == .section ? [] : rows.filter { $0.0 != part }.flatMap(\.1)
      return ["first"] + shown + ["last"]
    }
  }

  @Test("is animated: rows that stay go to their new place on the way", arguments: FormKind.allCases, Part.allCases)
  func animated(kind: FormKind, part: Part) async throws {
    let form = Form(kind, isAnimated: true)
    let stage = form.stage
    defer { stage.close() }
    let all = stage.texts
    try await stage.frame()
    let last = try #require(stage.cell(0, 2))
    let top = last.frame.minY
    for isHidden in [true, false] {
      form.setHidden(isHidden, part)
      stage.update()
      let section = isHidden && part == .section ? 1 : 2
      #expect(stage.cell(0, section) === last, "the row below keeps its cell")
      #expect(stage.texts == (isHidden ? form.texts(without: part) : all))
      var placesOnTheWay: Set<CGFloat> = []
      try await waitFor("the row below to arrive") {
        let place = stage.presentedFrame(of: last).minY
        placesOnTheWay.insert(place)
        return abs(place - stage.host.frame(at: [section, 0]).minY) < 0.01
      }
      #expect(placesOnTheWay.count > 2, "\(placesOnTheWay.sorted())")
      try await stage.settle()
      #expect((last.frame.minY < top) == isHidden)
    }
    #expect(stage.batches == 2)
  }

  @Test("is immediate in a form without animations", arguments: FormKind.allCases, [Part.row, .list, .group])
  func immediate(kind: FormKind, part: Part) async throws {
    let form = Form(kind, isAnimated: false)
    let stage = form.stage
    defer { stage.close() }
    let all = stage.texts
    try await stage.frame()
    for isHidden in [true, false] {
      form.setHidden(isHidden, part)
      stage.update()
      #expect(stage.texts == (isHidden ? form.texts(without: part) : all))
      let last = try #require(stage.cell(0, 2))
      #expect(abs(stage.presentedFrame(of: last).minY - stage.host.frame(at: [2, 0]).minY) < 0.01)
    }
  }

  @Test("several at once is one batch, in which all of them go", arguments: FormKind.allCases)
  func several(kind: FormKind) async throws {
    let form = Form(kind, isAnimated: true)
    let stage = form.stage
    defer { stage.close() }
    let all = stage.texts
    for part in [Part.row, .group, .header, .footer] { form.setHidden(true, part) }
    try await waitFor("the batch") { stage.batches == 1 }
    #expect(stage.texts == ["first", "a", "b", "last"])
    #expect(stage.header(1) == nil)
    for part in Part.allCases { form.setHidden(false, part) }
    try await waitFor("the batch") { stage.batches == 2 }
    try await stage.settle()
    #expect(stage.texts == all)
    #expect(stage.header(1) == "Header")
  }

  @Test("a section whose rows are all hidden is there while it has a header", arguments: FormKind.allCases)
  func emptySection(kind: FormKind) async throws {
    let form = Form(kind, isAnimated: true)
    let stage = form.stage
    defer { stage.close() }
    for part in [Part.row, .list, .group, .footer] { form.setHidden(true, part) }
    stage.update()
    #expect(stage.counts == [1, 0, 1])
    form.setHidden(true, .header)
    stage.update()
    #expect(stage.counts == [1, 1])
    form.setHidden(false, .list)
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["first", "a", "b", "last"])
  }
}
