/// A header or footer made on the spot.
///
/// This is the part that `UniqueCustomTableViewSectionProvider` and `UniqueCustomCollectionViewSectionProvider` share.
@MainActor
open class CustomSectionPartition: ProviderHiddenable {
  /// Holds the views. It fills the header or footer, and its constraints give the size unless the provider is told one.
  public let contentView = UIView()

  /// The provider's identity, which is the reuse identifier of its view.
  public private(set) lazy var _flix_identity = ProviderIdentity.of(self)

  /// A view behind the content. Takes effect at once.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  private let visibility = Visibility()

  init() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Whether the header or footer is hidden.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  /// Shows `backgroundView` in the header or footer that is there.
  func backgroundDidChange(from oldValue: UIView?) {}
}
