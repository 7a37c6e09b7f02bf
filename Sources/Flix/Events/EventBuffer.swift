/// Events that wait for the loop that takes them.
@MainActor
final class EventBuffer<Element> {
  /// What fills the buffer, and lives as long as the loop does.
  var receiver: EventReceiver<Element>?

  private var events: [Element] = []
  private var isFinished = false
  private var waiting: CheckedContinuation<Void, Never>?

  func push(_ event: Element) {
    events.append(event)
    wake()
  }

  func finish() {
    isFinished = true
    wake()
  }

  func next() async -> Element? {
    while events.isEmpty, !isFinished, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting = $0 }
      } onCancel: {
        Task { @MainActor in self.wake() }
      }
    }
    return events.isEmpty || Task.isCancelled ? nil : events.removeFirst()
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }
}
