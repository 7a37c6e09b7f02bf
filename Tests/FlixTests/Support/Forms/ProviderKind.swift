import Flix
import Testing

/// The kinds of providers, one of each of which can be made for a form.
nonisolated enum ProviderKind: String, CaseIterable, CustomTestStringConvertible {
  case list, plainList, cellsOfChoice, unique, custom, customCell, group, plainGroup, asynchronous
  case text, toggle, radio, button, textField, deletable

  var testDescription: String { rawValue }

  /// Whether it can be in an animated form.
  var isAnimatable: Bool { self != .plainList && self != .plainGroup }

  /// The kinds that there are for a kind of view.
  static func all(in kind: FormKind) -> [ProviderKind] {
    switch kind {
    case .table: allCases
    case .collection, .list: allCases.filter { ![.button, .textField, .deletable].contains($0) }
    }
  }

  /// A provider with at least one row.
  @MainActor
  func makeRows(for kind: FormKind) -> MadeRows {
    switch self {
    case .custom where kind != .table:
      let provider = UniqueCustomCollectionViewProvider()
      provider.didMoveToCollectionView = { _, cell in cell.tag = 1 }
      provider.whenGetCell { $0.tag = 2 }
      return MadeRows(provider) { [unowned provider] in provider.backgroundView = UIView() }
    case .customCell where kind != .table:
      let provider = SingleCollectionViewCellProvider<EntriesProvider.ItemCell>()
      return MadeRows(provider) { [unowned provider] in provider.isEnabled = false }
    case .text where kind != .table:
      let provider = UniqueTextCollectionViewProvider(title: "text", accessories: [.disclosureIndicator()])
      return MadeRows(provider) { [unowned provider] in provider.detail = "changed" }
    case .toggle where kind != .table:
      let provider = UniqueSwitchCollectionViewProvider(title: "switch")
      return MadeRows(provider) { [unowned provider] in provider.isOn.toggle() }
    case .radio where kind != .table:
      let provider = RadioCollectionViewProvider(options: ["a", "b"], checkedOption: "a")
      return MadeRows(provider) { [unowned provider] in provider.checkedOption = "b" }
    case .radio:
      let provider = RadioTableViewProvider(options: ["a", "b"], checkedOption: "a")
      return MadeRows(provider) { [unowned provider] in provider.checkedOption = "b" }
    case .list:
      let provider = CityProvider(["a", "b"])
      return MadeRows(provider) { [unowned provider] in provider.cities = [City(id: 1, name: "c")] }
    case .plainList:
      let provider = PlainRows()
      return MadeRows(provider) { [unowned provider] in provider.source.texts = ["c"] }
    case .cellsOfChoice:
      let provider = ChoiceRows()
      return MadeRows(provider) { [unowned provider] in provider.source.texts = ["c"] }
    case .unique: return MadeRows(OwnRow())
    case .custom:
      let provider = UniqueCustomTableViewProvider()
      provider.didMoveToTableView = { _, cell in cell.accessoryType = .checkmark }
      provider.whenGetCell { $0.accessoryType = .none }
      return MadeRows(provider) { [unowned provider] in provider.accessoryView = UISwitch() }
    case .customCell:
      let provider = SingleTableViewCellProvider<EntriesProvider.Cell>()
      return MadeRows(provider) { [unowned provider] in provider.isEnabled = false }
    case .group:
      let group = FormGroup(FormEntries("a"), FormField("b"))
      return MadeRows(group.rowProvider) { [unowned group] in group.members.removeLast() }
    case .plainGroup: return MadeRows(PlainGroup())
    case .asynchronous: return MadeRows(AsynchronousRows())
    case .text:
      let provider = UniqueTextTableViewProvider(title: "text", detail: "detail", accessoryType: .disclosureIndicator)
      return MadeRows(provider) { [unowned provider] in provider.detail = "changed" }
    case .toggle:
      let provider = UniqueSwitchTableViewProvider(title: "switch")
      return MadeRows(provider) { [unowned provider] in provider.isOn.toggle() }
    case .button: return MadeRows(UniqueButtonTableViewProvider(title: "button"))
    case .textField:
      let provider = UniqueTextFieldTableViewProvider(placeholder: "field")
      return MadeRows(provider) { [unowned provider] in provider.text = "changed" }
    case .deletable:
      let provider = DevicesProvider(["a", "b"])
      return MadeRows(provider) { [unowned provider] in provider.devices.removeFirst() }
    }
  }
}

/// A provider, and a change that can be made to it.
@MainActor
final class MadeRows: FormRows {
  let provider: any MultiNodeProvider
  let change: () -> Void

  init(_ provider: any MultiNodeProvider, change: @escaping () -> Void = {}) {
    self.provider = provider
    self.change = change
  }

  var rowProvider: any TableViewMultiNodeProvider {
    guard let provider = provider as? any TableViewMultiNodeProvider else {
      preconditionFailure("\(provider) is not for table views")
    }
    return provider
  }

  var itemProvider: any CollectionViewMultiNodeProvider {
    guard let provider = provider as? any CollectionViewMultiNodeProvider else {
      preconditionFailure("\(provider) is not for collection views")
    }
    return provider
  }
}

private final class PlainRows: TableViewProvider, CollectionViewProvider {
  let source = FormEntries("a", "b")

  func createValues() -> [String] { source.texts }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: String) {
    cell.textLabel?.text = value
  }

  func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: String) {
    cell.label.text = value
  }
}

private final class ChoiceRows: AnimatableTableViewMultiNodeProvider, AnimatableCollectionViewMultiNodeProvider {
  let source = FormEntries("a", "b")

  func createValues() -> [FormEntries.Entry] { source.entries }

  func register(_ tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: _flix_identity)
  }

  func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: FormEntries.Entry) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: _flix_identity, for: indexPath)
    cell.textLabel?.text = value.text
    return cell
  }

  func register(_ collectionView: UICollectionView) {
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: _flix_identity)
  }

  func configureCell(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: FormEntries.Entry
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: _flix_identity, for: indexPath)
    (cell as? LabelCell)?.label.text = value.text
    return cell
  }
}

private final class OwnRow: UniqueAnimatableTableViewProvider, UniqueAnimatableCollectionViewProvider {
  typealias Cell = UITableViewCell

  let field = UITextField()

  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    field.frame = cell.contentView.bounds
    cell.contentView.addSubview(field)
  }

  func onCreate(_ collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) {
    field.frame = cell.contentView.bounds
    cell.contentView.addSubview(field)
  }
}

private final class PlainGroup: TableViewGroupProvider, CollectionViewGroupProvider {
  private let rows = PlainRows()

  func createProviders() -> [any TableViewMultiNodeProvider] { [rows] }
  func createProviders() -> [any CollectionViewMultiNodeProvider] { [rows] }
}

private final class AsynchronousRows: AnimatableTableViewProvider, AnimatableCollectionViewProvider {
  typealias Value = FormEntries.Entry

  func createValues() -> AsyncValues<AsyncStream<[FormEntries.Entry]>> {
    AsyncValues(
      AsyncStream { continuation in
        continuation.yield([FormEntries.Entry(id: 0, text: "a")])
      }
    )
  }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: FormEntries.Entry) {
    cell.textLabel?.text = value.text
  }

  func configureCell(
    _ collectionView: UICollectionView,
    cell: LabelCell,
    indexPath: IndexPath,
    value: FormEntries.Entry
  ) {
    cell.label.text = value.text
  }
}
