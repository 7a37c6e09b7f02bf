import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Cells made from their class", .serialized)
@MainActor
struct MetatypeInitializerTests {
  final class Plain: UITableViewCell {
    let number = 3
  }

  class Both: UITableViewCell {
    var log = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
      log = "own"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Generic<Value>: Both {
    var values: [Value] = []
  }

  final class Header: UITableViewHeaderFooterView {
    var log: [String] = []
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      log.append(reuseIdentifier ?? "none")
    }
    required init?(coder: NSCoder) { nil }
  }

  init() { _ = GTKStartup.done }

  private func make<Cell: UITableViewCell>(_ type: Cell.Type, _ identifier: String? = "cell") -> Cell? {
    MetatypeInitializer.makeCell(of: type, style: .value1, reuseIdentifier: identifier) as? Cell
  }

  @Test(arguments: ["short", "an identifier that is too long for the small form of strings", nil])
  func `the reuse identifier arrives whole`(identifier: String?) {
    #expect(make(Plain.self, identifier)?.reuseIdentifier == identifier)
    #expect(make(Both.self, identifier)?.reuseIdentifier == identifier)
    #expect(
      MetatypeInitializer.makeHeaderFooterView(of: Header.self, reuseIdentifier: identifier).reuseIdentifier
        == identifier
    )
  }

  @Test func `a class without initializers of its own gets the style`() {
    let cell = make(Plain.self)
    #expect(cell?.style == .value1)
    #expect(cell?.number == 3)
    #expect(make(UITableViewCell.self)?.style == .value1)
  }

  @Test func `a class that overrides the initializer has it called`() {
    #expect(make(Both.self)?.log == "own")
    #expect(make(Both.self)?.style == .subtitle)
    let header = MetatypeInitializer.makeHeaderFooterView(of: Header.self, reuseIdentifier: "h") as? Header
    #expect(header?.log == ["h"])
  }

  @Test func `a generic class and one of its base class are told apart`() {
    let cell = make(Generic<Int>.self)
    #expect(cell?.values == [])
    #expect(cell?.log == "own")
    #expect(cell.map { type(of: $0) == Generic<Int>.self } == true)
  }

  @Test func `what was made is freed`() {
    weak var cell: Plain?
    weak var header: UITableViewHeaderFooterView?
    do {
      let made = make(Plain.self, "an identifier that is too long for the small form of strings")
      cell = made
      let madeHeader = MetatypeInitializer.makeHeaderFooterView(of: Header.self, reuseIdentifier: "h")
      header = madeHeader
      #expect(cell != nil)
      #expect(header != nil)
    }
    #expect(cell == nil)
    #expect(header == nil)
  }
}
