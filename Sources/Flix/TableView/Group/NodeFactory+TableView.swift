extension NodeFactory where Provider == any TableViewMultiNodeProvider {
  /// Makes the nodes of row providers and of groups of them.
  static var rows: NodeFactory {
    .providers({ $0 }) { provider in
      switch provider {
      case let group as any TableViewGroupProvider: { group.createProviders() }
      case let group as any AnimatableTableViewGroupProvider: { group.createProviders() }
      default: nil
      }
    }
  }
}
