/// A header or footer of the library's own, which takes no space while it has nothing to show.
///
/// Layouts other than flow layouts have a view for a header whether or not its provider is hidden, and ask it for its
/// size.
final class SectionContentView: UICollectionReusableView {
  /// Whether there is nothing to show. Not `isHidden`, which belongs to the layout.
  var isCollapsed = false {
    didSet {
      guard isCollapsed != oldValue else { return }
      for view in subviews { view.isHidden = isCollapsed }
      invalidateIntrinsicContentSize()
    }
  }

  /// The height in points, where that is not the one of the content.
  var height: () -> CGFloat? = { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let height = isCollapsed ? 0 : height() else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

extension UICollectionReusableView {
  private static let collapse = "Flix.collapse"
  private static let collapseOfClipped = "Flix.collapse.clipped"

  /// Shows a header or footer, or nothing where the layout has one and the form has not.
  func setShown(_ isShown: Bool) {
    if let view = self as? SectionContentView {
      view.isCollapsed = !isShown
      return
    }
    // A view of another class is hidden and shown by the layout; its size is what can be taken from it.
    let collapse = constraints.first { [Self.collapse, Self.collapseOfClipped].contains($0.identifier) }
    if isShown, let collapse {
      collapse.isActive = false
      clipsToBounds = collapse.identifier == Self.collapseOfClipped
    } else if !isShown, collapse == nil {
      let collapse = heightAnchor.constraint(equalToConstant: 0)
      collapse.identifier = clipsToBounds ? Self.collapseOfClipped : Self.collapse
      collapse.isActive = true
      clipsToBounds = true
    }
  }
}

extension UICollectionView {
  /// The size of a header or footer that spans the view and is as long as its content.
  ///
  /// - Returns: `nil` if the content has no constraints that give it a length.
  func fittingSectionSize(of content: UIView, in layout: UICollectionViewLayout) -> CGSize? {
    let space = bounds.inset(by: adjustedContentInset).size
    let isHorizontal = (layout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    let size = content.systemLayoutSizeFitting(
      space,
      withHorizontalFittingPriority: isHorizontal ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHorizontal ? .required : .fittingSizeLevel
    )
    return (isHorizontal ? size.width : size.height) > 0 ? size : nil
  }
}
