final class SegmentContainerViewController: UIViewController {
  private(set) var selectedIndex = 0
  private let contentView = UIView()
  let pages: [UIViewController]

  init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
      contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    embed(pages[selectedIndex])
  }

  func select(_ index: Int) {
    guard index != selectedIndex else { return }
    unembed(pages[selectedIndex])
    selectedIndex = index
    embed(pages[index])
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = contentView.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

final class LoggingViewController: UIViewController {
  let name: String
  var log: (String) -> Void = { _ in }

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("\(name) viewWillAppear" + (isMovingToParent ? " moving" : ""))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("\(name) viewDidAppear" + (isMovingToParent ? " moving" : ""))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("\(name) viewWillDisappear" + (isMovingFromParent ? " moving" : ""))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("\(name) viewDidDisappear" + (isMovingFromParent ? " moving" : ""))
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
