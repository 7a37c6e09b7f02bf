import Foundation

/// Where the views of a list were drawn before a change, relative to the visible part.
@MainActor
struct DrawnViews {
  struct Drawn {
    var origin: CGPoint
    var size: CGSize
    var alpha: CGFloat
    var isMoving: Bool
  }

  private var drawn: [ObjectIdentifier: Drawn] = [:]

  init(_ views: some Sequence<some UIView>, in list: UIScrollView, motion: ListMotion) {
    let offset = list.bounds.origin
    for view in views {
      let frame = view.frame
      drawn[ObjectIdentifier(view)] = Drawn(
        origin: CGPoint(
          x: frame.minX + view.renderOffset.x - offset.x,
          y: frame.minY + view.renderOffset.y - offset.y
        ),
        size: view.drawnSize,
        alpha: view.renderAlpha,
        isMoving: motion.moves(view)
      )
    }
  }

  /// The way of a view from how it was drawn to how it is; nil for one that was not there.
  func way(of view: UIView, in list: UIScrollView) -> ListMotion.Path? {
    guard let before = self[view] else { return nil }
    return ListMotion.Path(
      view: view,
      startOffset: CGPoint(
        x: before.origin.x - (view.frame.minX - list.bounds.minX),
        y: before.origin.y - (view.frame.minY - list.bounds.minY)
      ),
      startSize: before.size == view.bounds.size ? nil : before.size,
      startAlpha: before.alpha
    )
  }

  subscript(view: UIView) -> Drawn? { drawn[ObjectIdentifier(view)] }
}
