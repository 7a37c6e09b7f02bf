#if RxSwift
  import Flix
  import FlixRxSwift
  import RxRelay
  import RxSwift

  final class ItemsViewModel {
    let items = BehaviorRelay(value: [Item(name: "Flix")])
  }

  nonisolated struct Item {
    let name: String

    func toProviderValue() -> ItemsProvider.Value { ItemsProvider.Value(name: name) }
  }

  /// The article's values from a view model, in a provider that has what else one needs.
  final class ItemsProvider: AnimatableTableViewProvider {
    nonisolated struct Value: Equatable, StringIdentifiableType {
      let name: String
      var identity: String { name }
    }

    let viewModel = ItemsViewModel()

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: Value) {
      cell.textLabel?.text = value.name
    }

    public func createValues() -> Observable<[Value]> {
      return viewModel.items
        .map { $0.map { $0.toProviderValue() } }
    }
  }
#endif
