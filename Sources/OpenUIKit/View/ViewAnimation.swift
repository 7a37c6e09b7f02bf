import CGTK
import Foundation

/// The changes of one animation block: where each view stood and how opaque it was when they were made.
///
/// The new values hold at once; what is drawn moves there frame by frame. Sizes change at once.
@MainActor
final class ViewAnimation {
  private struct Start {
    let view: UIView
    var origin: CGPoint?
    var alpha: CGFloat?
    /// The view was not seen before, so that it comes from nowhere.
    var isNew = false
  }

  /// The block that is running now.
  static private(set) var current: ViewAnimation?

  private var starts: [ObjectIdentifier: Start] = [:]

  /// Runs a block of changes and animates what it changed.
  ///
  /// - Parameters:
  ///   - duration: How long the animation runs, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - curve: How its speed changes.
  ///   - changes: Makes the changes.
  ///   - completion: Called at the end with whether the animation ran to its end; in the next turn of the main loop
  ///     where nothing is to be animated.
  static func run(
    duration: TimeInterval,
    delay: TimeInterval,
    curve: FrameAnimation.Curve,
    changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation()
    let outer = current
    current = UIView.areAnimationsEnabled && duration > 0 ? animation : nil
    changes()
    current = outer
    animation.start(duration: duration, delay: delay, curve: curve, completion: completion)
  }

  /// Notes where a view stands before its frame changes.
  func willMove(_ view: UIView) {
    let start = CGPoint(
      x: view.storedFrame.minX + view.renderOffset.x,
      y: view.storedFrame.minY + view.renderOffset.y
    )
    var entry = starts[ObjectIdentifier(view)] ?? Start(view: view)
    if entry.origin == nil, !entry.isNew { entry.origin = start }
    starts[ObjectIdentifier(view)] = entry
  }

  /// Notes that a view which was hidden is shown; one that a stack arranges fades in at its place.
  func willShow(_ view: UIView) {
    var entry = starts[ObjectIdentifier(view)] ?? Start(view: view)
    entry.isNew = true
    entry.origin = nil
    if view.superview is UIStackView, entry.alpha == nil { entry.alpha = 0 }
    starts[ObjectIdentifier(view)] = entry
  }

  /// Notes how opaque a view is drawn before its alpha changes.
  func willFade(_ view: UIView, from alpha: CGFloat) {
    var entry = starts[ObjectIdentifier(view)] ?? Start(view: view)
    if entry.alpha == nil { entry.alpha = view.renderedAlpha ?? alpha }
    starts[ObjectIdentifier(view)] = entry
  }

  private func start(
    duration: TimeInterval,
    delay: TimeInterval,
    curve: FrameAnimation.Curve,
    completion: ((Bool) -> Void)?
  ) {
    let moving = starts.values.filter { $0.view.window != nil }
    guard let window = moving.first?.view.window else {
      // Never at once: an animation that its own end starts again would not leave the stack.
      if let completion { MainLoop.beforeNextFrame { completion(true) } }
      return
    }
    let offsets = moving.map { start in
      start.origin.map {
        CGPoint(x: $0.x - start.view.storedFrame.minX, y: $0.y - start.view.storedFrame.minY)
      }
    }
    // A later animation of the same view takes over from this one.
    for start in moving {
      if start.origin != nil { start.view.positionAnimation = self }
      if start.alpha != nil { start.view.alphaAnimation = self }
    }
    let step = { (progress: CGFloat) in
      for (start, offset) in zip(moving, offsets) {
        if let offset, start.view.positionAnimation === self {
          start.view.renderOffset = CGPoint(x: offset.x * (1 - progress), y: offset.y * (1 - progress))
        }
        if let alpha = start.alpha, start.view.alphaAnimation === self {
          start.view.renderedAlpha = progress >= 1 ? nil : alpha + (start.view.alpha - alpha) * progress
        }
      }
    }
    step(0)
    _ = FrameAnimation(widget: window.gtkWidget, duration: duration, delay: delay, curve: curve, step: step) {
      var isWhole = true
      for start in moving {
        if start.origin != nil {
          if start.view.positionAnimation === self { start.view.positionAnimation = nil } else { isWhole = false }
        }
        if start.alpha != nil {
          if start.view.alphaAnimation === self { start.view.alphaAnimation = nil } else { isWhole = false }
        }
      }
      completion?(isWhole)
    }
  }
}
