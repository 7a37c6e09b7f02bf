import Foundation

/// A movement that pulls a row aside.
@MainActor
struct SwipePull {
  /// The share of the row over which a swipe performs the first action.
  private static let fullShare: CGFloat = 0.6
  /// The speed, in points per second, from which on it decides where the row goes.
  private static let decidingSpeed: CGFloat = 300
  /// The time over which the speed is taken, in seconds.
  private static let memory: TimeInterval = 0.1
  /// How much a row gives way that is pulled too far.
  private static let elasticity: CGFloat = 0.25

  let row: SwipedRow
  /// Whether the row showed its actions before.
  let wasOpen: Bool
  private let start: CGFloat
  private var travelled: CGFloat = 0
  private var samples: [(time: TimeInterval, travelled: CGFloat)] = []
  private(set) var hasMoved = false

  init(_ row: SwipedRow, wasOpen: Bool) {
    self.row = row
    self.wasOpen = wasOpen
    start = row.distance
  }

  /// Where the row goes when it is let go of.
  enum Target {
    case closed
    case open
    /// Aside as a whole, with its first action performed.
    case full
  }

  /// Pulls the row.
  ///
  /// - Parameters:
  ///   - travelled: How far to the right of the start the movement is, in points.
  ///   - time: When, in seconds.
  mutating func move(to travelled: CGFloat, at time: TimeInterval) {
    if travelled != self.travelled { hasMoved = true }
    self.travelled = travelled
    samples.append((time, travelled))
    samples.removeAll { time - $0.time > SwipePull.memory }
    row.actions.setFirstAlone(isFull)
    row.stand(at: shownDistance)
  }

  private var wantedDistance: CGFloat { start + travelled * row.direction }

  private var isFull: Bool {
    row.actions.allowsFullSwipe
      && wantedDistance >= max(row.width * SwipePull.fullShare, min(row.restingDistance * 1.2, row.width))
  }

  private var shownDistance: CGFloat {
    let distance = max(0, wantedDistance)
    let rest = row.restingDistance
    guard distance > rest, !row.actions.allowsFullSwipe else { return min(distance, row.width) }
    return min(rest + (distance - rest) * SwipePull.elasticity, row.width)
  }

  /// Where the row goes when it is let go of now.
  func target(at time: TimeInterval) -> Target {
    if isFull { return .full }
    let speed = speed(at: time) * row.direction
    if abs(speed) >= SwipePull.decidingSpeed { return speed > 0 ? .open : .closed }
    return wantedDistance > row.restingDistance / 2 ? .open : .closed
  }

  private func speed(at time: TimeInterval) -> CGFloat {
    let recent = samples.filter { time - $0.time <= SwipePull.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.travelled - first.travelled) / CGFloat(last.time - first.time)
  }
}
