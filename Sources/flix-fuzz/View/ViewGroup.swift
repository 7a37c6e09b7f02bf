import Flix
import Observation

/// A group of providers that change.
@Observable
final class ViewGroup: AnimatableTableViewGroupProvider, AnimatableCollectionViewGroupProvider, ProviderHiddenable {
  /// What shows rows in every kind of view.
  typealias Member = any AnimatableTableViewMultiNodeProvider & AnimatableCollectionViewMultiNodeProvider

  private var members: [Member] = []
  var isHidden = false

  func createProviders() -> [any AnimatableTableViewMultiNodeProvider] { members }

  func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] { members }

  /// Changes the providers if they are others.
  func set(_ members: [Member]) {
    if members.map(ObjectIdentifier.init) != self.members.map(ObjectIdentifier.init) { self.members = members }
  }
}
