/// Makes the nodes of a form from the providers of a library above this one.
@MainActor
package struct NodeFactory<Provider> {
  let identity: (Provider) -> String
  let makeNode: (Provider, FormContext) -> FormNode<Provider>

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - identity: The identity of a provider.
  ///   - makeNode: A new node for a provider.
  package init(
    identity: @escaping (Provider) -> String,
    makeNode: @escaping (Provider, FormContext) -> FormNode<Provider>
  ) {
    self.identity = identity
    self.makeNode = makeNode
  }
}
