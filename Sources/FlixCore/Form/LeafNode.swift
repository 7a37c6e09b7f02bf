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

  /// Takes note that the view moved a row by itself, as a person has it do.
  ///
  /// The next update compares what the provider says with the new order: a provider that took the move changes nothing,
  /// and one that did not has the row moved back.
  ///
  /// - Parameters:
  ///   - source: The index of its value before.
  ///   - destination: The index of its value now.
  package func moveValue(from source: Int, to destination: Int) {
    preconditionFailure("\(identity) has no value \(source)")
  }

  override func leaf(at index: Int) -> (node: LeafNode<Provider>, index: Int) { (self, index) }

  package override func forEachLeaf(_ body: (LeafNode<Provider>) -> Void) {
    body(self)
  }
}
