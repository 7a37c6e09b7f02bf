import CGTK
public import Foundation

/// The cell of a list in a collection view.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Lifecycle

  /// Creates a cell; a collection view does so for the classes registered with it.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.directionalLayoutMargins = UITableViewCell.contentMargins
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.directionalLayoutMargins = UITableViewCell.contentMargins
  }

  // MARK: Content

  /// How many levels the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentSizeDidChange() } }
  }

  /// The indentation of one level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentSizeDidChange() } }
  }

  /// Whether the accessories at the leading end are indented too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The content of a row in the style of its place in the list, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContentConfiguration }

  /// The signs and controls at the ends of the cell, from the edge where reading begins.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      updateAccessories()
      let wasChecked = oldValue.contains(where: \.isCheckmark)
      let isChecked = accessories.contains(where: \.isCheckmark)
      if isChecked != wasChecked { updateAccessibleCheckmark(isChecked) }
    }
  }

  /// A guide at which automatic lines begin; constraints tie its leading edge to the content.
  open var separatorLayoutGuide: UILayoutGuide {
    if let storedSeparatorGuide { return storedSeparatorGuide }
    let guide = makeSeparatorGuide()
    storedSeparatorGuide = guide
    return guide
  }

  final let accessoryViews = ListCellAccessories()
  private var showsEditing = false
  private var storedSeparatorGuide: UILayoutGuide?

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    leading.priority = .fittingSizeLevel
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }

  private func updateAccessories(animated: Bool = false) {
    showsEditing = collectionView?.isEditing ?? false
    let change = accessoryViews.replace(with: accessories, in: self, isEditing: showsEditing)
    accessoryViews.mark(isSelected)
    accessoryViews.expand(isExpanded)
    collectionView?.updateFocusability(of: self)
    contentSizeDidChange()
    guard animated else {
      for view in change.leaving { view.removeFromSuperview() }
      return
    }
    animate(change)
  }

  private func animate(_ change: ListCellAccessories.Change) {
    // What the app gave may be of any opacity.
    let alphas = (change.coming + change.leaving).map { (view: $0, alpha: $0.alpha) }
    UIView.performWithoutAnimation {
      layoutAccessories()
      for view in change.coming { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.2) {
      for view in change.leaving { view.alpha = 0 }
      for (view, alpha) in alphas where self.accessoryViews.contains(view) { view.alpha = alpha }
      self.layoutIfNeeded()
    } completion: { _ in
      for (view, alpha) in alphas {
        view.alpha = alpha
        if !self.accessoryViews.contains(view), view.superview === self { view.removeFromSuperview() }
      }
    }
  }

  /// Shows the accessories for editing, or those for not editing.
  final func editingDidChange(animated: Bool) {
    guard showsEditing != collectionView?.isEditing ?? false else { return }
    updateAccessories(animated: animated)
  }

  /// Does what a button at an end of the cell is for.
  final func accessoryWasPressed(_ accessory: UICellAccessory) {
    if accessory.isOutlineDisclosure { return toggle(accessory) }
    if let action = accessory.action { return action() }
    if case .delete = accessory.accessoryType { collectionView?.swipe.toggle(self) }
  }

  /// Whether the level and the items below are those of an outline.
  final var isInOutline = false

  /// Whether the items below the item are seen, where it is in an outline.
  final var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      accessoryViews.expand(isExpanded)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a button shows that deletes the item.
  final var showsDeletion: Bool { accessoryViews.deletes }

  override var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) { accessoryViews.controls }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { accessoryViews.mark(isSelected) } }
  }

  private func contentSizeDidChange() {
    setNeedsLayout()
    collectionView?.contentSizeDidChange(of: self, since: .enabled)
  }

  override var styledBackgroundConfiguration: UIBackgroundConfiguration { listBackgroundConfiguration }

  override var standardContentMargins: NSDirectionalEdgeInsets? { UITableViewCell.contentMargins }

  // MARK: Place in the list

  /// How the cell takes part in the drawing of its list; nil outside of one.
  final var row: ListRow? {
    didSet {
      guard row != oldValue else { return }
      roundCorners(row?.edges ?? TableSectionEdges())
      setNeedsDisplay()
    }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    row = layoutAttributes.listRow
    editingDidChange(animated: false)
    outlineDidChange()
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentMargins()
    contentView.frame = mirrored(
      CGRect(x: contentInset, y: 0, width: contentWidth(in: bounds.width), height: bounds.height),
      in: bounds.width
    )
    layoutAccessories()
  }

  private func layoutAccessories() {
    accessoryViews.layout(in: bounds, indentation: indentsAccessories ? indentation : 0) {
      mirrored($0, in: bounds.width)
    }
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var contentInset: CGFloat { indentation + accessoryViews.width(isLeading: true) }

  private func contentWidth(in width: CGFloat) -> CGFloat {
    max(0, width - contentInset - accessoryViews.width(isLeading: false))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    updateContentMargins()
    let content = super.systemLayoutSizeFitting(
      CGSize(width: contentWidth(in: targetSize.width), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    let accessories = accessoryViews.height > 0 ? accessoryViews.height + 12 : 0
    // Without constraints nothing asks for a height. Titles are as high as their content.
    let height = max(content.height > 0 ? content.height : UITableViewCell.minimumHeight, accessories)
    return CGSize(width: targetSize.width, height: height.rounded(.up))
  }

  override func drawContent(in snapshot: OpaquePointer) {
    guard let row else { return drawTitleBackground(in: snapshot) }
    drawRowBackground(
      drawsBackgroundOfList ? row.background : nil,
      isChoosable: drawsBackgroundOfList ? collectionView?.allowsSelectionNow == true : nil,
      in: snapshot
    )
  }

  override func drawOverlay(in snapshot: OpaquePointer) {
    if let row {
      drawSectionOutline(row.edges, in: snapshot)
      if let line = row.top { draw(line, atTop: true, in: snapshot) }
      if let line = row.bottom { draw(line, atTop: false, in: snapshot) }
    }
    if let inset = accessoryViews.separatorInset { drawHandleSeparator(at: inset, in: snapshot) }
    if isLifted { drawShadow(in: snapshot) }
    super.drawOverlay(in: snapshot)
  }

  private func draw(_ line: ListRow.Line, atTop: Bool, in snapshot: OpaquePointer) {
    var leading = line.insets.leading
    if line.followsGuide, let guide = storedSeparatorGuide?.layoutFrame {
      leading += isRightToLeft ? bounds.width - guide.maxX : guide.minX
    }
    drawSeparator(line.color, leading: leading, trailing: line.insets.trailing, atTop: atTop, in: snapshot)
  }
}
