/// A row or item that keeps its place on the screen while a view is told of everything anew.
struct ScrollAnchor {
  /// Where it stands in the view.
  let position: NodePosition
  /// How far it begins from the corner of what is visible, in points.
  let distance: CGPoint

  /// The first of what is visible that a batch of changes leaves, or `nil` if the view shows the beginning of its
  /// content, where it stays.
  @MainActor
  init?(in view: any BatchView, after changes: Changeset) {
    let offset = view.contentOffset
    let insets = view.adjustedContentInset
    guard offset.y > -insets.top || offset.x > -insets.left else { return nil }
    for (indexPath, frame) in view.visibleNodes {
      guard let position = changes.newPosition(of: NodePosition(indexPath)) else { continue }
      self.init(position: position, distance: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y))
      return
    }
    return nil
  }

  private init(position: NodePosition, distance: CGPoint) {
    self.position = position
    self.distance = distance
  }

  /// The same after a batch of changes, or `nil` if it is gone.
  func moved(by changes: Changeset) -> ScrollAnchor? {
    changes.newPosition(of: position).map { ScrollAnchor(position: $0, distance: distance) }
  }

  /// Scrolls a view so that the row or item stands where it stood, as far as the content reaches.
  @MainActor
  func restore(in view: any BatchView) {
    guard let frame = view.frame(ofNodeAt: IndexPath(position)) else { return }
    let insets = view.adjustedContentInset
    func offset(_ origin: CGFloat, _ content: CGFloat, _ visible: CGFloat, _ insets: (CGFloat, CGFloat)) -> CGFloat {
      max(-insets.0, min(origin, content + insets.1 - visible))
    }
    let target = CGPoint(
      x: offset(frame.minX - distance.x, view.contentSize.width, view.bounds.width, (insets.left, insets.right)),
      y: offset(frame.minY - distance.y, view.contentSize.height, view.bounds.height, (insets.top, insets.bottom))
    )
    if target != view.contentOffset { view.contentOffset = target }
  }
}
