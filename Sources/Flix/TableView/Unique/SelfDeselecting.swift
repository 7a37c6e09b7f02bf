/// A provider of one row that is deselected after it was selected.
protocol SelfDeselecting: AnyObject {
  var deselectsAfterSelection: Bool { get }
}

extension SingleTableViewCellProvider: SelfDeselecting {}
