/// What happens to a provider, as it happens, for any number of listeners.
///
///     for await value in provider.event.modelSelected { ... }
///
///     provider.event.selectedEvent.sink { ... }.store(in: &tokens)
///
/// Each listener hears what happens after it began to listen. A loop ends when the provider is gone; keeping the stream
/// does not keep the provider.
public struct EventStream<Element>: AsyncSequence {
  private weak var subject: EventSubject<Element>?

  init(_ subject: EventSubject<Element>) {
    self.subject = subject
  }

  /// Calls a closure for each event.
  ///
  /// - Returns: A token that ends the calls when it is cancelled or released.
  public func sink(_ receive: @escaping (Element) -> Void) -> EventToken {
    let receiver = EventReceiver(receive: receive)
    subject?.add(receiver)
    return EventToken { receiver.stop() }
  }

  /// Begins to listen when it is called, with a closure for each event and one for the end.
  ///
  /// Keeping it does not keep the events of a provider going: when the provider is gone, calling it returns `nil`.
  package var deferredSink: (@escaping (Element) -> Void, @escaping () -> Void) -> EventToken? {
    { [weak subject] receive, finish in
      guard let subject else { return nil }
      let receiver = EventReceiver(receive: receive, finish: finish)
      subject.add(receiver)
      return EventToken { receiver.stop() }
    }
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> Iterator {
    let buffer = EventBuffer<Element>()
    let receiver = EventReceiver<Element>(
      receive: { [weak buffer] in buffer?.push($0) },
      finish: { [weak buffer] in buffer?.finish() }
    )
    buffer.receiver = receiver
    if let subject { subject.add(receiver) } else { receiver.finish() }
    return Iterator(buffer: buffer)
  }

  /// The events that have not been taken yet.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: EventBuffer<Element>

    /// Waits for the next event; `nil` when the provider is gone or the task cancelled.
    public func next() async -> Element? {
      await buffer.next()
    }
  }
}
