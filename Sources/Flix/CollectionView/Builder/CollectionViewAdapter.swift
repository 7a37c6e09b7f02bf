/// Answers a collection view from a form.
///
/// Changes of state wait while a cell is configured or a call is answered: a collection view takes no batch meanwhile.
final class CollectionViewAdapter: FormAdapter {
  private(set) weak var builder: CollectionViewBuilder?

  let form: CollectionForm

  private var movement: ItemMovement?

  init(builder: CollectionViewBuilder) {
    self.builder = builder
    form = builder.form
  }

  override var scrollViewDelegate: (any UIScrollViewDelegate)? {
    builder.flatMap { $0.scrollViewDelegate ?? $0.forwardingDelegate }
  }

  override func unregister(_ identity: String) {
    guard let collectionView = builder?.collectionView else { return }
    let nothing: AnyClass? = nil
    collectionView.register(nothing, forCellWithReuseIdentifier: identity)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(nothing, forSupplementaryViewOfKind: kind, withReuseIdentifier: identity)
    }
  }

  /// Brings the gesture that moves items along, once the form has some that can be moved.
  private func installMovement(for node: CollectionNode, in collectionView: UICollectionView) {
    guard movement == nil, node.provider is any CollectionViewMoveable else { return }
    movement = ItemMovement(collectionView)
  }

  /// Another form is shown.
  func removeMovement() {
    movement?.remove()
    movement = nil
  }

  func node(at indexPath: IndexPath) -> (node: CollectionNode, index: Int) {
    form.tree.node(at: NodePosition(indexPath))
  }

  /// A header or footer of a section, shown or not.
  func part(_ kind: ElementKindSection, inSection section: Int) -> CollectionPartNode? {
    let section = form.tree.section(at: section)
    return kind == .header ? section.header : section.footer
  }
}

// MARK: - UICollectionViewDataSource

extension CollectionViewAdapter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    form.tree.numberOfSections
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    form.tree.numberOfItems(inSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let (node, index) = node(at: indexPath)
    return form.withoutUpdates {
      registerIfNeeded(node.identity) {
        node.provider.register(collectionView)
        installMovement(for: node, in: collectionView)
      }
      return node.provider.cell(collectionView, at: indexPath, node: node, index: index)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let place = ElementKindSection(elementKind: kind) else {
      return otherView(collectionView, ofKind: kind, at: indexPath)
    }
    guard let node = part(place, inSection: indexPath.section) else {
      return emptyView(collectionView, ofKind: kind, at: indexPath)
    }
    return form.withoutUpdates {
      registerIfNeeded(node.identity) { node.provider.register(collectionView) }
      let view = node.provider.view(collectionView, at: indexPath, node: node)
      view.setShown(node.isShown)
      return view
    }
  }

  /// A view that the layout has and the form does not, such as one of a compositional layout.
  private func otherView(
    _ collectionView: UICollectionView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let method = dataSourceMethod { $0.collectionView(_:viewForSupplementaryElementOfKind:at:) }
    return method?(collectionView, kind, indexPath) ?? emptyView(collectionView, ofKind: kind, at: indexPath)
  }

  /// Stands where the layout has a header or footer and the form has none.
  private func emptyView(
    _ collectionView: UICollectionView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = "Flix.nothing"
    registerIfNeeded(identifier + kind) {
      collectionView.register(
        SectionContentView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    view.setShown(false)
    return view
  }
}

extension ElementKindSection {
  /// What a collection view calls by a name, if it is a header or footer of a section.
  @MainActor
  init?(elementKind: String) {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }
}
