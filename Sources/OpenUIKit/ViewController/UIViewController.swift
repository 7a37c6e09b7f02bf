import Foundation

/// The controller of a tree of views: it makes them, lives through their appearance, and stands for a screen.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  private var isLoadingView = false
  private(set) var appearance: Appearance = .disappeared

  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  // MARK: Lifecycle

  /// Creates a controller whose view comes from a nib file, or from `loadView()` where there is none.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle that holds it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller whose view comes from `loadView()`.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  isolated deinit {
    storedView?.viewController = nil
  }

  /// The name of the nib file of the view.
  open private(set) var nibName: String?
  /// The bundle that holds the nib file.
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      newValue?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets)
    }
  }

  /// The view, or `nil` while it is not loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; a subclass that overrides this sets `view` and does not call `super`.
  open func loadView() {
    if let nibName {
      preconditionFailure("Could not load NIB in bundle: '\(nibBundle ?? .main)' with name '\(nibName)'")
    }
    view = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
  }

  /// Loads the view unless that has happened.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(
      storedView != nil,
      "-[\(type(of: self)) loadView] did not set a view: a view controller must have one after loadView."
    )
    viewDidLoad()
  }

  /// Tells that the view was loaded.
  open func viewDidLoad() {}
  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in its window and has its size, just before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; an override calls `super` at its end.
  open func updateViewConstraints() {
    view.updateConstraints()
  }

  // MARK: Safe area

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.setAdditionalSafeAreaInsets(additionalSafeAreaInsets)
    }
  }

  /// Tells that the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Margins

  /// The least margins of a screen's content, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
  }

  /// Tells that the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The light or dark appearance, layout direction and scale that apply to the view.
  open var traitCollection: UITraitCollection { storedView?.traitCollection ?? .system }

  /// Tells the controller that the traits changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Title and navigation

  /// What the screen is called.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      storedNavigationItem?.title = title
      titleDidChange()
    }
  }

  private var storedNavigationItem: UINavigationItem?

  /// What the bar of a navigation controller shows for this controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    item.changed = { [weak self] in self?.titleDidChange() }
    storedNavigationItem = item
    return item
  }

  private func titleDidChange() {
    navigationController?.updateBar()
    viewIfLoaded?.window?.titleDidChange()
  }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }

  // MARK: Presentation

  /// What this controller presents, where it is the outermost one.
  final var presentation: ModalPresentation?
  /// The presentation in which this controller is shown.
  final weak var presentedBy: ModalPresentation?
  private var storedPresentationStyle = UIModalPresentationStyle.automatic
  private var storedPresentationController: UIPresentationController?

  /// Where the controller is shown when it is presented; on a page of its own in front by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }

  /// Whether a person cannot close the presentation of the controller.
  open var isModalInPresentation = false

  /// The size in which the controller wants to be shown, in points; zero leaves it to its surroundings.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { presentedBy?.preferredSizeDidChange() } }
  }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// The presentation of the controller, to which its delegate belongs.
  open var presentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    if let parent { return parent.presentationController }
    let controller = UIPresentationController(presentedViewController: self, presenting: presentingViewController)
    storedPresentationController = controller
    return controller
  }

  /// Whether the controller is being presented just now.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being taken away just now.
  open internal(set) var isBeingDismissed = false

  /// Shows a controller in front of this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it may come animated.
  ///   - completion: Called once the controller has appeared.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    show(viewControllerToPresent, modally: flag, completion: completion)
  }

  /// Takes away what this controller presents, or the controller itself where it presents nothing.
  ///
  /// - Parameters:
  ///   - flag: Whether it may go animated.
  ///   - completion: Called once the controller has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  // MARK: Editing

  /// Whether a person edits what the controller shows.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    storedEditButton.map(updateEditButton)
  }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let button = UIBarButtonItem()
    button.ownAction = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    storedEditButton = button
    updateEditButton(button)
    return button
  }
  private var storedEditButton: UIBarButtonItem?

  /// Whether a person edits what the controller shows, and has a button that ends it.
  final var isEditedByButton: Bool { isEditing && storedEditButton?.isEnabled == true }

  private func updateEditButton(_ button: UIBarButtonItem) {
    button.systemItem = isEditing ? .done : .edit
    button.title = button.systemItem?.name
    button.style = isEditing ? .done : .plain
  }

  // MARK: Children

  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// The controllers inside this one.
  open private(set) var children: [UIViewController] = []

  /// Whether the controller is being put into another just now: after it was told that it will, before that it did.
  open private(set) var isMovingToParent = false
  /// Whether the controller is being taken out of another just now: after it was told that it will, before that it did.
  open private(set) var isMovingFromParent = false

  /// Makes a controller a child of this one; its view is added by the caller, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A view controller cannot be added as a child of itself: \(self)")
    if childController.parent === self { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes this controller out of the one that contains it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells that the controller is about to get another parent, or none; an override calls `super`.
  open func willMove(toParent parent: UIViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil
  }

  /// Tells that the controller got another parent, or none; an override calls `super`.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  // MARK: Appearance

  /// Whether appearing and disappearing is passed on to the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance or disappearance of this controller's view.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view is about to appear.
  ///   - animated: Whether that is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    isTransitionAnimated = animated
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    owesIsAppearing = isAppearing
    if viewIfLoaded?.window != nil { payIsAppearing() }
  }

  /// Tells that the view is appearing, once it has its place and size.
  private func payIsAppearing() {
    guard owesIsAppearing else { return }
    owesIsAppearing = false
    viewIfLoaded?.window?.performLayout()
    viewIsAppearing(isTransitionAnimated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      payIsAppearing()
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared:
      return
    }
    forward { $0.endAppearanceTransition() }
  }

  private var isTransitionAnimated = false
  private var owesIsAppearing = false

  /// Whether the controller itself decides when its children appear, instead of the moves of their views.
  var controlsAppearanceOfChildren: Bool { false }

  /// How far the surroundings of the view are on their way to be seen, for a view that appears by being added to them.
  private func appearanceOfSurroundings(in window: UIWindow?) -> Appearance? {
    if let parent {
      let follows = parent.shouldAutomaticallyForwardAppearanceMethods && !parent.controlsAppearanceOfChildren
      return follows ? parent.appearance : nil
    }
    // A presentation tells its controller itself.
    guard let window, window.rootViewController !== self, presentedBy == nil else { return nil }
    return window.isHidden ? .disappeared : .appeared
  }

  /// Takes note of the coming move of the view into a window or out of it.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard let surroundings = appearanceOfSurroundings(in: window ?? viewIfLoaded?.window) else { return }
    if window == nil {
      beginAppearanceTransition(false, animated: false)
    } else if surroundings == .appeared || surroundings == .appearing {
      beginAppearanceTransition(true, animated: false)
    }
  }

  /// Takes note that the view moved into a window or out of it.
  final func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { payIsAppearing() }
    guard let surroundings = appearanceOfSurroundings(in: window) else {
      if window == nil, parent == nil, appearance == .disappearing { endAppearanceTransition() }
      return
    }
    let isSettled = surroundings == .appeared || surroundings == .disappeared
    if window == nil || isSettled { endAppearanceTransition() }
  }

  /// The children whose views take part in an appearance of this one.
  var childrenForAppearance: [UIViewController] {
    children.filter { child in viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) ?? false } ?? false }
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenForAppearance { body(child) }
  }

  final func appearanceTransition(to isAppearing: Bool, animated: Bool) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }

  // MARK: UIResponder

  open override var next: UIResponder? {
    if parent == nil, let presenting = presentedBy?.presenting { return presenting }
    return viewIfLoaded?.superview ?? parent
  }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }
}
