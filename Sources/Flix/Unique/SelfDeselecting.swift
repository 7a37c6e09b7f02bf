/// A provider of one row or item that is deselected after it was selected.
protocol SelfDeselecting: AnyObject {
  var deselectsAfterSelection: Bool { get }
}
