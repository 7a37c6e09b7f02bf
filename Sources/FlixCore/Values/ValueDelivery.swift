import Foundation

/// Brings lists of values from the thread that they come on to the main actor.
///
/// On the main thread a list is received at once, elsewhere in a later turn of the main loop. Lists keep their order,
/// and as each replaces the one before, only the newest of those that wait is received.
///
/// Unchecked because the lock is the check: what waits is reached inside it only. The values go from thread to thread as
/// their source hands them over; what is older than `Sendable` does not ask for it.
package nonisolated final class ValueDelivery<Value>: @unchecked Sendable {
  private let receive: @MainActor ([Value]) -> Void
  private let reporter: ProblemReporter
  private let lock = NSLock()
  private var newest: [Value]?
  private var failure: String?
  private var isScheduled = false
  private var isCancelled = false

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - reporter: Hears of the failure of the source.
  ///   - receive: Takes the values, the whole list each time.
  package init(reporter: ProblemReporter, receive: @escaping @MainActor ([Value]) -> Void) {
    self.reporter = reporter
    self.receive = receive
  }

  /// Delivers a list, from any thread.
  package func send(_ values: [Value]) {
    post { newest = values }
  }

  /// Reports that the source has failed, after what was sent before. The last values stay.
  package func fail(_ error: any Error) {
    post { failure = "\(error)" }
  }

  /// Ends the delivery: what waits is not received.
  package func cancel() {
    lock.withLock { isCancelled = true }
  }

  private func post(_ change: () -> Void) {
    let isMainThread = Thread.isMainThread
    let schedules = lock.withLock {
      change()
      defer { isScheduled = isScheduled || !isMainThread }
      return !isScheduled && !isMainThread
    }
    if isMainThread {
      MainActor.assumeIsolated { deliver() }
    } else if schedules {
      Task { @MainActor in deliver() }
    }
  }

  @MainActor
  private func deliver() {
    let (values, error) = lock.withLock {
      defer {
        newest = nil
        failure = nil
        isScheduled = false
      }
      return isCancelled ? (nil, nil) : (newest, failure)
    }
    if let values { receive(values) }
    if let error { reporter.report(.valueSourceFailed(error: error)) }
  }
}
