import Flix
import Observation

nonisolated struct City: Equatable, Identifiable {
  let id: Int
  var name: String
}

/// A list in reusable cells, in views of either kind.
@Observable
final class CityProvider: AnimatableTableViewProvider, AnimatableCollectionViewProvider, ProviderHiddenable {
  var cities: [City]
  var isHidden = false
  @ObservationIgnored var onConfigure: (City) -> Void = { _ in }
  /// The size in collection views.
  @ObservationIgnored var itemSize: CGSize? = CGSize(width: 300, height: 40)
  @ObservationIgnored private(set) var configured: [String] = []

  init(_ names: [String]) {
    cities = names.enumerated().map { City(id: $0, name: $1) }
  }

  func createValues() -> [City] { cities }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
    configured.append(value.name)
    cell.textLabel?.text = value.name
    onConfigure(value)
  }

  func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {
    configured.append(value.name)
    cell.label.text = value.name
    onConfigure(value)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: City
  ) -> CGSize? {
    itemSize
  }
}

/// A cell of a collection view with a text.
final class LabelCell: UICollectionViewCell {
  private(set) lazy var label: UILabel = {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }()
}
