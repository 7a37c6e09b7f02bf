import CGTK
import Foundation

// While an item is moved, numbers, views and layout follow it from place to place as if the data source did; that one is
// told at the end. Its cells are asked for by the places that it knows.
extension UICollectionView {
  /// Whether a person can move an item.
  final func canMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.implementsMove else { return false }
    return dataSource.collectionView(self, canMoveItemAt: indexPath)
  }

  /// Where the data source has the item that is shown at a place.
  final func dataIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.relocation.original(of: indexPath) ?? indexPath
  }

  final func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, updateDepth == 0, !isTiling else { return false }
    swipe.close(animated: true)
    prepareVisibleItems()
    guard data.contains(indexPath), canMove(indexPath) else { return false }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return false }
    let movement = CollectionMovement(of: indexPath, at: CGPoint(x: frame.midX, y: frame.midY), in: self)
    movement.escape = window.map { window in
      EscapeListener(in: window) { [weak self] in
        self?.cancelMovement()
        return true
      }
    }
    self.movement = movement
    lift(true, movement)
    invalidateMovement(from: indexPath, movement.position)
    layoutIfNeeded()
    return true
  }

  final func updateMovement(to position: CGPoint) {
    guard let movement, !isTiling else { return }
    let former = (indexPath: movement.relocation.current, position: movement.position)
    movement.position = position
    let target = movementTarget(movement)
    // Who was asked for it may have ended the movement.
    guard self.movement === movement else { return }
    if target != former.indexPath { shiftMovement(movement, to: target) }
    // Moving the others may have ended it.
    guard self.movement === movement else { return }
    invalidateMovement(from: former.indexPath, former.position)
    layoutIfNeeded()
    let pointer = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
    movement.autoscroll.didScroll = { [weak self] in
      guard let self else { return }
      updateMovement(to: CGPoint(x: bounds.minX + pointer.x, y: bounds.minY + pointer.y))
    }
    movement.autoscroll.pointerMoved(to: pointer)
  }

  final func endMovement() {
    guard let movement else { return }
    let relocation = movement.relocation
    guard relocation.current != relocation.original else { return finishMovement(movement, isCancelled: false) }
    movement.autoscroll.stop()
    self.movement = nil
    dataSource?.collectionView(self, moveItemAt: relocation.original, to: relocation.current)
    // A data source that has moved more than that reloads or changes what is shown; one that has not said so is asked.
    if !needsReload, askCounts().counts != data.counts { performReload() }
    finishMovement(movement, isCancelled: false)
  }

  final func cancelMovement() {
    guard let movement else { return }
    if movement.relocation.current != movement.relocation.original {
      shiftMovement(movement, to: movement.relocation.original)
    }
    finishMovement(movement, isCancelled: true)
  }

  /// Takes an item back at once, before something else changes the collection view.
  final func interruptMovement() {
    guard movement != nil else { return }
    UIView.performWithoutAnimation { cancelMovement() }
  }

  /// Forgets a movement whose items are asked for anew.
  final func dropMovement() {
    guard let movement else { return }
    movement.autoscroll.stop()
    lift(false, movement)
    self.movement = nil
  }

  /// Shows that an item is held, or no longer.
  private func lift(_ isLifted: Bool, _ movement: CollectionMovement) {
    (views[.cell(movement.relocation.current)] as? UICollectionViewCell)?.isLifted = isLifted
  }

  // MARK: Places

  /// A point of the content as the layout knows it, from one as it is shown.
  private func layoutPoint(_ point: CGPoint) -> CGPoint {
    mirrored(CGRect(origin: point, size: .zero)).origin
  }

  /// The attributes of the item that is moved.
  final var movedAttributes: UICollectionViewLayoutAttributes? {
    movement.map {
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: $0.relocation.current,
        withTargetPosition: layoutPoint($0.position)
      )
    }
  }

  /// Where the item goes at its present position, as layout and delegate want it.
  private func movementTarget(_ movement: CollectionMovement) -> IndexPath {
    let current = movement.relocation.current
    prepareToAnswer()
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current,
      withPosition: layoutPoint(movement.position)
    )
    guard proposed != current else { return current }
    return allowedTarget(proposed, for: movement.relocation)
  }

  /// The place that the delegate makes of a proposed one.
  private func allowedTarget(_ proposed: IndexPath, for relocation: ListRelocation) -> IndexPath {
    let target =
      delegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: relocation.original,
        atCurrentIndexPath: relocation.current,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard data.counts.indices.contains(target.section) else { return relocation.current }
    let room = data.counts[target.section] - (target.section == relocation.current.section ? 1 : 0)
    return (0...room).contains(target.item) ? target : relocation.current
  }

  /// Shows the item at another place among the others.
  private func shiftMovement(_ movement: CollectionMovement, to target: IndexPath) {
    let step = ListRelocation(original: movement.relocation.current, current: target)
    movement.relocation.current = target
    var recorded = CollectionUpdates()
    recorded.batch.movedRows.append(.init(from: step.original, to: target))
    carryOut(recorded, counts: SectionCounts(step.counts(data.counts)))
  }

  private func invalidateMovement(from indexPath: IndexPath, _ position: CGPoint) {
    guard let movement else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.relocation.current],
      withTargetPosition: layoutPoint(movement.position),
      previousIndexPaths: [indexPath],
      previousPosition: layoutPoint(position)
    )
    context.previousIndexPathsForInteractivelyMovingItems = [indexPath]
    context.targetIndexPathsForInteractivelyMovingItems = [movement.relocation.current]
    context.interactiveMovementTarget = layoutPoint(movement.position)
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Lets the item go to its place.
  private func finishMovement(_ movement: CollectionMovement, isCancelled: Bool) {
    movement.autoscroll.stop()
    lift(false, movement)
    self.movement = nil
    let relocation = movement.relocation
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [relocation.current],
      previousIndexPaths: [relocation.original],
      movementCancelled: isCancelled
    )
    collectionViewLayout.invalidateLayout(with: context)
    guard let cell = views[.cell(relocation.current)], canAnimateUpdates else { return setNeedsLayout() }
    let start = cell.frame
    layoutIfNeeded()
    guard views[.cell(relocation.current)] === cell, cell.frame.origin != start.origin else { return }
    let path = ListMotion.Path(
      view: cell,
      startOffset: CGPoint(x: start.midX - cell.frame.midX, y: start.midY - cell.frame.midY)
    )
    motion.start([path], in: self, duration: 0.2) { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: Keys

  /// Alt with an arrow moves the focused item by one place.
  ///
  /// - Returns: Whether the key was used.
  final func movementKeyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    guard modifiers.rawValue & GDK_ALT_MASK.rawValue != 0, let cell = focusedCell, let indexPath = indexPath(for: cell)
    else { return false }
    let direction: CollectionDirection
    switch ListKey(key, GdkModifierType(rawValue: modifiers.rawValue & ~GDK_ALT_MASK.rawValue)) {
    case .up: direction = .up
    case .down: direction = .down
    case .left: direction = .left
    case .right: direction = .right
    default: return false
    }
    guard let target = neighbour(of: indexPath, direction) else { return false }
    return moveByKeyboard(indexPath, to: target)
  }

  /// Moves an item to the place of another and keeps the keyboard focus on it.
  ///
  /// - Returns: Whether the item can be moved.
  final func moveByKeyboard(_ indexPath: IndexPath, to target: IndexPath) -> Bool {
    guard beginMovement(of: indexPath), let movement else { return false }
    let allowed = allowedTarget(target, for: movement.relocation)
    guard self.movement === movement else { return true }
    if allowed != indexPath { shiftMovement(movement, to: allowed) }
    guard self.movement === movement else { return true }
    endMovement()
    focusItem(at: allowed)
    return true
  }
}
