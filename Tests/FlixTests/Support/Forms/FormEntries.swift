import Flix
import Observation

/// A list in reusable cells, each with a field into which its text is typed. People can move its rows.
@Observable
final class FormEntries: FormRows, ProviderHiddenable {
  nonisolated struct Entry: Equatable, Identifiable {
    let id: Int
    var text: String
    var note = ""
    /// In points.
    var height: CGFloat = 44
  }

  var entries: [Entry]
  var isHidden = false

  @ObservationIgnored var onConfigure: (Entry) -> Void = { _ in }
  @ObservationIgnored var onSelect: (Entry) -> Void = { _ in }
  @ObservationIgnored var onDeselect: (Entry) -> Void = { _ in }

  /// A person moved a row, which has the list moved accordingly unless this says otherwise.
  @ObservationIgnored var onMove: (Entry) -> Bool = { _ in true }

  /// The moves that the list was told of.
  @ObservationIgnored private(set) var moves: [String] = []

  /// The texts of the values that cells were configured with.
  @ObservationIgnored var configured: [String] = []

  /// How often the values were made.
  @ObservationIgnored private(set) var evaluations = 0

  @ObservationIgnored private weak var madeRowProvider: EntriesProvider?

  init(_ texts: [String]) {
    entries = texts.enumerated().map { Entry(id: $0, text: $1) }
  }

  convenience init(_ texts: String...) {
    self.init(texts)
  }

  /// The texts, by which tests change the list: a text that is there keeps its identity.
  var texts: [String] {
    get { entries.map(\.text) }
    set {
      let known = Dictionary(entries.map { ($0.text, $0) }) { first, _ in first }
      var last = entries.map(\.id).max() ?? -1
      entries = newValue.map { text in
        if let entry = known[text] { return entry }
        last += 1
        return Entry(id: last, text: text)
      }
    }
  }

  var rowProvider: any TableViewMultiNodeProvider { tableProvider }

  var itemProvider: any CollectionViewMultiNodeProvider { tableProvider }

  var tableProvider: EntriesProvider {
    let provider = madeRowProvider ?? EntriesProvider(self)
    madeRowProvider = provider
    return provider
  }

  func makeValues() -> [Entry] {
    evaluations += 1
    return entries
  }

  func move(_ entry: Entry, from source: Int, to destination: Int) {
    moves.append("\(entry.text) \(source) to \(destination)")
    if onMove(entry) { entries.insert(entries.remove(at: source), at: destination) }
  }

  func show(_ entry: Entry, in content: FormEntryContent) {
    configured.append(entry.text)
    content.onType = { [weak self] text in
      guard let index = self?.entries.firstIndex(where: { $0.id == entry.id }) else { return }
      self?.entries[index].text = text
    }
    content.field.text = entry.text
    content.label.text = entry.note
    onConfigure(entry)
  }
}

/// What the cell of an entry holds: a field, and a label for the note.
final class FormEntryContent: UIView {
  let field = UITextField()
  let label = UILabel()
  var onType: (String) -> Void = { _ in }

  init(in container: UIView) {
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
    for view in [field, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.widthAnchor.constraint(equalToConstant: 200),
      field.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    field.addAction(UIAction { [unowned self] _ in onType(field.text ?? "") }, for: .editingChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The provider of entries for views of both kinds.
final class EntriesProvider: AnimatableTableViewProvider, AnimatableCollectionViewProvider, TableViewMoveable,
  CollectionViewMoveable, ProviderHiddenable
{
  final class Cell: UITableViewCell {
    private(set) lazy var content = FormEntryContent(in: contentView)
  }

  private let model: FormEntries

  init(_ model: FormEntries) {
    self.model = model
  }

  var isHidden: Bool { model.isHidden }

  func createValues() -> [FormEntries.Entry] { model.makeValues() }

  func configureCell(_ tableView: UITableView, cell: Cell, indexPath: IndexPath, value: FormEntries.Entry) {
    model.show(value, in: cell.content)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath, value: FormEntries.Entry) -> CGFloat? {
    value.height
  }

  func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: FormEntries.Entry) {
    model.onSelect(value)
  }

  func itemDeselected(_ tableView: UITableView, indexPath: IndexPath, value: FormEntries.Entry) {
    model.onDeselect(value)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndex: Int,
    to destinationIndex: Int,
    value: FormEntries.Entry
  ) {
    model.move(value, from: sourceIndex, to: destinationIndex)
  }

  final class ItemCell: UICollectionViewCell {
    private(set) lazy var content = FormEntryContent(in: contentView)
    var height: CGFloat = 44

    /// Lists ask the cell for its height, where flow layouts ask the provider.
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = height
      return layoutAttributes
    }
  }

  func configureCell(
    _ collectionView: UICollectionView,
    cell: ItemCell,
    indexPath: IndexPath,
    value: FormEntries.Entry
  ) {
    cell.height = value.height
    model.show(value, in: cell.content)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: FormEntries.Entry
  ) -> CGSize? {
    CGSize(width: collectionView.bounds.width, height: value.height)
  }

  func itemSelected(_ collectionView: UICollectionView, indexPath: IndexPath, value: FormEntries.Entry) {
    model.onSelect(value)
  }

  func itemDeselected(_ collectionView: UICollectionView, indexPath: IndexPath, value: FormEntries.Entry) {
    model.onDeselect(value)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndex: Int,
    to destinationIndex: Int,
    value: FormEntries.Entry
  ) {
    model.move(value, from: sourceIndex, to: destinationIndex)
  }
}
