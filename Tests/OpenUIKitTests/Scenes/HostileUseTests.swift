import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Hostile use", .serialized)
@MainActor
struct HostileUseTests {
  // MARK: Sizes

  @Test(
    "Frames of any finite size are laid out, drawn and hit",
    arguments: [
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 1e6, height: 1e6),
      CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), CGRect(x: 1e9, y: 1e9, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 1e12, height: 1e12), CGRect(x: -1e300, y: 0, width: 1e300, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
      CGRect(x: 50, y: 50, width: -30, height: -30), CGRect(x: 0, y: 0, width: 0.2, height: 1e-300),
    ]
  )
  func sizes(frame: CGRect) async throws {
    let controller = UIViewController()
    let scene = Scene(controller, size: CGSize(width: 200, height: 200))
    let kinds: [UIView] = [
      UIView(), UILabel(), UIImageView(image: UIImage(systemName: "gear")), UISwitch(), UIButton(type: .system),
      UIScrollView(), UIStackView(arrangedSubviews: [UILabel(), UISwitch()]), UITableView(), UIControl(),
      UIActivityIndicatorView(style: .medium), UITableViewCell(style: .subtitle, reuseIdentifier: nil),
      UITableViewHeaderFooterView(reuseIdentifier: nil), UINavigationBar(),
    ]
    for view in kinds {
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 2
      (view as? UILabel)?.text = "Some text"
      (view as? UILabel)?.numberOfLines = 0
      view.frame = frame
      controller.view.addSubview(view)
    }
    try await scene.draw("size")
    _ = scene.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    for view in kinds { #expect(view.frame == frame, "\(type(of: view))") }
    scene.close()
  }

  @Test("Views may be asked to fit into any size")
  func fitting() {
    let label = UILabel()
    label.text = "Some text that wraps somewhere"
    label.numberOfLines = 0
    let views: [UIView] = [
      UIView(), label, UIImageView(image: UIImage(systemName: "gear")), UISwitch(), UIButton(type: .system),
      UIStackView(arrangedSubviews: [UILabel(), UISwitch()]), UITableView(),
      UITableViewCell(style: .subtitle, reuseIdentifier: nil), UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]
    let lengths: [CGFloat] = [0, -1, -1e9, 0.001, 1e9, 1e300, .greatestFiniteMagnitude, .infinity]
    for view in views {
      for width in lengths {
        for height in lengths {
          let size = view.sizeThatFits(CGSize(width: width, height: height))
          #expect(!size.width.isNaN && !size.height.isNaN)
          _ = view.systemLayoutSizeFitting(
            CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
          )
        }
      }
    }
  }

  @Test("Content of a million points scrolls to its end and back")
  func hugeContent() async throws {
    let controller = UIViewController()
    let scene = Scene(controller, size: CGSize(width: 200, height: 200))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for length in [1e6, 1e7, 1e9, 1e15] as [CGFloat] {
      scrollView.contentSize = CGSize(width: 100, height: length)
      controller.view.addSubview(scrollView)
      let last = UIView(frame: CGRect(x: 0, y: length - 50, width: 100, height: 50))
      last.backgroundColor = .systemRed
      scrollView.addSubview(last)
      scrollView.contentOffset.y = length - 100
      try await scene.draw("huge")
      #expect(scrollView.contentOffset.y == length - 100)
      #expect(scrollView.hitTest(CGPoint(x: 5, y: length - 25), with: nil) === last)
      scrollView.contentOffset.y = 0
      scrollView.scrollRectToVisible(last.frame, animated: false)
      #expect(scrollView.contentOffset.y == length - 100)
      last.removeFromSuperview()
    }
    scene.close()
  }

  @Test("Two thousand subviews come, turn their order and go")
  func manySubviews() async throws {
    let controller = UIViewController()
    let scene = Scene(controller, size: CGSize(width: 200, height: 200))
    let views = (0..<2000).map { UIView(frame: CGRect(x: $0 % 200, y: $0 / 200, width: 1, height: 1)) }
    let start = ContinuousClock.now
    for view in views { controller.view.addSubview(view) }
    scene.window.layoutIfNeeded()
    for view in views { controller.view.sendSubviewToBack(view) }
    #expect(controller.view.subviews.first === views.last)
    for view in views { view.removeFromSuperview() }
    #expect(controller.view.subviews.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(5))
    scene.close()
  }

  @Test("A tree of three hundred levels is laid out, drawn and hit")
  func depth() async throws {
    let controller = UIViewController()
    let scene = Scene(controller, size: CGSize(width: 200, height: 200))
    var view: UIView = controller.view
    for _ in 0..<300 {
      let inner = UIView()
      view.addSubview(inner)
      inner.pinEdges(to: view)
      view = inner
    }
    try await scene.draw("depth")
    #expect(view.bounds.size == controller.view.bounds.size)
    #expect(controller.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    scene.close()
  }

  // MARK: Texts

  @Test(
    "Texts of every kind are measured and drawn",
    arguments: [
      "", " ", "\n", "\n\n\n", "\0", "a\0b", "👨‍👩‍👧‍👦🏳️‍🌈👍🏽", "مرحبا بالعالم", "שלום עולם 123 abc", "e\u{301}\u{302}\u{303}",
      "\u{202E}abc\u{202C}",
      "\u{200B}", "\u{FFFD}", "\t\ttabs", "\r\n", "<b>&amp;</b>", "日本語テキスト", "ﷺ",
      String(repeating: "word ", count: 20_000),
      String(repeating: "x", count: 5_000), String(repeating: "👍🏽", count: 1_000),
    ]
  )
  func texts(text: String) async throws {
    let controller = UIViewController()
    let scene = Scene(controller, size: CGSize(width: 200, height: 200))
    let single = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let many = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 60))
    many.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = text
    cell.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
    for label in [single, many] { label.text = text }
    for view in [single, many, button, cell] { controller.view.addSubview(view) }
    button.sizeToFit()
    controller.title = text
    try await scene.draw("text")
    #expect(single.text == text)
    #expect(single.intrinsicContentSize.width >= 0)
    #expect(many.sizeThatFits(CGSize(width: 200, height: 1e6)).width <= 200)
    scene.close()
  }

  // MARK: Animations

  @Test("The end of an animation is told once, in a later turn, whatever became of its views")
  func animationEnds() async throws {
    var ends: [String] = []
    let offscreen = UIView()
    UIView.animate(withDuration: 1) {
      offscreen.alpha = 0
    } completion: { _ in
      ends.append("offscreen")
    }
    UIView.animate(withDuration: 0) {
      offscreen.alpha = 1
    } completion: { _ in
      ends.append("at once")
    }
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      ends.append("nothing")
    }
    #expect(ends.isEmpty)
    try await waitFor("the ends") { Set(ends) == ["offscreen", "at once", "nothing"] }

    ends = []
    let controller = UIViewController()
    let scene = Scene(controller)
    let views = (0..<3).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 10, height: 10)) }
    views.forEach(controller.view.addSubview)
    UIView.animate(withDuration: 0.1) {
      views[0].frame.origin.y = 100
    } completion: { _ in
      ends.append("removed")
    }
    views[0].removeFromSuperview()
    UIView.animate(withDuration: 0.1) {
      views[1].frame.origin.y = 100
    } completion: { _ in
      ends.append("hidden")
    }
    views[1].isHidden = true
    try await nextFrame(of: scene.window.gtkWindow)
    UIView.animate(withDuration: 0.1) {
      views[2].frame.origin.y = 100
    } completion: { _ in
      ends.append("closed")
    }
    scene.window.isHidden = true
    try await waitFor("the ends") { Set(ends) == ["removed", "hidden", "closed"] }
    #expect(ends.count == 3)
    #expect(views.allSatisfy { $0.renderOffset == .zero })
    scene.close()
  }

  @Test("Closing and dropping a window in the middle of a push frees everything")
  func closingInTransition() async throws {
    weak var weakWindow: UIWindow?
    weak var weakPushed: UIViewController?
    var didEnd = false
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await nextFrame(of: window.gtkWindow)
      let pushed = UIViewController()
      navigation.pushViewController(pushed, animated: true)
      UIView.animate(withDuration: 10) {
        pushed.view.alpha = 0
      } completion: { _ in
        didEnd = true
      }
      try await nextFrame(of: window.gtkWindow)
      weakWindow = window
      weakPushed = pushed
      window.isHidden = true
    }
    try await waitFor("the window to go") { weakWindow == nil && weakPushed == nil }
    try await waitFor("the animation to end") { didEnd }
  }

  @Test("An arranged view that is shown in an animation comes at its own place")
  func arrangedViewComes() async throws {
    let controller = UIViewController()
    let scene = Scene(controller)
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    let stack = UIStackView(axis: .vertical, spacing: 0, views)
    views[1].isHidden = true
    controller.view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100).isActive = true
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 50).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    scene.window.layoutIfNeeded()
    UIView.animate(withDuration: 0.2) {
      views[1].isHidden = false
      controller.view.layoutIfNeeded()
    }
    #expect(views[1].frame == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(views[1].renderOffset == .zero)
    #expect(views[2].renderOffset == CGPoint(x: 0, y: -20))
    try await waitFor("the animation to end") { views[2].renderOffset == .zero }
    scene.close()
  }

  // MARK: Life time

  @Test("Windows that open and close in a row leave nothing behind")
  func windowsInARow() async throws {
    func round() async throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let table = UITableViewController(style: .insetGrouped)
      window.rootViewController = UINavigationController(rootViewController: table)
      window.makeKeyAndVisible()
      try await nextFrame(of: window.gtkWindow)
      window.isHidden = true
    }
    let before = UIApplication.shared.windows.count
    for _ in 0..<15 { try await round() }
    let toplevels = gtkToplevels
    let resident = residentPages
    for _ in 0..<30 { try await round() }
    await nextMainLoopTurn()
    #expect(UIApplication.shared.windows.count == before)
    #expect(gtkToplevels <= toplevels)
    #expect(residentPages - resident < 1500, "less than 6 MB in 30 windows")
  }

  @Test("A window that is dropped while it is shown closes")
  func droppedWindow() async throws {
    let before = gtkToplevels
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    await nextMainLoopTurn()
    weak let weakWindow = window
    window = nil
    try await waitFor("the window to go") { weakWindow == nil }
    #expect(gtkToplevels == before)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test("Controls let go of actions, and actions may take their control away")
  func controlActions() {
    final class Token {}
    weak var weakToken: Token?
    weak var weakButton: UIButton?
    let root = UIView()
    do {
      let token = Token()
      weakToken = token
      let button = UIButton(type: .system)
      weakButton = button
      root.addSubview(button)
      button.addAction(UIAction { _ in _ = token }, for: .touchUpInside)
      button.addAction(
        UIAction { action in
          (action.sender as? UIButton)?.removeFromSuperview()
          (action.sender as? UIButton)?.addAction(UIAction { _ in }, for: .touchUpInside)
        },
        for: .touchUpInside
      )
      button.sendActions(for: .touchUpInside)
      #expect(button.superview == nil)
    }
    #expect(weakButton == nil)
    #expect(weakToken == nil)
  }

  // MARK: Hierarchy

  @Test("A view taken by another parent leaves the first one whole")
  func sharedViews() async throws {
    let controller = UIViewController()
    let scene = Scene(controller)
    let first = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    let second = UIStackView()
    controller.view.addSubviews(first, second)
    first.pinEdges(to: controller.view)
    let shared = first.arrangedSubviews[0]
    let outside = shared.topAnchor.constraint(equalTo: first.topAnchor)
    outside.isActive = true
    second.addArrangedSubview(shared)
    #expect(first.arrangedSubviews.count == 1 && first.subviews.count == 1)
    #expect(shared.superview === second && second.arrangedSubviews == [shared])
    #expect(!outside.isActive)
    second.addArrangedSubview(shared)
    #expect(second.arrangedSubviews == [shared])
    shared.removeFromSuperview()
    #expect(second.arrangedSubviews.isEmpty)
    second.insertArrangedSubview(shared, at: 0)
    second.removeArrangedSubview(shared)
    #expect(shared.superview === second && second.arrangedSubviews.isEmpty)
    let other = Scene(UIViewController())
    other.window.rootViewController?.view.addSubview(shared)
    #expect(shared.window === other.window)
    try await scene.draw("shared")
    try await other.draw("shared")
    scene.close()
    other.close()
  }

  @Test("A first responder that leaves its window resigns")
  func leavingResponder() {
    final class Field: UIView {
      var resignations = 0
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
      }
    }
    let scene = Scene(UIViewController())
    let container = UIView()
    let field = Field()
    container.addSubview(field)
    scene.window.rootViewController?.view.addSubview(container)
    #expect(field.becomeFirstResponder())
    container.removeFromSuperview()
    #expect(field.resignations == 1)
    #expect(scene.window.firstResponder == nil)
    #expect(!field.isFirstResponder)
    scene.close()
  }

  private var gtkToplevels: Int {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return Int(g_list_length(list))
  }

  private var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
