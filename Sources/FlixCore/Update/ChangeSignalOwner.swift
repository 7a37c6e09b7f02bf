/// Part of a form that hears when one of its signals was raised.
@MainActor
protocol ChangeSignalOwner: AnyObject {
  /// Called when an update begins, for each signal that fired since the last one.
  func changeSignalWasRaised()
}
