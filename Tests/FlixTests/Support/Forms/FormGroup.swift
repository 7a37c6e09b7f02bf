import Flix
import Observation

/// A group of other rows, which may change.
@Observable
final class FormGroup: FormRows {
  var members: [any FormRows]
  var isHidden = false

  @ObservationIgnored private weak var madeRowProvider: GroupProvider?

  init(_ members: any FormRows...) {
    self.members = members
  }

  var rowProvider: any TableViewMultiNodeProvider { provider }
  var itemProvider: any CollectionViewMultiNodeProvider { provider }

  private var provider: GroupProvider {
    let provider = madeRowProvider ?? GroupProvider(self)
    madeRowProvider = provider
    return provider
  }
}

/// The group for views of both kinds.
final class GroupProvider: AnimatableTableViewGroupProvider, AnimatableCollectionViewGroupProvider,
  ProviderHiddenable
{
  private let model: FormGroup

  init(_ model: FormGroup) {
    self.model = model
  }

  var isHidden: Bool { model.isHidden }

  func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
    model.members.compactMap { $0.rowProvider as? any AnimatableTableViewMultiNodeProvider }
  }

  func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] {
    model.members.compactMap { $0.itemProvider as? any AnimatableCollectionViewMultiNodeProvider }
  }
}
