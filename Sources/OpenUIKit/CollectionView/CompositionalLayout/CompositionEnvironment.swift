import Foundation

/// What a compositional layout tells of the container of a section or group.
@MainActor
final class CompositionEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traitCollection: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size }
}
