import Foundation

/// A value that threads take turns with.
///
/// Unchecked because the lock is the check: the value is reached inside `withLock` only. The standard library's `Mutex`
/// does the same, from iOS 18 on.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Runs a body with the value, which no other thread reaches meanwhile.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
