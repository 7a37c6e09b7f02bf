import CGTK
public import Foundation

/// A view that a collection view shows for an element of its layout, and keeps for others.
@MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view; a collection view does so for the classes registered with it.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isLayoutHost = true
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isLayoutHost = true
  }

  /// The name under which the collection view keeps the view for other elements.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view for another element; overrides call `super`.
  open func prepareForReuse() {
    setNeedsLayout()
  }

  /// Takes over what the layout says beyond frame, opacity and visibility, which the collection view has set already.
  ///
  /// - Parameter layoutAttributes: Of the class that the layout makes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that another layout is about to take over.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that another layout took over.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that the content asks for.
  ///
  /// The default asks the constraints of the content, along the axes that the layout leaves open.
  ///
  /// - Parameter layoutAttributes: What the layout gives, which may be changed and returned.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.fixedAxes
    guard axes != [.horizontal, .vertical] else { return layoutAttributes }
    let size = layoutAttributes.size
    let fitting = systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .required : .fittingSizeLevel,
      verticalFittingPriority: axes.contains(.vertical) ? .required : .fittingSizeLevel
    )
    layoutAttributes.frame.size = CGSize(
      width: axes.contains(.horizontal) ? size.width : length(.width, fitting: fitting.width, given: size.width),
      height: axes.contains(.vertical) ? size.height : length(.height, fitting: fitting.height, given: size.height)
    )
    return layoutAttributes
  }

  /// The length that the content asks for, in points.
  private func length(_ attribute: NSLayoutConstraint.Attribute, fitting: CGFloat, given: CGFloat) -> CGFloat {
    let own = constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
    }
    // A length of its own, which may be none, is not up to the content.
    if let constant = own.first(where: { $0.priority == .required })?.constant { return constant.rounded(.up) }
    // Content without constraints asks for nothing, and keeps what it has.
    return fitting > 0 || !own.isEmpty ? fitting.rounded(.up) : given
  }

  // MARK: Place in the collection view

  /// The collection view that shows or keeps the view.
  final weak var collectionView: UICollectionView?

  /// What the view stands for; nil while it waits for reuse.
  final var element: CollectionElement?

  /// What the view stood for before it began to wait.
  final var formerElement: CollectionElement?

  /// Under what the view waits for reuse.
  final var reuseKey: String?

  /// Whether the view waits in a pool of its collection view.
  final var isPooled = false

  /// The attributes applied last.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  /// The place from back to front among the views of the collection view.
  final var depth = 0

  /// Whether the view was in sight before the present layout pass.
  final var isSettled = false

  /// What its content was last asked for a size with, and the answer.
  final var fitting: (asked: CGSize, preferred: CGSize)?

  // MARK: UIView

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.contentSizeDidChange(of: self, since: .enabled)
  }

  override func contentSizeOfSubviewDidChange(_ subview: UIView) {
    let content = (self as? UICollectionViewCell)?.contentView ?? subview
    if subview === content { collectionView?.contentSizeDidChange(of: self, since: .enabled) }
  }

  override func layoutInsideDidChange() {
    collectionView?.contentSizeDidChange(of: self, since: .enabledIncludingConstraints)
  }
}
