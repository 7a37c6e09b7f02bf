/// The section index of a table view: what it shows, and the view that shows it.
struct TableSectionIndex {
  /// The titles that the data source gave last, in their order.
  var titles: [String] = []
  /// Whether the data source has to be asked for the titles anew.
  var isStale = true
  /// The view at the trailing edge, while there is something to show.
  var view: TableSectionIndexView?
}
