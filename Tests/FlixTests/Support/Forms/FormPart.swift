import Flix

/// Something that gives a form rows, in whichever kind of view the form is shown.
@MainActor
protocol FormRows: AnyObject {
  /// The provider for a table view, the same object as long as somebody keeps it.
  var rowProvider: any TableViewMultiNodeProvider { get }
  /// The provider for a collection view, the same object as long as somebody keeps it.
  var itemProvider: any CollectionViewMultiNodeProvider { get }
}

extension FormRows {
  /// The provider for one kind of view.
  func provider(in kind: FormKind) -> AnyObject {
    switch kind {
    case .table: rowProvider
    case .collection, .list: itemProvider
    }
  }
}

/// A section of a form, in whichever kind of view the form is shown.
@MainActor
final class FormPart {
  let rows: [any FormRows]
  let header: FormTitle?
  let footer: FormTitle?

  /// The section of an animated table view; its rows are all animatable.
  private(set) lazy var animatableTableSection = remembered(
    AnimatableTableViewSectionProvider(
      providers: rows.compactMap { $0.rowProvider as? any AnimatableTableViewMultiNodeProvider },
      headerProvider: header?.tableProvider(.header),
      footerProvider: footer?.tableProvider(.footer)
    )
  )

  private(set) lazy var tableSection = TableViewSectionProvider(
    providers: rows.map(\.rowProvider),
    headerProvider: header?.tableProvider(.header),
    footerProvider: footer?.tableProvider(.footer)
  )

  /// The section of an animated collection view; its items are all animatable.
  private(set) lazy var animatableCollectionSection = remembered(
    AnimatableCollectionViewSectionProvider(
      providers: rows.compactMap { $0.itemProvider as? any AnimatableCollectionViewMultiNodeProvider },
      headerProvider: header?.collectionProvider(.header),
      footerProvider: footer?.collectionProvider(.footer)
    )
  )

  private(set) lazy var collectionSection = CollectionViewSectionProvider(
    providers: rows.map(\.itemProvider),
    headerProvider: header?.collectionProvider(.header),
    footerProvider: footer?.collectionProvider(.footer)
  )

  init(_ rows: [any FormRows], header: FormTitle? = nil, footer: FormTitle? = nil) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }

  /// Whether the section is hidden, in an animated form.
  var isHidden = false {
    didSet { for hide in hides { hide(isHidden) } }
  }

  /// Hides the sections that were made: making one takes the rows' content from the other.
  private var hides: [(Bool) -> Void] = []

  private func remembered<Provider, Part, Made: FormSectionProvider<Provider, Part>>(_ section: Made) -> Made {
    section.isHidden = isHidden
    hides.append { [unowned section] in section.isHidden = $0 }
    return section
  }
}
