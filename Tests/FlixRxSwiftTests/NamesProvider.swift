#if RxSwift
  import Flix

  /// Rows or items from a source of names.
  final class NamesProvider<Source: ValueSource>: TableViewProvider, CollectionViewProvider
  where Source.Value == String {
    private let source: Source

    init(_ source: Source) { self.source = source }

    func createValues() -> Source { source }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: String) {
      cell.textLabel?.text = value
    }

    func configureCell(_ collectionView: UICollectionView, cell: NameCell, indexPath: IndexPath, value: String) {
      cell.label.text = value
    }
  }
#endif
