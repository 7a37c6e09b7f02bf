import CGTK
import MainLoopTesting
import Testing

@testable import Flix
@testable import OpenUIKit

/// A swipe or drag that is under way when the form is replaced, or its view goes away.
@MainActor @Suite("Swipes and drags that are interrupted", .serialized)
struct InterruptionTests {
  enum Interruption: CaseIterable {
    case anotherForm, otherSections, viewGone, screenGone
  }

  private func interrupt(_ stage: Stage, _ builder: AnimatableTableViewBuilder, by interruption: Interruption) {
    let city = CityProvider(["Rome"])
    switch interruption {
    case .anotherForm: stage.tableView.flix.animatable.build([city])
    case .otherSections:
      builder.sectionProviders = [AnimatableTableViewSectionProvider(providers: [city])]
      builder.updateIfNeeded()
    case .viewGone: stage.tableView.removeFromSuperview()
    case .screenGone: stage.window.rootViewController = nil
    }
    stage.tableView.layoutIfNeeded()
  }

  @Test("a dragged row is let go without a move", arguments: Interruption.allCases)
  func drag(by interruption: Interruption) throws {
    let stage = Stage()
    defer { stage.close() }
    let order = EditingTests.OrderProvider(["a", "b", "c"])
    let builder = stage.tableView.flix.animatable.build([order])
    stage.tableView.setEditing(true, animated: false)
    let cell = try #require(stage.cell(0))
    #expect(stage.tableView.reordering.begin(cell, at: CGPoint(x: 370, y: cell.frame.midY)))
    stage.tableView.reordering.move(to: CGPoint(x: 370, y: cell.frame.midY + 60))
    #expect(stage.tableView.reordering.drag != nil)
    interrupt(stage, builder, by: interruption)
    #expect(stage.tableView.reordering.drag == nil)
    #expect(order.log.isEmpty)
    switch interruption {
    case .anotherForm, .otherSections: #expect(stage.texts == ["Rome"])
    case .viewGone, .screenGone:
      #expect(order.cities.map(\.name) == ["a", "b", "c"])
      #expect(stage.counts == [3])
    }
  }

  @Test("a row whose actions are uncovered goes back or away with them", arguments: Interruption.allCases)
  func swipe(by interruption: Interruption) async throws {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch"])
    let builder = stage.tableView.flix.animatable.build([devices])
    let cell = try #require(stage.cell(0))
    let swipe = stage.tableView.swipe
    let start = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    #expect(swipe.pressBegan(at: start, on: nil) == .undecided)
    _ = swipe.pressWandered(from: start, to: start)
    #expect(swipe.pressWandered(from: start, to: CGPoint(x: start.x - 1, y: start.y)) == .taken)
    swipe.pressMoved(to: CGPoint(x: start.x - 60, y: start.y))
    #expect(cell.swipeShift < 0)
    let row = try #require(swipe.current)
    interrupt(stage, builder, by: interruption)
    #expect(swipe.current == nil)
    try await waitFor("the actions to go") { row.actions.superview == nil }
    #expect(devices.log.isEmpty)
    if interruption == .anotherForm || interruption == .otherSections { #expect(stage.texts == ["Rome"]) }
  }
}
