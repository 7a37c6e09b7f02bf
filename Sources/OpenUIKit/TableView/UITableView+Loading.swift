import Foundation

extension UITableView {
  /// The height assumed for a row when nothing else is known, in points.
  private static let defaultRowEstimate: CGFloat = UITableViewCell.minimumHeight
  private static let defaultTitleEstimate: CGFloat = 36
  /// The space above and below a section without header or footer, in points.
  private static let groupSpacing: CGFloat = 12
  /// Up to so many sections, heights of headers and footers are asked for at once.
  private static let eagerSectionLimit = 200
  /// So many rows without height are asked for another one after a batch.
  private static let doubtLimit = 500

  // MARK: Loading

  /// Makes the list of heights anew from the numbers that are known.
  final func heightsAreStale() {
    guard isLoaded, !needsReload else { return }
    let counts = (0..<extents.numberOfSections).map(extents.numberOfRows)
    defaultAnswers = []
    probedViews = []
    extents = ListExtents(counts.enumerated().map { makeSection($0, rows: $1) })
    setNeedsLayout()
  }

  /// Asks the data source for the numbers and makes the list of heights; cells follow with the next layout.
  func load() {
    needsReload = true
    contentGeneration += 1
    swipe.close(animated: false)
    reordering.cancel(animated: false)
    // Completions may load anew, which leaves nothing to do here.
    motion.settle()
    guard needsReload else { return }
    needsReload = false
    isLoaded = true
    defaultAnswers = []
    sectionIndex.isStale = true
    releaseAllRows()
    clearSelection()
    prefetch.reset()
    let sections = askNumberOfSections()
    extents = ListExtents((0..<sections).map { makeSection($0, rows: askNumberOfRows(in: $0)) })
    measuredWidth = rowWidth
    updateContentSize()
  }

  final func askNumberOfSections() -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.numberOfSections(in: self)
    precondition(count >= 0, "The data source reported \(count) sections.")
    return count
  }

  final func askNumberOfRows(in section: Int) -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    precondition(count >= 0, "The data source reported \(count) rows in section \(section).")
    return count
  }

  // MARK: Heights

  private var estimatesRows: Bool { estimatedRowHeight != 0 }

  final func makeSection(_ section: Int) -> ListExtents.Section {
    makeSection(section, rows: askNumberOfRows(in: section))
  }

  private func makeSection(_ section: Int, rows count: Int) -> ListExtents.Section {
    var made = ListExtents.Section()
    made.header = initialHeaderExtent(section)
    made.footer = initialFooterExtent(section)
    guard count > 0 else { return made }
    let first = makeRow(IndexPath(row: 0, section: section))
    if rowsAreAlike {
      made.rows = ExtentSequence(repeating: first, count: count)
    } else {
      made.rows = ExtentSequence(
        [first] + (1..<max(count, 1)).map { makeRow(IndexPath(row: $0, section: section)) }
      )
    }
    return made
  }

  /// Whether the delegate was found to say nothing about single rows out of sight.
  private var rowsAreAlike: Bool {
    guard delegate != nil else { return true }
    return defaultAnswers.contains(estimatesRows ? .estimatedRowHeight : .rowHeight)
  }

  /// The height of a row that is not in sight.
  final func makeRow(_ indexPath: IndexPath) -> Extent {
    guard estimatesRows else {
      let height = askRowHeight(indexPath)
      return height >= 0 ? .measured(height) : .estimated(UITableView.defaultRowEstimate)
    }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    if estimate > 0 { return .estimated(estimate) }
    // Without a guess of its own, a table of fixed heights knows them all.
    if rowHeight >= 0, delegateLacksRowHeights(indexPath) { return .measured(rowHeight) }
    return .estimated(rowHeight >= 0 ? rowHeight : UITableView.defaultRowEstimate)
  }

  private func delegateLacksRowHeights(_ indexPath: IndexPath) -> Bool {
    guard let delegate else { return true }
    if defaultAnswers.contains(.rowHeight) { return true }
    _ = delegate.tableView(self, heightForRowAt: indexPath)
    return defaultAnswers.contains(.rowHeight)
  }

  final func askRowHeight(_ indexPath: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
  }

  private func initialHeaderExtent(_ section: Int) -> Extent {
    let extent = headerExtentWithoutPadding(section)
    return extent.length > 0 ? Extent(extent.length + headerTopPadding, isMeasured: extent.isMeasured) : extent
  }

  private func headerExtentWithoutPadding(_ section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return .measured(height) }
    if let title = dataSource?.tableView(self, titleForHeaderInSection: section), !title.isEmpty {
      let estimate = delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      return .estimated(positive(estimate ?? estimatedSectionHeaderHeight) ?? UITableView.defaultTitleEstimate)
    }
    if lacksViews(.headerView, section) { return .measured(emptyHeight) }
    let estimate = delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
    return .estimated(positive(estimate ?? estimatedSectionHeaderHeight) ?? UITableView.defaultTitleEstimate)
  }

  private func initialFooterExtent(_ section: Int) -> Extent {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return .measured(height) }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section), !title.isEmpty {
      let estimate = delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      return .estimated(positive(estimate ?? estimatedSectionFooterHeight) ?? UITableView.defaultTitleEstimate)
    }
    if lacksViews(.footerView, section) { return .measured(emptyHeight) }
    let estimate = delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    return .estimated(positive(estimate ?? estimatedSectionFooterHeight) ?? UITableView.defaultTitleEstimate)
  }

  private func positive(_ height: CGFloat) -> CGFloat? { height > 0 ? height : nil }

  /// The space a section keeps where it has neither a title nor a view.
  final var emptyHeight: CGFloat { style == .plain ? 0 : UITableView.groupSpacing }

  /// Whether the delegate has no views for headers or footers; asked once, with a section whose view is kept.
  private func lacksViews(_ method: TableHeightMethod, _ section: Int) -> Bool {
    guard delegate != nil else { return true }
    if defaultAnswers.contains(method) { return true }
    guard !probedViews.contains(method) else { return false }
    probedViews.insert(method)
    let view = askForView(isFooter: method == .footerView, section)
    guard let view else { return defaultAnswers.contains(method) }
    prefetchedViews[method == .headerView ? .header(section) : .footer(section)] = view
    return false
  }

  /// Gives a part in sight its final height, from the delegate or from its content.
  final func measure(_ part: ListPart) {
    switch part {
    case .row(let indexPath):
      let height = askRowHeight(indexPath)
      extents[part] = .measured(height >= 0 ? height : fittingHeight(of: rowCell(at: indexPath)))
    case .header(let section):
      let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      let measured = height >= 0 ? height : fittingHeight(of: headerView(at: section))
      extents[part] = .measured(measured > 0 ? measured + headerTopPadding : 0)
    case .footer(let section):
      let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      extents[part] = .measured(height >= 0 ? height : fittingHeight(of: footerView(at: section)))
    }
  }

  private func fittingHeight(of cell: UITableViewCell?) -> CGFloat {
    guard let cell else { return 0 }
    return cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func fittingHeight(of view: UIView?) -> CGFloat {
    guard let view else { return emptyHeight }
    return view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }

  /// Asks again for the heights that may have changed with a batch: those in sight, or all where none is a guess. The
  /// others are asked for when they come into sight.
  final func refreshHeights() {
    if !estimatesRows, !rowsAreAlike {
      for section in 0..<extents.numberOfSections {
        for row in 0..<extents.numberOfRows(in: section) {
          refreshHeight(of: .row(IndexPath(row: row, section: section)))
        }
      }
    } else {
      let inDoubt = Set(rowsInDoubt + extents.rowsWithoutLength(limit: UITableView.doubtLimit))
      if !knowsRowHeights { extents.forgetRowMeasurements() }
      for indexPath in inDoubt { refreshHeight(of: .row(indexPath)) }
    }
    let isSmall = extents.numberOfSections <= UITableView.eagerSectionLimit
    for section in isSmall ? Array(0..<extents.numberOfSections) : Array(Set(headers.keys).union(footers.keys)) {
      refreshHeight(of: .header(section))
      refreshHeight(of: .footer(section))
    }
  }

  /// Whether all rows have the one height that the table view was given.
  private var knowsRowHeights: Bool {
    rowHeight >= 0 && (delegate == nil || defaultAnswers.contains(.rowHeight))
  }

  /// The rows in sight with those without height around and among them, which have no cells.
  private var rowsInDoubt: [IndexPath] {
    let ordinals = rows.keys.map(extents.ordinal).sorted()
    guard var start = ordinals.first, let last = ordinals.last else {
      return (0..<min(extents.numberOfRows, UITableView.doubtLimit)).compactMap(extents.indexPath)
    }
    func isFlat(_ ordinal: Int) -> Bool {
      extents.indexPath(ordinal: ordinal).map { extents[.row($0)].length == 0 } ?? false
    }
    var end = last + 1
    let limit = end + UITableView.doubtLimit
    while isFlat(end), end < limit { end += 1 }
    let bottom = start - UITableView.doubtLimit
    while isFlat(start - 1), start > bottom { start -= 1 }
    guard end - start <= ordinals.count + 2 * UITableView.doubtLimit else { return Array(rows.keys) }
    return (start..<end).compactMap(extents.indexPath)
  }

  private func refreshHeight(of part: ListPart) {
    switch part {
    case .row(let indexPath):
      let height = askRowHeight(indexPath)
      // The content decides again when the row is next in sight, and what has no height never is.
      extents[part] = height >= 0 ? .measured(height) : .estimated(max(extents[part].length, 1))
    case .header(let section):
      let extent = initialHeaderExtent(section)
      extents[part] = extent.isMeasured || headers[section] == nil ? extent : .estimated(extents[part].length)
    case .footer(let section):
      let extent = initialFooterExtent(section)
      extents[part] = extent.isMeasured || footers[section] == nil ? extent : .estimated(extents[part].length)
    }
  }

  final func view(of part: ListPart) -> UIView? {
    switch part {
    case .row(let indexPath): rows[indexPath]
    case .header(let section): headers[section]
    case .footer(let section): footers[section]
    }
  }
}
