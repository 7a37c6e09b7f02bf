import CGTK
public import Foundation

/// The view of an item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  // MARK: Lifecycle

  /// Creates a cell; a collection view does so for the classes registered with it.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    storedContentView.frame = bounds
    insertSubview(storedContentView, at: 0)
    gtk_widget_set_focusable(gtkWidget, 1)
    WidgetActions.install(on: gtkWidget, prefix: "item") { [weak self] in
      self.flatMap { $0.collectionView?.widgetActions(of: $0) } ?? []
    }
  }

  // MARK: Content

  private let storedContentView = UIView(frame: .zero)

  /// The view that holds what the cell shows; own subviews belong here.
  open var contentView: UIView { storedContentView }

  /// A view behind the content, of the size of the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  /// A view between `backgroundView` and the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  // MARK: State

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      selectionLookDidChange()
      updateAccessibleState()
    }
  }

  /// Whether the item is being pressed; the collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionLookDidChange() } }
  }

  final var showsSelection: Bool { isSelected || isHighlighted }

  final func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  // MARK: Editing

  var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) { (nil, nil) }

  /// Whether a person has lifted the item to move it.
  final var isLifted = false {
    didSet { if isLifted != oldValue { setNeedsDisplay() } }
  }

  // MARK: Swiping

  /// How far the cell stands to the right of its place, in points.
  final var swipeShift: CGFloat = 0 {
    didSet { if swipeShift != oldValue { setNeedsDisplay() } }
  }

  final func swipeActionsWillShow(_ isShowing: Bool) {}
  final func swipeActionsDidShow(_ isShowing: Bool) {}

  // A cell that stands aside shows only within its place.
  override var cutsOffContent: Bool { super.cutsOffContent || swipeShift != 0 }
  override var clipArea: CGRect { super.clipArea.offsetBy(dx: -swipeShift, dy: 0) }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    contentView.frame = bounds
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  override func drawOverlay(in snapshot: OpaquePointer) {
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }

  override func widgetStateDidChange(_ flags: GtkStateFlags, previous: GtkStateFlags) {
    super.widgetStateDidChange(flags, previous: previous)
    setNeedsDisplay()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, element != nil else { return super.touchesBegan(touches, with: event) }
    collectionView.pressBegan(on: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    collectionView.pressMoved(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    collectionView.pressEnded(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView else { return super.touchesCancelled(touches, with: event) }
    collectionView.pressCancelled(on: self)
  }
}
