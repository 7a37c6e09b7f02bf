import Flix
import Observation

/// A group of other rows, which may change.
@Observable
final class FormGroup: FormRows {
  var members: [any FormRows]
  var isHidden = false

  @ObservationIgnored private weak var madeRowProvider: TableGroupProvider?

  init(_ members: any FormRows...) {
    self.members = members
  }

  var rowProvider: any TableViewMultiNodeProvider {
    let provider = madeRowProvider ?? TableGroupProvider(self)
    madeRowProvider = provider
    return provider
  }
}

final class TableGroupProvider: AnimatableTableViewGroupProvider, ProviderHiddenable {
  private let model: FormGroup

  init(_ model: FormGroup) {
    self.model = model
  }

  var isHidden: Bool { model.isHidden }

  func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
    model.members.compactMap { $0.rowProvider as? any AnimatableTableViewMultiNodeProvider }
  }
}
