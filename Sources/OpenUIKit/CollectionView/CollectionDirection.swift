import Foundation

/// A direction in which the keyboard moves among the items of a collection view.
nonisolated enum CollectionDirection: Sendable {
  case up
  case down
  case left
  case right

  var isSideways: Bool { self == .left || self == .right }

  /// A rectangle as seen by who looks in the direction: x grows ahead, y to the side.
  func seen(_ rect: CGRect) -> CGRect {
    switch self {
    case .right: rect
    case .left: CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    case .down: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    case .up: CGRect(x: -rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }

  /// The part of the plane in which a neighbour is sought.
  ///
  /// - Parameters:
  ///   - rect: Where the search begins.
  ///   - size: How far it goes ahead, and to each side.
  func area(from rect: CGRect, size: CGSize) -> CGRect {
    switch self {
    case .right: CGRect(x: rect.maxX, y: rect.minY, width: size.width, height: rect.height)
    case .left: CGRect(x: rect.minX - size.width, y: rect.minY, width: size.width, height: rect.height)
    case .down:
      CGRect(x: rect.minX - size.width, y: rect.maxY, width: rect.width + 2 * size.width, height: size.height)
    case .up:
      CGRect(
        x: rect.minX - size.width,
        y: rect.minY - size.height,
        width: rect.width + 2 * size.width,
        height: size.height
      )
    }
  }

  /// The candidate that lies next to a rectangle in the direction: in the nearest row ahead, the nearest to the side.
  ///
  /// To the left and right only what shares a part of the row counts.
  func nearest<Value>(to rect: CGRect, among candidates: [(value: Value, frame: CGRect)]) -> Value? {
    let own = seen(rect)
    var best: (ahead: CGFloat, aside: CGFloat, value: Value)?
    for (value, frame) in candidates {
      let other = seen(frame)
      let ahead = other.minX - own.maxX
      let gap = max(other.minY - own.maxY, own.minY - other.maxY)
      guard ahead > -0.5, !isSideways || gap < 0 else { continue }
      let aside = max(0, gap) + abs(other.midY - own.midY) / 1000
      guard let current = best else {
        best = (ahead, aside, value)
        continue
      }
      if abs(ahead - current.ahead) > 0.5 ? ahead < current.ahead : aside < current.aside {
        best = (ahead, aside, value)
      }
    }
    return best?.value
  }
}
