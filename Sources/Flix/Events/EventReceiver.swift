/// One listener of an event stream.
@MainActor
final class EventReceiver<Element> {
  private var onReceive: ((Element) -> Void)?
  private var onFinish: (() -> Void)?

  init(receive: @escaping (Element) -> Void, finish: @escaping () -> Void = {}) {
    onReceive = receive
    onFinish = finish
  }

  func receive(_ element: Element) {
    onReceive?(element)
  }

  func finish() {
    onFinish?()
    stop()
  }

  func stop() {
    onReceive = nil
    onFinish = nil
  }
}
