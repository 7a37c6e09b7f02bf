import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

/// What stops the program is tried in a process of its own.
@Suite("Table view: mistakes")
@MainActor
struct TableViewMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a batch that does not add up stops with UIKit's sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([TableFixture.section(3)], isShown: false)
        fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    #expect(
      message(result).contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
          + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
          + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
          + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      )
    )
  }

  @Test func `a cell without a registered class stops by its identifier`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "stranger", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(
      message(result).contains(
        "unable to dequeue a cell with identifier stranger - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"
      )
    )
  }

  @Test func `scrolling to a row that does not exist stops with the counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = TableFixture([TableFixture.section(3)], isShown: false)
        fixture.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      message(result).contains(
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows in section 0."
      )
    )
  }

  @Test func `one cell for two rows stops with both index paths`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UITableViewDataSource {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        let source = Source()
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(message(result).contains("UITableView dataSource returned the same cell for different index paths."))
    #expect(message(result).contains("{length = 2, path = 0 - 0} and {length = 2, path = 0 - 1}"))
  }

  @Test func `ending updates that never began stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITableView(frame: .zero, style: .plain).endUpdates() }
    }
    #expect(message(result).contains("endUpdates called without a matching beginUpdates"))
  }
}
