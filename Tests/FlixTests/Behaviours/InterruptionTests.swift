import CGTK
import MainLoopTesting
import Testing

@testable import Flix
@testable import OpenUIKit

/// A swipe or drag that is under way when the form is replaced, or its view goes away.
@MainActor @Suite("Swipes and drags that are interrupted", .serialized)
struct InterruptionTests {
  nonisolated enum Interruption: CaseIterable {
    case anotherForm, otherSections, viewGone, screenGone

    /// Those that a drag does not outlast.
    static var ofDrags: [Interruption] { allCases.filter { $0 != .otherSections } }

    /// Whether the form shows other rows then.
    var isOfRows: Bool { self == .anotherForm || self == .otherSections }
  }

  private func interrupt(_ stage: FormStage, by interruption: Interruption) {
    let rows = FormEntries("Rome")
    switch interruption {
    case .anotherForm: stage.show(rows)
    case .otherSections: stage.host.replaceSections(by: [FormPart([rows])])
    case .viewGone: stage.host.view.removeFromSuperview()
    case .screenGone: stage.window.rootViewController = nil
    }
    stage.update()
  }

  @Test("a dragged row is let go without a move", arguments: FormKind.allCases, Interruption.ofDrags)
  func drag(kind: FormKind, by interruption: Interruption) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    stage.show(list)
    #expect(stage.drag(0, over: 1))
    interrupt(stage, by: interruption)
    #expect(!stage.host.isDragging)
    stage.host.drop()
    #expect(list.moves == [])
    #expect(list.texts == ["a", "b", "c"])
    if interruption.isOfRows {
      #expect(stage.texts == ["Rome"])
    } else {
      #expect(stage.counts == [3])
    }
  }

  @Test("other sections come when a dragged row has been let go", arguments: FormKind.allCases)
  func sectionsDuringDrag(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    stage.show(list)
    #expect(stage.drag(0, over: 1))
    interrupt(stage, by: .otherSections)
    #expect(stage.host.isDragging)
    stage.host.drop()
    #expect(list.texts == ["b", "a", "c"])
    stage.update()
    #expect(stage.texts == ["Rome"])
  }

  /// A view with rows that can be swiped, and what it does with swipes.
  private func showSwipeableRows(_ rows: DevicesProvider, on stage: FormStage) throws -> SwipeInteraction {
    if let collection = stage.host.view as? UICollectionView {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { _ in
        let action = UIContextualAction(style: .destructive, title: "Forget") { [unowned rows] _, _, completion in
          rows.log.append("forget")
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
      collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      stage.show(FormEntries("Phone", "Watch"))
      return collection.swipe
    }
    stage.show(MadeRows(rows))
    return try #require(stage.host.view as? UITableView).swipe
  }

  @Test(
    "a row whose actions are uncovered goes back or away with them",
    arguments: FormKind.allCases,
    Interruption.allCases
  )
  func swipe(kind: FormKind, by interruption: Interruption) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch"])
    let swipe = try showSwipeableRows(devices, on: stage)
    let cell = try #require(stage.cell(0) as? any SwipeableCell)
    let start = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    #expect(swipe.pressBegan(at: start, on: nil) == .undecided)
    _ = swipe.pressWandered(from: start, to: start)
    #expect(swipe.pressWandered(from: start, to: CGPoint(x: start.x - 1, y: start.y)) == .taken)
    swipe.pressMoved(to: CGPoint(x: start.x - 60, y: start.y))
    #expect(cell.swipeShift < 0)
    let row = try #require(swipe.current)
    interrupt(stage, by: interruption)
    #expect(swipe.current == nil)
    try await waitFor("the actions to go") { row.actions.superview == nil }
    #expect(devices.log.isEmpty)
    if interruption.isOfRows { #expect(stage.texts == ["Rome"]) }
  }
}
