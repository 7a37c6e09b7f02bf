import Foundation

/// Where the views of a list were drawn before a change, relative to the visible part.
@MainActor
struct DrawnViews {
  struct Drawn {
    var origin: CGPoint
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
        alpha: view.renderAlpha,
        isMoving: motion.moves(view)
      )
    }
  }

  subscript(view: UIView) -> Drawn? { drawn[ObjectIdentifier(view)] }
}
