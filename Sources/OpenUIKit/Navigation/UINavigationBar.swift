import Foundation

/// The bar above the screens of a navigation controller: title and back button.
///
/// On the desktop it is the header of the window.
@MainActor
open class UINavigationBar: UIView {
  private let header = WindowHeaderView(frame: .zero)

  /// Called when a person presses the back button; answers whether the top item goes.
  var backAction: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    addSubview(header)
    header.backAction = { [weak self] in
      guard let self else { return }
      if let backAction { backAction() } else { _ = popItem(animated: true) }
    }
  }

  /// The items, the visible one last.
  open var items: [UINavigationItem]? {
    didSet { update() }
  }

  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the top, to which the back button leads.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The new items, the visible one last.
  ///   - animated: Whether the change may be animated; the bar of a desktop window changes at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Takes the top item away.
  ///
  /// - Returns: The item, or `nil` where there was none.
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard var items, let item = items.popLast() else { return nil }
    self.items = items
    return item
  }

  final func update() {
    header.title = topItem?.title
    let leading = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let isReplaced = !leading.isEmpty && topItem?.leftItemsSupplementBackButton != true
    let back = topItem?.hidesBackButton == true || isReplaced ? nil : backItem
    header.backTitle = back.map { $0.backBarButtonItem?.title ?? $0.backButtonTitle ?? $0.title ?? "Back" }
    header.leadingItems = leading
    header.trailingItems = (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }
    header.titleView = topItem?.titleView
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: header.fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = bounds
  }
}
