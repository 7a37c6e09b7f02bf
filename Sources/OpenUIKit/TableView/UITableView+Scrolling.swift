public import Foundation

extension UITableView {
  /// How often a target is corrected by the heights found on the way to it.
  private static let scrollRounds = 6

  /// Scrolls until a row stands at a position of the visible part.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it is to stand; `none` moves as little as possible.
  ///   - animated: Whether to move there over time.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    checkRow(indexPath, verb: "scroll")
    if needsLayoutFlag, updateDepth == 0 { layoutIfNeeded() }
    if animated, window != nil, UIView.areAnimationsEnabled {
      setContentOffset(offset(for: indexPath, scrollPosition), animated: true)
      return
    }
    for _ in 0..<UITableView.scrollRounds {
      let target = offset(for: indexPath, scrollPosition)
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      if updateDepth == 0 { layoutIfNeeded() }
    }
  }

  /// Scrolls to the selected row nearest to the visible part.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where it is to stand.
  ///   - animated: Whether to move there over time.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let frame = frame(of: .row(indexPath))
    var inset = adjustedContentInset
    // In a plain table the header covers the top of its rows.
    if style == .plain { inset.top += CGFloat(extents[.header(indexPath.section)].length) }
    let height = bounds.height
    var y = bounds.minY
    switch position {
    case .top: y = frame.minY - inset.top
    case .middle: y = frame.midY - inset.top - (height - inset.top - inset.bottom) / 2
    case .bottom: y = frame.maxY - height + inset.bottom
    case .none:
      if frame.minY < y + inset.top || frame.height > height - inset.top - inset.bottom {
        y = frame.minY - inset.top
      } else if frame.maxY > y + height - inset.bottom {
        y = frame.maxY - height + inset.bottom
      }
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }
}
