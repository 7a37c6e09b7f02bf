import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Scroll view", .serialized)
@MainActor
struct ScrollViewTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ended = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
  }

  func makeScrollView() -> (UIWindow, UIScrollView, Listener) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let listener = Listener()
    scrollView.delegate = listener
    controller.view.addSubview(scrollView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, scrollView, listener)
  }

  @Test("An offset set in code moves the content and GTK's adjustment, and is reported once")
  func setOffset() async throws {
    let (window, scrollView, listener) = makeScrollView()
    try await nextFrame(of: window.gtkWindow)
    scrollView.contentOffset.y = 250
    #expect(scrollView.bounds.origin.y == 250)
    #expect(scrollView.vertical.value == 250)
    #expect(listener.offsets == [250])
    scrollView.contentOffset.y = 250
    #expect(listener.offsets == [250])
    window.isHidden = true
  }

  @Test("A movement of GTK's adjustment, as by wheel or scroll bar, moves the content")
  func adjustment() async throws {
    let (window, scrollView, listener) = makeScrollView()
    let label = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    scrollView.addSubview(label)
    try await nextFrame(of: window.gtkWindow)
    gtk_adjustment_set_value(scrollView.vertical.adjustment, 480)
    #expect(scrollView.contentOffset.y == 480)
    #expect(listener.offsets == [480])
    #expect(scrollView.convert(label.frame.origin, to: scrollView.superview).y == 20)
    gtk_adjustment_set_value(scrollView.vertical.adjustment, 5000)
    #expect(scrollView.contentOffset.y == 900, "GTK stops at the end of the content")
    window.isHidden = true
  }

  @Test("Content without end is scrolled as far as numbers go")
  func endlessContent() async throws {
    let (window, scrollView, _) = makeScrollView()
    scrollView.contentSize = CGSize(width: 200, height: CGFloat.infinity)
    try await nextFrame(of: window.gtkWindow)
    gtk_adjustment_set_value(scrollView.vertical.adjustment, 1e9)
    #expect(scrollView.contentOffset.y == 1e9)
    scrollView.contentSize = CGSize(width: 200, height: CGFloat.nan)
    try await nextFrame(of: window.gtkWindow)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scrollView.contentOffset.y = 900
    try await nextFrame(of: window.gtkWindow)
    #expect(scrollView.vertical.value == 900)
    window.isHidden = true
  }

  @Test("An offset that is no number stops with UIKit's sentence")
  func offsetThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = GTKStartup.done
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).contentOffset.y = .nan
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("CALayer bounds contains NaN"))
  }

  @Test("An animated movement ends at its target and is reported once")
  func animated() async throws {
    let (window, scrollView, listener) = makeScrollView()
    try await nextFrame(of: window.gtkWindow)
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    try await waitFor("the end of the movement") { listener.ended == 1 }
    #expect(scrollView.contentOffset.y == 600)
    #expect(listener.offsets == listener.offsets.sorted())
    window.isHidden = true
  }

  @Test("Insets widen the range")
  func insets() async throws {
    let (window, scrollView, _) = makeScrollView()
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    try await nextFrame(of: window.gtkWindow)
    gtk_adjustment_set_value(scrollView.vertical.adjustment, -100)
    #expect(scrollView.contentOffset.y == -30)
    gtk_adjustment_set_value(scrollView.vertical.adjustment, 10_000)
    #expect(scrollView.contentOffset.y == 940)
    window.isHidden = true
  }

  @Test(
    "A rectangle becomes visible by the least movement",
    arguments: [(0.0, 50.0, 0.0), (190, 30, 190), (350, 20, 270), (200, 100, 200), (500, 300, 500), (980, 50, 900)]
  )
  func rectToVisible(y: Double, height: Double, expected: Double) {
    let (window, scrollView, _) = makeScrollView()
    scrollView.contentOffset.y = 200
    scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(Double(scrollView.contentOffset.y) == expected)
    window.isHidden = true
  }
}
