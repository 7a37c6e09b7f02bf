import CGTK
import Foundation

extension UICollectionView {
  /// How many items without anything to focus the keyboard passes over before it gives up.
  private static let reach = 200

  /// Listens to keys before the scrolled window does, which would scroll by them.
  final func installKeyController() {
    guard let controller = gtk_event_controller_key_new() else { return }
    Signal.connectKeyPressed(controller) { [weak self] key, modifiers in
      self?.keyWasPressed(key, modifiers) ?? false
    }
    gtk_widget_add_controller(contentWidget, controller)
  }

  /// The cell whose item has the keyboard focus; nil while the focus is on something inside a cell or elsewhere.
  final var focusedCell: UICollectionViewCell? {
    guard let focus = focusedWidget else { return nil }
    return views.values.lazy.compactMap { $0 as? UICollectionViewCell }.first { $0.showsFocus(on: focus) }
  }

  final func keyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    if movementKeyWasPressed(key, modifiers) { return true }
    if swipe.keyWasPressed(key, modifiers) { return true }
    guard let meaning = ListKey(key, modifiers) else { return false }
    if case .tab(let isForward) = meaning { return moveOutOfSight(forward: isForward) }
    guard let cell = focusedCell, let indexPath = indexPath(for: cell) else { return false }
    switch meaning {
    case .up: return focusItem(beside: indexPath, .up)
    case .down: return focusItem(beside: indexPath, .down)
    case .left where outlineKeyWasPressed(on: cell, isRight: false): return true
    case .right where outlineKeyWasPressed(on: cell, isRight: true): return true
    case .left: return focusItem(beside: indexPath, .left)
    case .right: return focusItem(beside: indexPath, .right)
    case .home: return focusItem(from: 0, step: 1)
    case .end: return focusItem(from: data.numberOfItems - 1, step: -1)
    case .pageUp: return focusPage(from: indexPath, forward: false)
    case .pageDown: return focusPage(from: indexPath, forward: true)
    case .choose:
      guard focusedWidget == cell.gtkWidget else { return false }
      if cell.isUserInteractionEnabled, shouldHighlight(indexPath) { choose(indexPath) }
      return true
    case .delete: return deleteKeyWasPressed(on: cell, indexPath)
    case .menu: return canSwipe(indexPath) && swipe.openByKey(cell)
    case .tab: return false
    }
  }

  /// Shows or hides the items below one by the arrow that points to them, or away.
  private func outlineKeyWasPressed(on cell: UICollectionViewCell, isRight: Bool) -> Bool {
    guard let cell = cell as? UICollectionViewListCell else { return false }
    return cell.outlineKeyWasPressed(expands: isRight != cell.isRightToLeft)
  }

  /// Moves the focus to the first item from a place on, in the order of items, that takes it.
  private func focusItem(from ordinal: Int, step: Int) -> Bool {
    var ordinal = ordinal
    for _ in 0..<UICollectionView.reach {
      guard let indexPath = data.indexPath(ordinal: ordinal) else { return true }
      if focusItem(at: indexPath) { return true }
      ordinal += step
    }
    return true
  }

  /// Scrolls an item into sight and gives its cell the focus; whether the cell takes it.
  @discardableResult final func focusItem(at indexPath: IndexPath, isVisible: Bool = true) -> Bool {
    guard data.contains(indexPath) else { return false }
    scrollToItem(at: indexPath, at: [], animated: false)
    layoutIfNeeded()
    guard let cell = views[.cell(indexPath)] as? UICollectionViewCell, cell.rowFocusWidget != nil else { return false }
    focus(cell, isVisible: isVisible)
    return true
  }

  /// Moves the focus to the nearest item in a direction that takes it, by the rectangles of the items as they are shown.
  private func focusItem(beside indexPath: IndexPath, _ direction: CollectionDirection) -> Bool {
    var indexPath = indexPath
    for _ in 0..<UICollectionView.reach {
      guard let found = neighbour(of: indexPath, direction), !focusItem(at: found) else { return true }
      indexPath = found
    }
    return true
  }

  /// The nearest item in a direction, by the rectangles of the items as they are shown.
  final func neighbour(of indexPath: IndexPath, _ direction: CollectionDirection) -> IndexPath? {
    guard let own = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    // Ahead in steps, so that a large gap is crossed and a layout need not say more than that.
    for step in 1...3 {
      let size = CGSize(width: bounds.width * CGFloat(step), height: bounds.height * CGFloat(step))
      let candidates = items(in: direction.area(from: own, size: size)).filter { $0.value != indexPath }
      if let found = direction.nearest(to: own, among: candidates) { return found }
    }
    return nil
  }

  /// The items that a rectangle touches, with their rectangles, all as they are shown.
  private func items(in area: CGRect) -> [(value: IndexPath, frame: CGRect)] {
    (collectionViewLayout.layoutAttributesForElements(in: mirrored(area)) ?? []).compactMap { attributes in
      guard case .cell(let indexPath) = attributes.element, !attributes.isHidden, data.contains(indexPath) else {
        return nil
      }
      return (indexPath, mirrored(attributes.frame))
    }
    .sorted { $0.value < $1.value }
  }

  private func focusPage(from indexPath: IndexPath, forward: Bool) -> Bool {
    guard let own = layoutAttributesForItem(at: indexPath)?.frame else { return true }
    let scrollsSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let length = scrollsSideways ? bounds.width : bounds.height
    let isForward = scrollsSideways && isMirrored ? !forward : forward
    let way = isForward ? length : -length
    let target = scrollsSideways ? own.offsetBy(dx: way, dy: 0) : own.offsetBy(dx: 0, dy: way)
    func distance(_ frame: CGRect) -> CGFloat { abs(frame.midX - target.midX) + abs(frame.midY - target.midY) }
    let ahead = items(in: target.insetBy(dx: -bounds.width, dy: -bounds.height)).filter { item in
      let way = scrollsSideways ? item.frame.midX - own.midX : item.frame.midY - own.midY
      return isForward ? way > 0.5 : way < -0.5
    }
    if let found = ahead.min(by: { distance($0.frame) < distance($1.frame) }) { focusItem(at: found.value) }
    return true
  }

  /// What gets the focus when the item that shows it goes.
  ///
  /// - Returns: Its place after the batch; nil when no item shows the focus, or that item stays.
  final func heirOfFocus(after update: ListUpdate) -> IndexPath? {
    guard let cell = focusedCell, cell.holdsKeyboardFocus, let old = indexPath(for: cell), data.contains(old) else {
      return nil
    }
    return update.heir(of: old, in: data, reach: UICollectionView.reach)
  }

  /// Takes Tab on to items that have no cell yet; everything else GTK does by itself.
  private func moveOutOfSight(forward: Bool) -> Bool {
    let cells = views.values.lazy.compactMap { $0 as? UICollectionViewCell }
    guard let cell = cells.first(where: \.containsKeyboardFocus), let indexPath = indexPath(for: cell) else {
      return false
    }
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    let step = forward ? 1 : -1
    var ordinal = data.ordinal(of: indexPath) + step
    guard let next = data.indexPath(ordinal: ordinal), views[.cell(next)] == nil else { return false }
    if gtk_widget_child_focus(cell.gtkWidget, direction) != 0 { return true }
    for _ in 0..<UICollectionView.reach {
      guard let next = data.indexPath(ordinal: ordinal) else { return false }
      scrollToItem(at: next, at: [], animated: false)
      layoutIfNeeded()
      if let cell = views[.cell(next)], gtk_widget_child_focus(cell.gtkWidget, direction) != 0 {
        scrollToItem(at: next, at: [], animated: false)
        return true
      }
      ordinal += step
    }
    return false
  }
}
