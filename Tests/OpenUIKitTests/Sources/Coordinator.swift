protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: Coordinator) {
    children.append(child)
    child.start()
  }

  func remove(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }
}

final class OnboardingCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  private(set) var shown: [String] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    navigationController.setViewControllers([makeStep(1)], animated: false)
  }

  func next() {
    navigationController.pushViewController(makeStep(navigationController.viewControllers.count + 1), animated: true)
  }

  func restart() {
    navigationController.popToRootViewController(animated: false)
  }

  private func makeStep(_ number: Int) -> UIViewController {
    let step = OnboardingStepViewController(number: number)
    step.delegate = self
    return step
  }
}

extension OnboardingCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

protocol OnboardingStepDelegate: AnyObject {
  func stepDidFinish(_ step: OnboardingStepViewController)
}

extension OnboardingCoordinator: OnboardingStepDelegate {
  func stepDidFinish(_ step: OnboardingStepViewController) { next() }
}

final class OnboardingStepViewController: UIViewController {
  weak var delegate: (any OnboardingStepDelegate)?
  let number: Int
  let continueButton = UIButton(type: .system)
  private let titleLabel = UILabel()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Step \(number)"
    navigationItem.backButtonTitle = "Back"
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "This is step \(number)"
    titleLabel.font = .title(28)
    continueButton.setTitle("Continue", for: .normal)
    continueButton.setTitleColor(.systemBlue, for: .normal)
    continueButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.stepDidFinish(self)
      },
      for: .touchUpInside
    )
    for subview in [titleLabel, continueButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40).isActive = true
    continueButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24).isActive = true
  }
}
