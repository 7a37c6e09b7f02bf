/// A provider of one row or item, whose cell it describes before the cell exists.
///
/// This is the part that `SingleTableViewCellProvider` and `SingleCollectionViewCellProvider` share. Each property takes
/// effect at once if there is a cell, and otherwise when there is one. A property that is `nil` leaves the cell as its
/// class made it.
@MainActor
open class CustomProvider<Cell: ContentCell>: ProviderHiddenable, SelfDeselecting,
  Disableable
{
  /// Holds the views of the row or item. It fills the content view of the cell, and its constraints give the size unless
  /// the provider is told one.
  public let contentView = UIView()

  /// The provider's identity, which is the reuse identifier of its cell.
  public private(set) lazy var _flix_identity = ProviderIdentity.of(self)

  /// Whether a row or item that was selected is deselected after its events, as for those that act when they are tapped.
  open var deselectsAfterSelection = true

  /// The cell that has taken the content in last.
  private(set) weak var cell: Cell?

  private let visibility = Visibility()
  private var cellHandlers: [(Cell) -> Void] = []

  /// Creates a provider with an empty content view.
  public init() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { cell?.backgroundView = backgroundView }
  }

  /// A view behind the content while it is selected.
  open var selectedBackgroundView: UIView? {
    didSet { cell?.selectedBackgroundView = selectedBackgroundView }
  }

  /// Whether the row or item takes part: a disabled one is dimmed and neither selected nor operated.
  open var isEnabled = true {
    didSet { applyEnabled() }
  }

  /// The controls that the row or item is made with. They are disabled with it, and show that by themselves.
  var controls: [UIControl] { [] }

  /// Whether the row or item is hidden. In an animated form it comes and goes with an animation.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  /// Calls a closure with the cell: at once if there is one, and with each cell that takes the content in later.
  public func whenGetCell(_ handler: @escaping (Cell) -> Void) {
    cellHandlers.append(handler)
    if let cell { handler(cell) }
  }

  /// Puts the content view into a cell and applies all properties.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - properties: Applies the properties that cells of this kind have besides.
  func fill(_ cell: Cell, properties: () -> Void = {}) {
    self.cell = cell
    contentView.fill(cell.contentView)
    if let backgroundView { cell.backgroundView = backgroundView }
    if let selectedBackgroundView { cell.selectedBackgroundView = selectedBackgroundView }
    properties()
    applyEnabled()
    for handler in cellHandlers { handler(cell) }
  }

  // What the app has disabled or made transparent by itself stays so.
  private var disabledControls: [UIControl] = []
  private var dimmed: [(view: UIView, alpha: CGFloat)] = []

  private func applyEnabled() {
    cell?.isUserInteractionEnabled = isEnabled
    if isEnabled {
      for control in disabledControls { control.isEnabled = true }
      for (view, alpha) in dimmed { view.alpha = alpha }
      disabledControls = []
      dimmed = []
    } else {
      for control in controls where control.isEnabled {
        control.isEnabled = false
        disabledControls.append(control)
      }
      for view in contentView.parts(besides: controls) where !dimmed.contains(where: { $0.view === view }) {
        dimmed.append((view, view.alpha))
        view.alpha *= UIView.dimmedAlpha
      }
    }
  }
}
