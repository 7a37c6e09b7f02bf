import CGTK
import Foundation

/// A stack of screens with a bar that leads back.
@MainActor
open class UINavigationController: UIViewController {
  private let bar = UINavigationBar(frame: .zero)
  private var transition: FrameAnimation?
  private var finishTransition: (() -> Void)?
  /// The controller whose view is in front, or on its way there.
  private var shown: UIViewController?
  /// The controller that the delegate was told of last.
  private weak var announced: UIViewController?
  /// Whether the stack may change while controllers are told of the last change.
  private var isExchanging = false
  /// What is left to tell to the controllers that joined or left the stack.
  private var unfinishedMoves: [() -> Void] = []
  private var wantsAnimation = false
  private var isPush = false

  // MARK: Lifecycle

  /// Creates a controller with one screen.
  ///
  /// - Parameter rootViewController: The screen at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Screens

  /// Who is told of the screens.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, the visible screen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  /// The screen on top.
  open var topViewController: UIViewController? { stack.last }

  /// The screen that is seen.
  open var visibleViewController: UIViewController? { stack.last }

  /// Puts a screen on top.
  ///
  /// - Parameters:
  ///   - viewController: A controller that is not on the stack.
  ///   - animated: Whether it slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the top screen away; the last one stays.
  ///
  /// - Returns: The screen that went, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setStack(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes screens away until one is on top.
  ///
  /// - Returns: The screens that went, the lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist: \(viewController).")
    }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes all screens but the lowest away.
  ///
  /// - Returns: The screens that went, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, the visible one last.
  ///   - animated: Whether a new top screen slides in.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: Bar

  /// The bar with title and back button.
  open var navigationBar: UINavigationBar { bar }

  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    viewIfLoaded?.markNeedsLayout()
  }

  final func updateBar() {
    bar.items = stack.map(\.navigationItem)
    bar.update()
  }

  // MARK: UIViewController

  open override func loadView() {
    let view = NavigationView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    view.controller = self
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.backAction = { [weak self] in self?.popViewController(animated: true) }
    shown = topViewController
    if let shown { show(shown) }
  }

  override var childrenForAppearance: [UIViewController] { shown.map { [$0] } ?? [] }
  override var controlsAppearanceOfChildren: Bool { true }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController, announced !== top {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController, announced !== top { announce(top, animated: animated) }
  }

  private func announce(_ controller: UIViewController, animated: Bool) {
    announced = controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: Changing the stack

  private func setStack(_ new: [UIViewController], animated: Bool) {
    Self.check(new)
    if !isExchanging { finishTransition?() }
    let old = stack
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    wantsAnimation = animated
    isPush = new.last.map { top in !old.contains { $0 === top } } ?? false
    unfinishedMoves.append { [weak self] in
      for controller in removed where controller.parent === self { controller.removeFromParent() }
      for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    }
    updateBar()
    showTop()
    viewIfLoaded?.window?.titleDidChange()
  }

  private static func check(_ controllers: [UIViewController]) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))"
    )
    precondition(
      !controllers.contains { $0 is UINavigationController },
      "Pushing a navigation controller is not supported"
    )
  }

  /// Brings the top of the stack to the front.
  ///
  /// Controllers and the delegate are told of it, and may change the stack again: that is done after this one.
  private func showTop() {
    guard !isExchanging else { return }
    isExchanging = true
    while isViewLoaded, shown !== stack.last {
      exchange(shown, for: stack.last)
      if shown !== stack.last { finishTransition?() }
    }
    isExchanging = false
    let moves = unfinishedMoves
    unfinishedMoves = []
    for move in moves { move() }
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    shown = new
    let moves = unfinishedMoves
    unfinishedMoves = []
    let isPush = isPush
    let isSeen = appearance == .appeared || appearance == .appearing
    let animates =
      wantsAnimation && isSeen && UIView.areAnimationsEnabled && view.window != nil && old != nil && new != nil
    if isSeen {
      if let new { delegate?.navigationController(self, willShow: new, animated: animates) }
      old?.beginAppearanceTransition(false, animated: animates)
    }
    if let new { show(new) }
    if isSeen { new?.beginAppearanceTransition(true, animated: animates) }
    let finish = { [weak self] in
      guard let self else { return }
      transition = nil
      finishTransition = nil
      new?.viewIfLoaded?.renderOffset = .zero
      old?.viewIfLoaded?.renderOffset = .zero
      if old?.viewIfLoaded?.superview === view { old?.viewIfLoaded?.removeFromSuperview() }
      if isSeen {
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
      }
      for move in moves { move() }
      if isSeen, let new { announce(new, animated: animates) }
    }
    guard animates, shown === stack.last, let newView = new?.view, let oldView = old?.view else {
      finish()
      return
    }
    finishTransition = { [weak self] in
      self?.transition?.cancel()
      finish()
    }
    slide(newView, over: oldView, isPush: isPush, completion: finish)
  }

  private func slide(_ newView: UIView, over oldView: UIView, isPush: Bool, completion: @escaping () -> Void) {
    if !isPush { view.insertSubview(newView, belowSubview: oldView) }
    let width = view.bounds.width
    let step = { (progress: CGFloat) in
      let moving = isPush ? newView : oldView
      let staying = isPush ? oldView : newView
      let position = isPush ? 1 - progress : progress
      moving.renderOffset = CGPoint(x: width * position, y: 0)
      staying.renderOffset = CGPoint(x: -width * 0.3 * (1 - position), y: 0)
    }
    step(0)
    transition = FrameAnimation(widget: view.gtkWidget, duration: 0.25, step: step, completion: completion)
  }

  private func show(_ controller: UIViewController) {
    view.insertSubview(controller.view, belowSubview: bar)
    view.markNeedsLayout()
    layoutContent()
  }

  /// Places the bar at the top and the screen below it.
  fileprivate func layoutContent() {
    guard let view = viewIfLoaded else { return }
    var content = view.bounds
    if !bar.isHidden {
      let height = bar.sizeThatFits(view.bounds.size).height
      bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
      content.origin.y = height
      content.size.height = max(0, content.height - height)
    }
    for controller in stack where controller.viewIfLoaded?.superview === view {
      controller.view.frame = content
    }
  }
}

/// The view of a navigation controller.
@MainActor
private final class NavigationView: UIView {
  weak var controller: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContent()
  }
}
