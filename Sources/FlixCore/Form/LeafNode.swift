/// A node that shows rows of its own.
@MainActor
package class LeafNode<Provider>: FormNode<Provider> {
  /// The provider that the node stands for.
  package let provider: Provider

  init(provider: Provider, object: AnyObject, identity: String, context: FormContext) {
    self.provider = provider
    super.init(object: object, identity: identity, context: context)
  }

  /// The value of a row, without its type.
  package func value(at index: Int) -> Any {
    preconditionFailure("\(identity) has no value \(index)")
  }

  override func leaf(at index: Int) -> (node: LeafNode<Provider>, index: Int) { (self, index) }

  package override func forEachLeaf(_ body: (LeafNode<Provider>) -> Void) {
    body(self)
  }
}
