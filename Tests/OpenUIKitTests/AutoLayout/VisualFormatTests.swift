import Foundation
import Testing

@testable import OpenUIKit

@Suite("Visual format")
@MainActor
struct VisualFormatTests {
  private func layOut(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    in root: UIView,
    _ views: [String: UIView]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      )
    }
    root.layoutIfNeeded()
  }

  @Test func `margins, spaces, sizes and metrics`() {
    let root = root(300, 100)
    let (a, b, c) = (box(in: root), box(in: root), box(in: root))
    layOut(
      ["|-[a(60)]-[b(>=20,<=50@900)]-gap-[c(==a)]|", "V:|-10-[a(b)]", "V:|[b(30)]", "V:[c]-5-|"],
      metrics: ["gap": 12],
      in: root,
      ["a": a, "b": b, "c": c]
    )
    // 8 + 60 + 8 + b + 12 + 60 = 300, although b would rather be 50.
    #expect(a.frame == rect(8, 10, 60, 30))
    #expect(b.frame == rect(76, 0, 152, 30))
    #expect(c.frame.minX == 240)
    #expect(c.frame.maxY == 95)
  }

  @Test func `options align and turn around`() {
    let root = root(300, 100)
    let (a, b) = (ContentView(40, 20), ContentView(40, 30))
    root.addSubview(a)
    root.addSubview(b)
    layOut(["V:|-7-[a]"], in: root, ["a": a])
    layOut(["|-20-[a]-5-[b]"], options: [.alignAllTop, .directionRightToLeft], in: root, ["a": a, "b": b])
    #expect(a.frame == rect(240, 7, 40, 20))
    #expect(b.frame == rect(195, 7, 40, 30))
  }

  @Test func `priorities`() throws {
    let view = box()
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[v(>=10@low)]",
      metrics: ["low": 250],
      views: ["v": view]
    )
    let constraint = try #require(constraints.first)
    #expect(constraints.count == 1)
    #expect(constraint.priority == .defaultLow)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 10)
  }

  @Test(arguments: [
    ("|-[a", 4), ("|-[a]-(8-[b]", 8), ("[a]-8[b]", 5), ("|[]|", 2), ("[a]|[b]", 4), ("", 0), ("[a(>=)]", 5),
  ])
  func `a mistake is found where it is`(format: String, position: Int) {
    do {
      _ = try VisualFormatParser.parse(format)
      Issue.record("'\(format)' was read")
    } catch {
      #expect(error.position == position)
      #expect("\(error)".hasPrefix("Unable to parse constraint format:"))
    }
  }
}
