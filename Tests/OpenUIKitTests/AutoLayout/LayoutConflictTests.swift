import Foundation
import Testing

@testable import OpenUIKit

@Suite("Contradicting constraints")
@MainActor
struct LayoutConflictTests {
  @Test func `the last of two that contradict each other is given up, and both are named once`() {
    let root = root(300, 100)
    let view = box(in: root)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    first.identifier = "narrow"
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    let reports = conflictReports {
      root.layOut(first, second)
      first.constant = 120
      root.layoutIfNeeded()
      root.frame.size.width = 400
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 120)
    #expect(reports.count == 1)
    let report = reports.first ?? ""
    #expect(report.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(report.contains("'narrow'") && report.contains("'wide'"))
    let breaking = report.components(separatedBy: "Will attempt to recover by breaking constraint").last ?? ""
    #expect(breaking.contains("'wide'") && !breaking.contains("'narrow'"))
    #expect(breaking.contains("UIView:0x") && breaking.contains(".width == 200   (active)>"))
    #expect(second.isActive)
  }

  @Test func `a constraint that was given up holds once the other has gone`() {
    let root = root(300, 100)
    let view = box(in: root)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    _ = conflictReports { root.layOut(first, second) }
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func `insets wider than the view are given up, and come back with its size`() {
    let root = root(300, 100)
    let view = box(in: root)
    NSLayoutConstraint.activate(view.fill(root, inset: 20))
    let reports = conflictReports {
      root.frame.size.width = 30
      root.layoutIfNeeded()
      root.frame.size.width = 200
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(view.frame == rect(20, 20, 160, 60))
  }

  @Test func `a view without a size yet contradicts nothing`() {
    let root = root(0, 0)
    let view = box(in: root)
    NSLayoutConstraint.activate(view.fill(root, inset: 20))
    let reports = conflictReports { root.layoutIfNeeded() }
    #expect(reports.isEmpty)
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 60, 60))
  }

  @Test func `an enormous constant is cut down and reported`() {
    let root = root(300, 100)
    let view = ContentView(.greatestFiniteMagnitude, 20)
    root.addSubview(view)
    let reports = conflictReports {
      root.layOut(
        view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
      )
    }
    #expect(view.frame == rect(30, 0, 270, 20))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("exceeds internal limits") == true)
  }

  @Test func `a fixed frame and a constraint contradict each other`() {
    let root = root(300, 100)
    let fixed = UIView(frame: rect(10, 0, 50, 10))
    root.addSubview(fixed)
    let reports = conflictReports { root.layOut(fixed.widthAnchor.constraint(equalToConstant: 80)) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(fixed.frame == rect(10, 0, 50, 10))
  }
}
