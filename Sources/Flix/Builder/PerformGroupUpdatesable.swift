/// Shows several changes as one.
@MainActor
public protocol PerformGroupUpdatesable: AnyObject {
  /// Holds changes back until the matching `endGroupUpdates()`. Calls nest.
  func beginGroupUpdates()

  /// Ends what `beginGroupUpdates()` began. The end of the outermost group applies all changes in one batch.
  func endGroupUpdates()
}

extension PerformGroupUpdatesable {
  /// Runs a body and applies all the changes that it makes in one batch.
  public func performGroupUpdates(_ updates: () -> Void) {
    beginGroupUpdates()
    updates()
    endGroupUpdates()
  }
}
