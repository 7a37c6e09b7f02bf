import Foundation

/// Scrolls a list while something is dragged near one of its edges.
@MainActor
final class ListAutoscroll {
  /// How near to an edge the scrolling begins, in points.
  private static let margin: CGFloat = 40
  /// The speed at the very edge, in points per second.
  private static let topSpeed: CGFloat = 900
  /// The longest time that one frame counts for, in seconds.
  private static let longestFrame = 0.05

  private weak var list: UIScrollView?
  private var ticker: FrameTicker?
  private var velocity = CGPoint.zero

  /// Called after each step.
  var didScroll: (() -> Void)?

  init(of list: UIScrollView) {
    self.list = list
  }

  isolated deinit {}

  /// Takes note of where the pointer is.
  ///
  /// - Parameter y: The distance from the upper edge of the list, in points.
  func pointerMoved(to y: CGFloat) {
    guard let list else { return }
    pointerMoved(to: CGPoint(x: list.bounds.width / 2, y: y))
  }

  /// Takes note of where the pointer is.
  ///
  /// - Parameter point: The distance from the upper left corner of the list, in points.
  func pointerMoved(to point: CGPoint) {
    guard let list else { return }
    let inset = list.adjustedContentInset
    let size = list.bounds.size
    velocity = CGPoint(
      x: ListAutoscroll.speed(at: point.x, of: size.width, from: inset.left, to: size.width - inset.right),
      y: ListAutoscroll.speed(at: point.y, of: size.height, from: inset.top, to: size.height - inset.bottom)
    )
    guard velocity != .zero else {
      ticker = nil
      return
    }
    guard ticker == nil else { return }
    ticker = FrameTicker(widget: list.gtkWidget) { [weak self] in self?.step($0) }
  }

  /// How fast to scroll along an axis, for a pointer at a place between two edges.
  private static func speed(at place: CGFloat, of length: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    let margin = min(ListAutoscroll.margin, length / 4)
    guard margin > 0 else { return 0 }
    if place < low + margin { return -topSpeed * min(1, (low + margin - place) / margin) }
    if place > high - margin { return topSpeed * min(1, (place - high + margin) / margin) }
    return 0
  }

  func stop() {
    ticker = nil
    velocity = .zero
  }

  /// Scrolls for the time of a frame, in seconds.
  func step(_ time: Double) {
    guard let list, velocity != .zero else { return }
    let origin = list.bounds.origin
    let time = CGFloat(min(time, ListAutoscroll.longestFrame))
    let target = list.clamped(CGPoint(x: origin.x + velocity.x * time, y: origin.y + velocity.y * time))
    guard target != origin else { return }
    list.setContentOffset(target, animated: false)
    didScroll?()
  }
}
