import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("View animation", .serialized)
@MainActor
struct ViewAnimationTests {
  func makeWindow() async throws -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(view)
    window.makeKeyAndVisible()
    try await nextFrame(of: window.gtkWindow)
    return (window, view)
  }

  @Test("New values hold at once, what is drawn starts from the old ones, and the end is reported once")
  func animates() async throws {
    let (window, view) = try await makeWindow()
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.1) {
      view.frame.origin = CGPoint(x: 110, y: 60)
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(view.frame.origin == CGPoint(x: 110, y: 60))
    #expect(view.renderOffset == CGPoint(x: -100, y: -50))
    #expect(gtk_widget_get_opacity(view.gtkWidget) == 1)
    #expect(ends.isEmpty)
    try await waitFor("the end") { !ends.isEmpty }
    #expect(ends == [true])
    #expect(view.renderOffset == .zero)
    #expect(abs(gtk_widget_get_opacity(view.gtkWidget) - 0.5) < 0.01)
    window.isHidden = true
  }

  @Test("A second animation starts from where the first is seen")
  func interruption() async throws {
    let (window, view) = try await makeWindow()
    var firstEnded: Bool?
    var secondEnded: Bool?
    UIView.animate(withDuration: 2) {
      view.frame.origin.x = 110
    } completion: {
      firstEnded = $0
    }
    try await waitFor("the first to be on its way") { (-99 ... -1).contains(view.renderOffset.x) }
    let seen = view.frame.minX + view.renderOffset.x
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 10
    } completion: {
      secondEnded = $0
    }
    #expect(view.frame.minX + view.renderOffset.x == seen)
    var last = view.renderOffset.x
    try await waitFor("the second to end") {
      #expect(view.renderOffset.x <= last, "only towards the second target")
      last = view.renderOffset.x
      return secondEnded != nil
    }
    try await waitFor("the first to be over") { firstEnded != nil }
    #expect(firstEnded == false)
    #expect(secondEnded == true)
    #expect(view.renderOffset == .zero)
    window.isHidden = true
  }

  @Test("Without animation, without a window, and without change the end is reported in the next turn")
  func immediate() async {
    let view = UIView(frame: .zero)
    var ends = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 0, "an end that starts its animation anew must leave the stack first")
    await nextMainLoopTurn()
    #expect(ends == 1)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = 5
      } completion: { _ in
        ends += 1
      }
    }
    await nextMainLoopTurn()
    #expect(ends == 2)
    #expect(view.renderOffset == .zero)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("A change of the desktop's appearance reaches views and controllers with the former traits")
  func theme() async throws {
    final class Probe: UIView {
      var former: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let probe = Probe()
    window.addSubview(probe)
    window.isHidden = false
    let manager = adw_style_manager_get_default()
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
    #expect(probe.former == [.light])
    #expect(probe.traitCollection.userInterfaceStyle == .dark)
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
    #expect(probe.former == [.light, .dark])
    window.isHidden = true
  }

  @Test("Moving the keyboard focus scrolls to the control that gets it")
  func focusScrolls() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 500)
    for index in 0..<10 {
      let host = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 40))
      host.embed(gtk_button_new_with_label("\(index)"))
      scrollView.addSubview(host)
    }
    controller.view.addSubview(scrollView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await nextFrame(of: window.gtkWindow)
    for _ in 0..<4 { gtk_widget_child_focus(window.gtkWindow, GTK_DIR_TAB_FORWARD) }
    let focused = try #require(window.focusedView)
    #expect(focused.frame.minY > 90)
    #expect(scrollView.bounds.contains(focused.frame))
    window.isHidden = true
  }
}
