/// Values from an asynchronous sequence of arrays.
///
///     func createValues() -> AsyncValues<AsyncStream<[City]>> {
///       AsyncValues(weather.cities)
///     }
///
/// Each array replaces the one before. If the sequence fails, the error is reported and the last values stay.
public struct AsyncValues<Base: AsyncSequence & Sendable>: ValueSource where Base.Element: Sequence & Sendable {
  /// The type of one value.
  public typealias Value = Base.Element.Element

  private let base: Base
  private let onError: @MainActor (any Error) -> Void

  /// Creates a source from a sequence of arrays.
  ///
  /// - Parameters:
  ///   - base: The sequence. It is iterated once for each time the provider makes its values.
  ///   - onError: Receives the error if the sequence fails; by default it is written to standard error.
  public init(_ base: Base, onError: (@MainActor (any Error) -> Void)? = nil) {
    self.base = base
    self.onError = onError ?? { ProblemReporter.standardError.report(.valueSourceFailed(error: "\($0)")) }
  }

  /// Begins to iterate the sequence.
  public func start(_ receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription? {
    let deliver: @MainActor (Base.Element) -> Void = { values in
      if !Task.isCancelled { receive(Array(values)) }
    }
    // Detached, so that no iterator crosses from the main actor to where the sequence runs.
    let task = Task.detached { [base, onError] in
      do {
        for try await values in base { await deliver(values) }
      } catch is CancellationError {
        return
      } catch {
        await onError(error)
      }
    }
    return ValueSubscription { task.cancel() }
  }
}
