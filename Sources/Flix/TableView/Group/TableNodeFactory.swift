extension NodeFactory where Provider == any TableViewMultiNodeProvider {
  /// Makes the nodes of row providers and of groups of them.
  static var rows: NodeFactory {
    NodeFactory(identity: { $0._flix_identity }) { provider, context in
      guard let children = children(of: provider) else { return provider.makeNode(in: context) }
      return GroupNode(
        object: provider,
        identity: provider._flix_identity,
        context: context,
        factory: .rows,
        providers: children
      )
    }
  }

  /// What makes the providers of a group; `nil` for a provider that is none.
  private static func children(
    of provider: any TableViewMultiNodeProvider
  ) -> (() -> [any TableViewMultiNodeProvider])? {
    switch provider {
    case let group as any TableViewGroupProvider: { group.createProviders() }
    case let group as any AnimatableTableViewGroupProvider: { group.createProviders() }
    default: nil
    }
  }
}
