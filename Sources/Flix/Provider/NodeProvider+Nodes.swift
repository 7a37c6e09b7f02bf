extension NodeProvider {
  /// A node for the provider in a form.
  ///
  /// - Parameter provider: The same provider, as the form knows it.
  func makeNode<Provider>(as provider: Provider, in context: FormContext) -> FormNode<Provider> {
    ValueNode<Provider, Value>(provider: provider, source: self, context: context)
  }

  /// The value of a row or item, with its type.
  func value<Provider>(of node: LeafNode<Provider>, at index: Int) -> Value {
    valueNode(node).values[index]
  }

  /// The value of a header or footer, with its type; `nil` if there is none.
  func value<Part>(of part: LeafNode<Part>) -> Value? {
    (part as? ValueNode<Part, Value>)?.values.first
  }

  /// Follows a row or item that a person has moved in the view, which shows it at its new place already.
  ///
  /// The provider is to be told, and moves its value; should it not, the next update moves the row or item back. Its values
  /// may have changed while the person moved one of them: as it can move only what it has, it is told of the same move
  /// among the values that it has by now.
  ///
  /// - Returns: The value and the indices among the provider's values, or `nil` if the value is gone.
  func follow<Provider>(_ move: FormMove<Provider>) -> (value: Value, from: Int, to: Int)? {
    valueNode(move.node).moveValue(from: move.from, to: move.to)
  }

  private func valueNode<Provider>(_ node: LeafNode<Provider>) -> ValueNode<Provider, Value> {
    guard let node = node as? ValueNode<Provider, Value> else {
      preconditionFailure("the node of \(_flix_identity) was not made for values of the type \(Value.self)")
    }
    return node
  }
}

extension NodeFactory {
  /// Makes the nodes of providers and of groups of them.
  ///
  /// - Parameters:
  ///   - erased: A provider without its view.
  ///   - children: What makes the providers of a group; `nil` for a provider that is none.
  static func providers(
    _ erased: @escaping (Provider) -> any NodeProvider,
    children: @escaping (Provider) -> (() -> [Provider])? = { _ in nil }
  ) -> NodeFactory {
    NodeFactory(identity: { erased($0)._flix_identity }) { provider, context in
      let object = erased(provider)
      guard let providers = children(provider) else { return object.makeNode(as: provider, in: context) }
      let group = object as? any GroupNodeProvider
      return GroupNode(
        object: object,
        identity: object._flix_identity,
        context: context,
        factory: .providers(erased, children: children),
        listed: { group?.listedIdentities },
        providers: providers
      )
    }
  }
}

extension NodeProvider {
  /// A dequeued cell, header or footer as the class that the provider configures.
  func checked<Wanted: UIView>(_ dequeued: UIView, as type: Wanted.Type) -> Wanted {
    guard let view = dequeued as? Wanted else {
      preconditionFailure(
        "provider \(_flix_identity) registered views of the class \(Swift.type(of: dequeued)), but configures \(type)"
      )
    }
    return view
  }
}
