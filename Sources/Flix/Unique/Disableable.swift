/// A provider of one row or item that may take no part for a while.
protocol Disableable: AnyObject {
  var isEnabled: Bool { get }
}
