import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Refresh controls", .serialized)
@MainActor
struct RefreshControlTests {
  private func scene(_ scrollView: UIScrollView) -> UIWindow {
    scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    scrollView.contentSize = CGSize(width: 200, height: 600)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(scrollView)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("A person who refreshes sees the wheel above the content until it ends, and one value change is sent")
  func byHand() async throws {
    let scrollView = UIScrollView(frame: .zero)
    let window = scene(scrollView)
    defer { window.isHidden = true }
    let control = UIRefreshControl()
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(!window.refreshByKey())
    scrollView.refreshControl = control
    #expect(control.superview === scrollView && control.isHidden && !control.isRefreshing)
    #expect(window.refreshByKey())
    #expect(control.isRefreshing && changes == 1 && !control.isHidden)
    #expect(scrollView.adjustedContentInset.top == 60 && scrollView.contentInset.top == 0)
    try await waitFor("the wheel in sight") { scrollView.contentOffset.y == -60 }
    #expect(window.refreshByKey(), "it refreshes already")
    #expect(changes == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing && scrollView.adjustedContentInset.top == 0)
    try await waitFor("the content at its place") { scrollView.contentOffset.y == 0 }
    #expect(control.isHidden)
  }

  @Test("Beginning in code sends nothing and does not scroll; a disabled control does not begin by hand")
  func inCode() {
    let scrollView = UIScrollView(frame: .zero)
    let window = scene(scrollView)
    defer { window.isHidden = true }
    let control = UIRefreshControl()
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    scrollView.refreshControl = control
    control.beginRefreshing()
    #expect(control.isRefreshing && changes == 0 && scrollView.contentOffset.y == 0)
    control.endRefreshing()
    control.isEnabled = false
    #expect(!window.refreshByKey())
    #expect(!control.isRefreshing)
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test("Pulling past the top begins, pulling past the bottom does not")
  func pulling() throws {
    let scrollView = UIScrollView(frame: .zero)
    let window = scene(scrollView)
    defer { window.isHidden = true }
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    let scrolledWindow = try #require(scrollView.nativeWidget)
    cgtk_emit_edge_overshot(scrolledWindow, GTK_POS_BOTTOM)
    #expect(!control.isRefreshing)
    cgtk_emit_edge_overshot(scrolledWindow, GTK_POS_TOP)
    #expect(control.isRefreshing)
  }

  @Test("A table view controller has the refresh control of its table view, and it is freed with it")
  func tableViewController() async throws {
    weak var weakControl: UIRefreshControl?
    do {
      let controller = UITableViewController(style: .plain)
      let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in })
      weakControl = control
      controller.refreshControl = control
      #expect(controller.tableView.refreshControl === control)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(window.refreshByKey())
      window.isHidden = true
    }
    try await waitFor("the control to be freed") { weakControl == nil }
  }
}
