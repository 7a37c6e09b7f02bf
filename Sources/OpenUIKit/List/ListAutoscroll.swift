import Foundation

/// Scrolls a list while something is dragged near its upper or lower edge.
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
  private var speed: CGFloat = 0

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
    let margin = min(ListAutoscroll.margin, list.bounds.height / 4)
    let top = list.adjustedContentInset.top
    let bottom = list.bounds.height - list.adjustedContentInset.bottom
    if y < top + margin {
      speed = -ListAutoscroll.topSpeed * min(1, (top + margin - y) / margin)
    } else if y > bottom - margin {
      speed = ListAutoscroll.topSpeed * min(1, (y - bottom + margin) / margin)
    } else {
      speed = 0
    }
    guard speed != 0 else {
      ticker = nil
      return
    }
    guard ticker == nil else { return }
    ticker = FrameTicker(widget: list.gtkWidget) { [weak self] in self?.step($0) }
  }

  func stop() {
    ticker = nil
    speed = 0
  }

  /// Scrolls for the time of a frame, in seconds.
  func step(_ time: Double) {
    guard let list, speed != 0 else { return }
    let origin = list.bounds.origin
    let y = origin.y + speed * CGFloat(min(time, ListAutoscroll.longestFrame))
    let target = list.clamped(CGPoint(x: origin.x, y: y))
    guard target != origin else { return }
    list.setContentOffset(target, animated: false)
    didScroll?()
  }
}
