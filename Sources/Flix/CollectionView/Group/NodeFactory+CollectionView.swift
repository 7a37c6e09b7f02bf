extension NodeFactory where Provider == any CollectionViewMultiNodeProvider {
  /// Makes the nodes of item providers and of groups of them.
  static var items: NodeFactory {
    .providers({ $0 }) { provider in
      switch provider {
      case let group as any CollectionViewGroupProvider: { group.createProviders() }
      case let group as any AnimatableCollectionViewGroupProvider: { group.createProviders() }
      default: nil
      }
    }
  }
}
