import CGTK
import Foundation

/// Asks the layout of a collection view where scrolling by hand is to come to rest, and takes the content there.
///
/// GTK moves the content on with the speed that it was let go of with. The layout is asked when that is over.
@MainActor
final class CollectionSettling {
  /// How long nothing moves before the content is at rest, in seconds.
  private static let patience = 0.12
  /// The time over which the speed is taken, in seconds.
  private static let memory = 0.1
  /// How long one step of a wheel counts for, in seconds.
  private static let stepDuration = 1.0 / 60

  private unowned let collectionView: UICollectionView
  private var samples: [(time: TimeInterval, offset: CGPoint)] = []
  private var wait: FrameAnimation?

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// Takes note of a movement.
  ///
  /// - Parameters:
  ///   - offset: Where the content goes, in points.
  ///   - old: Where it is, in points.
  func contentWillMove(to offset: CGPoint, from old: CGPoint) {
    guard offset != old else { return }
    let now = ProcessInfo.processInfo.systemUptime
    if samples.isEmpty { samples.append((now - CollectionSettling.stepDuration, old)) }
    samples.append((now, offset))
    samples.removeAll { now - $0.time > CollectionSettling.memory }
    waitForRest()
  }

  /// Leaves the content where it is.
  func cancel() {
    wait?.cancel()
    wait = nil
    samples = []
  }

  private func waitForRest() {
    wait?.cancel()
    wait = FrameAnimation(
      widget: collectionView.gtkWidget,
      duration: CollectionSettling.patience,
      step: { _ in }
    ) { [weak self] in
      guard let self else { return }
      wait = nil
      // A scroll bar that is held goes on.
      if isPointerPressed { waitForRest() } else { settle() }
    }
  }

  private func settle() {
    let velocity = velocity
    samples = []
    let proposed = collectionView.contentOffset
    let target = collectionView.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
    guard target.x.isFinite, target.y.isFinite else { return }
    let allowed = collectionView.clamped(target)
    if allowed != proposed { collectionView.setContentOffset(allowed, animated: true) }
  }

  /// The speed of the last movement along both axes, in points a millisecond.
  private var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let duration = CGFloat(last.time - first.time) * 1000
    return CGPoint(x: (last.offset.x - first.offset.x) / duration, y: (last.offset.y - first.offset.y) / duration)
  }

  private var isPointerPressed: Bool {
    guard let seat = gdk_display_get_default_seat(gtk_widget_get_display(collectionView.gtkWidget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return false }
    return gdk_device_get_modifier_state(pointer).rawValue & GDK_BUTTON1_MASK.rawValue != 0
  }
}
