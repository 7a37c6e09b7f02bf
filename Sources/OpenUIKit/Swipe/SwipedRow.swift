import Foundation

/// A cell that stands aside, or moves there or back, and the actions in its place.
@MainActor
final class SwipedRow {
  private static let duration = 0.25

  let cell: any SwipeableCell
  let actions: SwipeActionsView
  private weak var host: (any SwipeHost)?
  private var animation: FrameAnimation?

  /// How far the cell stands aside, in points.
  private(set) var distance: CGFloat = 0
  /// An action was chosen, and nobody has said yet that it is done.
  var isPerforming = false

  init(cell: any SwipeableCell, actions: SwipeActionsView, host: any SwipeHost) {
    self.cell = cell
    self.actions = actions
    self.host = host
    host.insertSubview(actions, aboveSubview: cell)
  }

  /// The width of the row, in points.
  var width: CGFloat { host?.swipeFrame(of: cell).width ?? cell.bounds.width }

  /// How far the cell stands aside while it shows its actions, in points.
  var restingDistance: CGFloat { actions.restingDistance(in: width) }

  /// What the row moves by when a pointer moves to the right by one, as long as it uncovers the actions.
  var direction: CGFloat { actions.isRight ? -1 : 1 }

  /// Puts the cell aside at once.
  ///
  /// - Parameter distance: How far, in points.
  func stand(at distance: CGFloat) {
    animation?.cancel()
    animation = nil
    set(distance)
  }

  /// Moves the cell aside.
  ///
  /// - Parameters:
  ///   - distance: How far from its place it is to stand, in points.
  ///   - animated: Whether it takes its time.
  ///   - completion: Called when it stands there; not when something else moves it before.
  func move(to distance: CGFloat, animated: Bool, completion: @escaping () -> Void = {}) {
    stand(at: self.distance)
    guard animated, UIView.areAnimationsEnabled, cell.window != nil, distance != self.distance else {
      set(distance)
      return completion()
    }
    let start = self.distance
    animation = FrameAnimation(widget: cell.gtkWidget, duration: SwipedRow.duration) { [weak self] progress in
      self?.set(start + (distance - start) * progress)
    } completion: { [weak self] in
      self?.animation = nil
      completion()
    }
  }

  /// Does something later unless the row is moved before.
  func wait(_ seconds: Double, then body: @escaping () -> Void) {
    animation?.cancel()
    animation = FrameAnimation(widget: cell.gtkWidget, duration: seconds, step: { _ in }) { [weak self] in
      self?.animation = nil
      body()
    }
  }

  private func set(_ distance: CGFloat) {
    self.distance = distance
    cell.swipeShift = distance * direction
    place()
  }

  /// Places cell and actions where the row is now.
  func place() {
    guard let row = host?.swipeFrame(of: cell) else { return }
    let frame = row.offsetBy(dx: cell.swipeShift, dy: 0)
    if cell.frame != frame { cell.frame = frame }
    actions.cover(distance, of: row, outline: cell.storedLayer)
  }

  /// Takes the actions away and lets the cell go.
  func dismantle() {
    animation?.cancel()
    animation = nil
    cell.swipeShift = 0
    actions.removeFromSuperview()
  }
}
