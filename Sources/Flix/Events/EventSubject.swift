/// Where events are sent from. Its receivers are kept by those who listen.
@MainActor
final class EventSubject<Element> {
  private struct Listener {
    weak var receiver: EventReceiver<Element>?
  }

  private var listeners: [Listener] = []

  deinit {
    let receivers = listeners.compactMap(\.receiver)
    guard !receivers.isEmpty else { return }
    Task { @MainActor in
      for receiver in receivers { receiver.finish() }
    }
  }

  func add(_ receiver: EventReceiver<Element>) {
    listeners.removeAll { $0.receiver == nil }
    listeners.append(Listener(receiver: receiver))
  }

  func send(_ element: Element) {
    for listener in listeners { listener.receiver?.receive(element) }
  }
}
