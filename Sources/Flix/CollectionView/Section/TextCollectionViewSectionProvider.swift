/// A header or footer that is a text, as high as the text.
@MainActor
public final class TextCollectionViewSectionProvider: TextSectionPartition, SectionPartitionCollectionViewProvider {
  /// Whether this is a header or a footer.
  public let collectionElementKindSection: CollectionElementKindSection

  /// Says how long a text is.
  private lazy var template = SectionText(collectionElementKindSection)

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - collectionElementKindSection: Whether this is a header or a footer.
  ///   - text: The text; `nil` takes no space.
  public init(collectionElementKindSection: CollectionElementKindSection, text: String?) {
    self.collectionElementKindSection = collectionElementKindSection
    super.init(text: text)
  }

  /// Registers the class of the views under the provider's identity.
  public func register(_ collectionView: UICollectionView) {
    collectionView.register(
      SectionContentView.self,
      forSupplementaryViewOfKind: collectionElementKindSection.elementKind,
      withReuseIdentifier: _flix_identity
    )
  }

  /// Shows the text.
  public func configureSupplementaryView(
    _ collectionView: UICollectionView,
    sectionView: UICollectionReusableView,
    indexPath: IndexPath,
    value: String
  ) {
    let content =
      sectionView.subviews.lazy.compactMap { $0 as? SectionText }.first ?? SectionText(collectionElementKindSection)
    content.label.text = value
    if content.superview == nil { content.fill(sectionView) }
  }

  /// The size of the text.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: String
  ) -> CGSize? {
    template.label.text = value
    return collectionView.fittingSectionSize(of: template, in: collectionViewLayout)
  }
}

/// The text of a header or footer, with the space around it.
private final class SectionText: UIView {
  let label = UILabel()

  /// Between the text and the rows or items that it belongs to, in points.
  private static let nearSpace: CGFloat = 8
  /// Between the text and other sections, in points.
  private static let farSpace: CGFloat = 16

  init(_ kind: CollectionElementKindSection) {
    super.init(frame: .zero)
    let isHeader = kind == .header
    label.font = .preferredFont(forTextStyle: isHeader ? .headline : .footnote)
    label.textColor = isHeader ? .label : .secondaryLabel
    label.numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let bottom = label.bottomAnchor.constraint(
      equalTo: bottomAnchor,
      constant: isHeader ? -Self.nearSpace : -Self.farSpace
    )
    let trailing = label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
    bottom.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    trailing.priority = bottom.priority
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: isHeader ? Self.farSpace : Self.nearSpace),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailing,
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
