import Foundation
import Testing

@testable import OpenUIKit

@Suite("Mistakes with constraints")
struct ConstraintMistakeTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `items without a common ancestor`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
      }
    }
    #expect(message(result).contains("Unable to activate constraint with anchors UIView:0x"))
    #expect(message(result).contains("because they have no common ancestor"))
  }

  @Test func `a constant that is not finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    #expect(message(result).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test func `a location equal to a constant`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(),
          attribute: .left,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 4
        )
      }
    }
    #expect(message(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func `leading paired with left`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      }
    }
    #expect(message(result).contains("between a leading/trailing attribute and a right/left attribute"))
  }

  @Test func `a constraint added to a view that does not contain its items`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        inner.addConstraint(inner.widthAnchor.constraint(equalTo: view.widthAnchor))
      }
    }
    #expect(message(result).contains("The view hierarchy is not prepared for the constraint"))
  }
}
