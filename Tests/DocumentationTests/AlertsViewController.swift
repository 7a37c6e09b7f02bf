import Flix

final class AlertsViewController: UIViewController {
  let sound = UniqueSwitchCollectionViewProvider(title: "Sound", isOn: true)
  let volume = RadioCollectionViewProvider(options: ["Low", "Medium", "High"], checkedOption: "Medium")
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
  )
  var tokens: Set<EventToken> = []

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Alerts"
    collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [sound]),
      AnimatableCollectionViewSectionProvider(providers: [volume]),
    ])
    sound.valueChanged.sink { [volume] isOn in volume.isHidden = !isOn }.store(in: &tokens)
    volume.checkedOptionChanged.sink { option in print("\(option) it is") }.store(in: &tokens)
  }
}
