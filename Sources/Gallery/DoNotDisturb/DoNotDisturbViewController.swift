import Flix

/// A list in a collection view: switches, comments, and options whose comment follows the choice.
public final class DoNotDisturbViewController: CollectionFormViewController {
  private let doNotDisturb = UniqueSwitchCollectionViewProvider(title: "Do Not Disturb")
  private let scheduled = UniqueSwitchCollectionViewProvider(title: "Scheduled")
  private let hours = UniqueTextCollectionViewProvider(title: "Quiet Hours", detail: "10 PM to 7 AM")
  private let silence = RadioCollectionViewProvider(
    options: Silence.allCases,
    checkedOption: .whileLocked,
    title: \.title
  )
  private let silenceComment = footer(Silence.whileLocked.comment)
  private let callers = RadioCollectionViewProvider(
    options: Callers.allCases,
    checkedOption: .everyone,
    title: \.rawValue
  )
  private let repeatedCalls = UniqueSwitchCollectionViewProvider(title: "Repeated Calls", isOn: true)
  private var tokens: Set<EventToken> = []

  public init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    super.init(layout: UICollectionViewCompositionalLayout.list(using: list))
  }

  public required init?(coder: NSCoder) {
    fatalError("a screen that is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Do Not Disturb"
    collectionView.contentInset.top = 16
    hours.isHidden = true
    scheduled.valueChanged.sink { [hours] isOn in hours.isHidden = !isOn }.store(in: &tokens)
    silence.checkedOptionChanged.sink { [silenceComment] in silenceComment.text = $0.comment }.store(in: &tokens)

    collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(
        providers: [doNotDisturb],
        footerProvider: footer("While it is on, a moon is shown beside the clock.")
      ),
      AnimatableCollectionViewSectionProvider(providers: [scheduled, hours]),
      AnimatableCollectionViewSectionProvider(
        providers: [silence],
        headerProvider: header("Silence"),
        footerProvider: silenceComment
      ),
      AnimatableCollectionViewSectionProvider(
        providers: [callers],
        headerProvider: header("Allow Calls From"),
        footerProvider: footer("Calls from everyone else go to voicemail.")
      ),
      AnimatableCollectionViewSectionProvider(
        providers: [repeatedCalls],
        footerProvider: footer("A second call from the same person within three minutes will not be silenced.")
      ),
    ])
  }
}

private func header(_ text: String) -> TextCollectionViewSectionProvider {
  TextCollectionViewSectionProvider(collectionElementKindSection: .header, text: text)
}

private func footer(_ text: String) -> TextCollectionViewSectionProvider {
  TextCollectionViewSectionProvider(collectionElementKindSection: .footer, text: text)
}
