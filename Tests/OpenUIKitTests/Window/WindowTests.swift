import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Windows", .serialized)
@MainActor
struct WindowTests {
  @Test("A window's content opens at the size that was asked for, whatever the theme's border takes")
  func size() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await waitFor("the window to get its size") {
      gtk_widget_get_width(window.gtkWidget) == 390 && gtk_widget_get_height(window.gtkWidget) == 500
    }
    #expect(window.isKeyWindow)
    #expect(window.bounds.size == CGSize(width: 390, height: 500))
    #expect(controller.view.frame.maxY == 500)
    #expect(controller.view.frame.minY > 30, "below the header bar")
    window.isHidden = true
  }

  @Test("A shown window takes the size that its frame is given, and is drawn in it at once")
  func resizing() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await waitFor("the window to get its size") { gtk_widget_get_width(window.gtkWidget) == 390 }
    window.frame.size = CGSize(width: 300, height: 400)
    #expect(controller.view.frame.width == 390)
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(added)
    let texture = try ViewRenderer.texture(of: window)
    g_object_unref(UnsafeMutableRawPointer(texture))
    #expect(controller.view.frame.width == 300)
    #expect(gtk_widget_get_width(added.gtkWidget) == 10, "drawing laid it out down to its widget")
    try await waitFor("the window to get its new size") {
      gtk_widget_get_width(window.gtkWidget) == 300 && gtk_widget_get_height(window.gtkWidget) == 400
    }
    window.isHidden = true
  }

  @Test("A touch reaches the view under it and follows the responder chain")
  func touches() {
    final class Target: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("began \(touches.first?.location(in: self) ?? .zero)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("ended \(touches.first?.tapCount ?? 0)")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = Target(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    target.addSubview(inner)
    window.addSubview(target)
    window.isHidden = false
    window.touchBegan(at: CGPoint(x: 25, y: 25))
    window.touchMoved(to: CGPoint(x: 26, y: 25))
    window.touchEnded(at: CGPoint(x: 26, y: 25))
    #expect(target.phases == ["began \(CGPoint(x: 15, y: 15))", "moved", "ended 1"])
    target.phases = []
    window.touchBegan(at: CGPoint(x: 26, y: 25))
    window.touchEnded(at: nil)
    #expect(target.phases.last == "ended 2")
    target.phases = []
    window.touchBegan(at: CGPoint(x: 26, y: 25))
    window.touchCancelled()
    window.touchEnded(at: nil)
    #expect(target.phases.last == "cancelled")
    #expect(target.phases.count == 2)
    window.isHidden = true
  }

  @Test("Dropping a window frees its controllers, views and widgets")
  func lifetime() async throws {
    let probe = WidgetProbe()
    weak var weakController: UIViewController?
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let controller = UIViewController()
      controller.view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      try await nextFrame(of: window.gtkWindow)
      probe.watch(window.gtkWidget)
      probe.watch(controller.view.gtkWidget)
      for view in controller.view.subviews { probe.watch(view.gtkWidget) }
      weakController = controller
      weakWindow = window
      window.isHidden = true
    }
    try await waitFor("everything to be freed") { weakWindow == nil && probe.alive == 0 }
    #expect(weakController == nil)
  }

  @Test("The first responder changes hands by the rules of the responders")
  func firstResponder() {
    final class Field: UIView {
      var mayResign = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayResign }
    }
    let window = UIWindow(frame: .zero)
    let first = Field()
    let second = Field()
    #expect(!first.becomeFirstResponder(), "a view without a window")
    window.addSubview(first)
    window.addSubview(second)
    #expect(!UIView().becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.mayResign = false
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!second.isFirstResponder)
  }
}
