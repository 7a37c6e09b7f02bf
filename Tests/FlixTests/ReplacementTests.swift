import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("A form that takes the place of another", .serialized)
struct ReplacementTests {
  @MainActor
  private final class Scrolling: NSObject, UIScrollViewDelegate {
    var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      count += 1
    }
  }

  @Test(
    "animated or not: nothing is left of the one before, and nothing comes of it",
    arguments: FormKind.allCases,
    [true, false]
  )
  func replaced(kind: FormKind, wasAnimated: Bool) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let scrolling = Scrolling()
    weak var builder: AnyObject?
    weak var provider: AnyObject?
    let old = FormEntries("a", "b")
    do {
      stage.show([FormPart([old], header: FormTitle("old"))], isAnimated: wasAnimated)
      stage.host.listenToScrolling(scrolling)
      try await stage.frame()
      builder = stage.host.builder
      provider = old.provider(in: kind)
      #expect(builder != nil && provider != nil)
      // Waits for the turn of the main loop that now comes too late.
      old.texts = ["a", "b", "late"]
    }
    let new = FormEntries((0..<40).map { "\($0)" })
    stage.show([FormPart([new])], isAnimated: !wasAnimated)
    #expect(stage.counts == [40])
    #expect(stage.header(0) == nil)
    try await waitFor("the builder and its providers to go") { builder == nil && provider == nil }
    try await stage.frame()
    old.texts = []
    try await stage.frame()
    #expect(stage.batches == 0)
    #expect(stage.counts == [40])
    scrolling.count = 0
    stage.scroll(to: 20)
    #expect(scrolling.count > 0, "the delegate hears from the new form")
    new.texts = ["0", "1"]
    stage.update()
    #expect(stage.batches == 1)
    #expect(stage.counts == [2])
    try await stage.settle()
    #expect(stage.texts == ["0", "1"])
  }

  @Test("and back: rows of the first form are shown again", arguments: FormKind.allCases, [true, false])
  func backAndForth(kind: FormKind, isAnimated: Bool) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (first, second) = (FormEntries("a", "b"), FormEntries("c"))
    stage.show([FormPart([first])], isAnimated: isAnimated)
    stage.show([FormPart([second])], isAnimated: !isAnimated)
    first.texts = ["a", "b", "x"]
    stage.show([FormPart([first, second])], isAnimated: isAnimated)
    #expect(stage.texts == ["a", "b", "x", "c"])
    second.texts = []
    first.texts.removeFirst()
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["b", "x"])
    #expect(stage.batches == 1)
  }
}
