import Foundation

/// The last moments of a movement, from which its velocity is worked out.
nonisolated struct TouchTrack {
  /// How long ago a place may be and still count, in seconds.
  private static let memory: TimeInterval = 0.1

  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  mutating func append(_ place: CGPoint, time: TimeInterval) {
    samples.append((place, time))
    // One sample from before the span is kept, so that a slow movement has a beginning.
    while samples.count > 2, samples[1].time < time - TouchTrack.memory { samples.removeFirst() }
  }

  /// Forgets the movement.
  mutating func restart() { samples = [] }

  /// The mean velocity of the last moments, in points a second; zero when nothing has moved lately.
  ///
  /// - Parameter time: The present, in seconds; the time of the last movement when nil.
  func velocity(at time: TimeInterval? = nil) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    guard (time ?? last.time) - last.time <= TouchTrack.memory else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
  }
}
