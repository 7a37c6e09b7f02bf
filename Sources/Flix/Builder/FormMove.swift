/// A row or item that a person has moved among those of its provider.
struct FormMove<Provider> {
  /// The node of the provider.
  let node: LeafNode<Provider>
  /// The index of the value among those that the view showed.
  let from: Int
  /// Its index among those that the view shows now.
  let to: Int
}
