/// What a view is still to be told of a touch, and what it has been told.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  /// The phases that the view has not been told of.
  private(set) var phases: [UITouch.Phase] = []
  /// Whether the view has been told that the touch began.
  private(set) var isStarted = false
  /// Whether there is nothing more to tell.
  private(set) var isOver = false

  init(_ touch: UITouch) { self.touch = touch }

  func append(_ phase: UITouch.Phase) {
    if !isOver { phases.append(phase) }
  }

  /// Tells the view of the first phase that it does not know.
  func sendNext(with event: UIEvent) {
    let phase = phases.removeFirst()
    if phase == .ended || phase == .cancelled { isOver = true }
    defer { isStarted = true }
    if isStarted || phase == .began { send(phase, with: event) }
  }

  /// Takes the touch from the view, for a gesture that was recognised.
  func withhold(with event: UIEvent) {
    guard !isOver else { return }
    isOver = true
    phases = []
    if isStarted { send(.cancelled, with: event) }
  }

  private func send(_ phase: UITouch.Phase, with event: UIEvent) {
    guard let view = touch.view else { return }
    let current = touch.phase
    touch.phase = phase
    defer { touch.phase = current }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }
}
