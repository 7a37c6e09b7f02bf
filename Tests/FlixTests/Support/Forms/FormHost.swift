import Flix

/// One kind of view with a form, told in the words that all kinds have in common.
@MainActor
protocol FormHost: AnyObject {
  /// The view that shows the form.
  var view: UIScrollView { get }

  /// The builder of the form that is shown.
  var builder: (any PerformGroupUpdatesable)? { get }

  /// What the builder says of its form.
  var debugDescription: String { get }

  /// Shows a form in place of the one that was shown.
  func build(_ sections: [FormPart], isAnimated: Bool)

  /// Gives the form that is shown other sections.
  func replaceSections(by sections: [FormPart])

  func updateIfNeeded()

  /// Calls a closure for each batch; the answer is how the batch is shown, or nil for what the builder would choose.
  func onBatch(_ decide: @escaping () -> ViewTransition?)

  /// Has the builder tell a delegate of scrolling. The builder does not keep it.
  func listenToScrolling(_ delegate: any UIScrollViewDelegate)

  // MARK: What is seen

  var numberOfSections: Int { get }
  func numberOfItems(in section: Int) -> Int
  func cell(at indexPath: IndexPath) -> UIView?
  func indexPath(of cell: UIView) -> IndexPath?
  func isCell(_ view: UIView) -> Bool
  var visibleIndexPaths: [IndexPath] { get }
  var visibleCells: [UIView] { get }
  func frame(at indexPath: IndexPath) -> CGRect
  func headerFrame(in section: Int) -> CGRect
  func headerView(in section: Int) -> UIView?

  // MARK: What is done

  func scroll(to indexPath: IndexPath)

  /// Selects or deselects as a person does: the view's delegate is told.
  func select(_ indexPath: IndexPath)
  func deselect(_ indexPath: IndexPath)
  var selectedIndexPaths: [IndexPath] { get }
  var allowsMultipleSelection: Bool { get set }

  // MARK: Dragging

  /// Whether a row is being dragged.
  var isDragging: Bool { get }

  /// Lifts a row, as a person does who is let move it.
  ///
  /// - Returns: Whether it can be moved.
  func lift(_ indexPath: IndexPath) -> Bool

  /// Moves the row that was lifted.
  ///
  /// - Parameter y: Where its middle comes to, in the content, in points.
  func drag(to y: CGFloat)

  func drop()
  func cancelDrag()
}
