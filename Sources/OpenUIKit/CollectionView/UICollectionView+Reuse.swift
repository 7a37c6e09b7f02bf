import Foundation

extension UICollectionView {
  /// The name under which a view beside the items waits: kinds have identifiers of their own.
  static func reuseKey(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

  final func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    precondition(!identifier.isEmpty, "must pass a valid reuse identifier to register(_:forCellWithReuseIdentifier:)")
    for cell in cellRegistry.register(cellClass, for: identifier) { discard(cell) }
  }

  final func registerViewClass(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    precondition(
      !kind.isEmpty && !identifier.isEmpty,
      "must pass a valid element kind and reuse identifier to "
        + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
    )
    let key = UICollectionView.reuseKey(kind, identifier)
    for view in viewRegistry.register(viewClass, for: key) { discard(view) }
  }

  final func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier, cell.element == .cell(indexPath) {
      reconfiguredCell = nil
      return cell
    }
    // After a reload an item gets its former cell back, so that what it shows need not move.
    if let cell = cellRegistry.pool.take(identifier, preferring: { $0.formerElement == .cell(indexPath) }) {
      cell.isPooled = false
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellRegistry.registeredClass(for: identifier) else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return make(type, for: .cell(indexPath), identifier: identifier, key: identifier)
  }

  final func dequeueView(_ kind: String, _ identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
    let element = CollectionElement.supplementary(kind: kind, indexPath)
    let key = UICollectionView.reuseKey(kind, identifier)
    if let view = takeView(key, for: element) { return view }
    guard let type = viewRegistry.registeredClass(for: key) else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard"
      )
    }
    return make(type, for: element, identifier: identifier, key: key)
  }

  /// A view of the layout itself, of the class registered with it.
  private func dequeueDecoration(_ kind: String, for indexPath: IndexPath) -> UICollectionReusableView {
    let element = CollectionElement.decoration(kind: kind, indexPath)
    // A kind means nothing outside its layout, and views outlive an exchange of layouts.
    let key = "\(kind)\u{0}\u{0}"
    guard let type = collectionViewLayout.decorationClasses[kind] else {
      preconditionFailure(
        "could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for "
          + "the kind"
      )
    }
    if let view = takeView(key, for: element), Swift.type(of: view) == type { return view }
    return make(type, for: element, identifier: kind, key: key)
  }

  private func takeView(_ key: String, for element: CollectionElement) -> UICollectionReusableView? {
    guard let view = viewRegistry.pool.take(key, preferring: { $0.formerElement == element }) else { return nil }
    view.isPooled = false
    view.prepareForReuse()
    return view
  }

  /// Makes a view of a registered class, with the frame that the layout gives it.
  private func make<View: UICollectionReusableView>(
    _ type: View.Type,
    for element: CollectionElement,
    identifier: String,
    key: String
  ) -> View {
    let frame = shownAttributes?.element == element ? shownAttributes?.frame : nil
    let made = MetatypeInitializer.makeView(of: type, frame: mirrored(frame ?? .zero))
    guard let view = made as? View else { preconditionFailure("\(type) could not be created.") }
    view.reuseIdentifier = identifier
    view.reuseKey = key
    view.collectionView = self
    if view is UICollectionViewCell { setAccessibleRole(of: view) }
    return view
  }

  /// Asks the data source, or the layout for its own, for the view of an element.
  final func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    shownAttributes = attributes
    registrationsWhenAsked = UICollectionView.registrations
    defer {
      shownAttributes = nil
      registrationsWhenAsked = nil
    }
    switch attributes.element {
    case .decoration(let kind, let indexPath): return dequeueDecoration(kind, for: indexPath)
    case .cell(let indexPath):
      guard let cell = dataSource?.collectionView(self, cellForItemAt: dataIndexPath(of: indexPath)) else { return nil }
      checkGiven(cell, at: indexPath)
      return cell
    case .supplementary(let kind, let indexPath):
      guard
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      else { return nil }
      checkGiven(view, kind, at: indexPath)
      return view
    }
  }

  final func checkGiven(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    precondition(
      cell.reuseIdentifier != nil && cell.reuseKey != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    precondition(
      cell.collectionView === self,
      "the cell returned from -collectionView:cellForItemAtIndexPath: (\(type(of: cell)) at index path "
        + "\(indexPath.listDescription)) was dequeued from another collection view"
    )
    checkFree(cell, for: .cell(indexPath))
  }

  private func checkGiven(_ view: UICollectionReusableView, _ kind: String, at indexPath: IndexPath) {
    precondition(
      view.reuseKey != nil && view.collectionView === self,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
        + "\(indexPath.listDescription)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    )
    checkFree(view, for: .supplementary(kind: kind, indexPath))
  }

  /// Stops when a view stands for another element already.
  private func checkFree(_ view: UICollectionReusableView, for element: CollectionElement) {
    guard let other = view.element, other != element, views[other] === view else { return }
    preconditionFailure(
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
        + "view's data source is asked to provide a view for a given index path, ensure that a single view is "
        + "dequeued and returned to the collection view. The \(type(of: view)) for index path "
        + "\(element.indexPath.listDescription) is shown for \(other.indexPath.listDescription) already."
    )
  }

  // MARK: Leaving the screen

  /// Takes a view off the screen and keeps it for another element.
  final func release(_ view: UICollectionReusableView, from element: CollectionElement) {
    view.element = nil
    motion.release(view)
    if let cell = view as? UICollectionViewCell {
      swipe.release(cell)
      cell.isLifted = false
      if pressedCell === cell { pressCancelled(on: cell) }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if case .supplementary(let kind, let indexPath) = element {
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: indexPath
      )
    }
    guard view.element == nil, view.collectionView === self else { return }
    view.formerElement = element
    guard let key = view.reuseKey, store(view, key) else { return discard(view) }
    view.isPooled = true
  }

  private func store(_ view: UICollectionReusableView, _ key: String) -> Bool {
    if let cell = view as? UICollectionViewCell { return cellRegistry.pool.store(cell, for: key) }
    return viewRegistry.pool.store(view, for: key)
  }

  private func discard(_ view: UICollectionReusableView) {
    if view.superview === self { view.removeFromSuperview() }
    view.isPooled = false
    view.isParked = false
    view.collectionView = nil
  }

  /// Takes everything off the screen. Who edits in an item ends editing, as the item may be another one afterwards.
  final func releaseAllViews() {
    for view in views.values { view.endEditing(true) }
    let old = views
    views = [:]
    for (element, view) in old.sorted(by: { $0.key < $1.key }) { release(view, from: element) }
  }

  /// Hides what still waits for reuse. Until now it stayed in place, so that a cell that is used again at once keeps
  /// the keyboard focus.
  final func parkPool() {
    for cell in cellRegistry.pool.all where !cell.isParked { cell.isParked = true }
    for view in viewRegistry.pool.all where !view.isParked { view.isParked = true }
  }
}
