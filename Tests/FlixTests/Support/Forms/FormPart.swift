import Flix

/// Something that gives a form rows, in whichever kind of view the form is shown.
@MainActor
protocol FormRows: AnyObject {
  /// The provider for a table view, the same object as long as somebody keeps it.
  var rowProvider: any TableViewMultiNodeProvider { get }
}

extension FormRows {
  /// The provider for one kind of view.
  func provider(in kind: FormKind) -> AnyObject {
    switch kind {
    case .table: rowProvider
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
  private(set) lazy var animatableTableSection = AnimatableTableViewSectionProvider(
    providers: rows.compactMap { $0.rowProvider as? any AnimatableTableViewMultiNodeProvider },
    headerProvider: header?.tableProvider(.header),
    footerProvider: footer?.tableProvider(.footer)
  )

  private(set) lazy var tableSection = TableViewSectionProvider(
    providers: rows.map(\.rowProvider),
    headerProvider: header?.tableProvider(.header),
    footerProvider: footer?.tableProvider(.footer)
  )

  init(_ rows: [any FormRows], header: FormTitle? = nil, footer: FormTitle? = nil) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }

  /// Whether the section is hidden, in an animated form.
  var isHidden: Bool {
    get { animatableTableSection.isHidden }
    set { animatableTableSection.isHidden = newValue }
  }
}
