/// The methods of a delegate whose absence matters: without them nothing has to be asked row by row.
nonisolated enum TableHeightMethod: Hashable, Sendable {
  case rowHeight
  case estimatedRowHeight
  case headerView
  case footerView
}
