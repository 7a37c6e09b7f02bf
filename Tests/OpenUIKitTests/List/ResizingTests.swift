import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Rows and items that change their size", .serialized)
@MainActor
struct ResizingTests {
  init() { _ = GTKStartup.done }

  private let long = String(repeating: "word ", count: 30)

  private func list() -> CompositionFixture {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return CompositionFixture(
      [["a", "b", "c"]],
      layout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }

  @Test func `an item whose content grows is drawn on its way, and the others with it`() async throws {
    let fixture = list()
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.cell(0))
    let below = try #require(fixture.cell(1))
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    let height = cell.frame.height
    cell.label.text = long
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height > 2 * height && below.frame.minY == cell.frame.maxY)
    #expect(cell.drawnSize.height == height && below.renderOffset.y == height - cell.frame.height)
    try await waitFor("the end of the movement") { !fixture.view.motion.isRunning }
    #expect(cell.renderSize == nil && below.renderOffset == .zero)
  }

  @Test func `without animation it has its size at once`() async throws {
    let fixture = list()
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.cell(0))
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    let small = cell.frame.height
    UIView.performWithoutAnimation {
      cell.label.text = long
      fixture.view.layoutIfNeeded()
    }
    #expect(cell.frame.height > small && cell.renderSize == nil && !fixture.view.motion.isRunning)
    fixture.view.selfSizingInvalidation = .disabled
    let height = cell.frame.height
    cell.label.text = "a"
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test func `a batch takes sizes and places over together`() async throws {
    let fixture = list()
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.cell(1))
    let (height, top) = (cell.frame.height, cell.frame.minY)
    fixture.sections[0] = ["new", "a", long, "c"]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(fixture.cell(2) === cell && cell.frame.height > 2 * height)
    #expect(cell.drawnSize.height == height && cell.frame.minY + cell.renderOffset.y == top)
    try await waitFor("the end of the movement") { !fixture.view.motion.isRunning }
    #expect(cell.renderSize == nil)
  }

  @Test func `rows of a table do the same`() async throws {
    let fixture = TableFixture(rows: 3)
    defer { fixture.close() }
    fixture.table.delegate = nil
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.table.layoutIfNeeded()
    try await nextFrame(of: fixture.window.gtkWindow)
    let first = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let height = first.frame.height
    first.textLabel?.numberOfLines = 0
    first.textLabel?.text = long + long
    first.invalidateIntrinsicContentSize()
    fixture.table.layoutIfNeeded()
    #expect(first.frame.height > height)
    #expect(first.drawnSize.height == height && second.frame.minY + second.renderOffset.y == height)
    try await waitFor("the end of the movement") { !fixture.table.motion.isRunning }
    #expect(first.renderSize == nil)
  }
}
