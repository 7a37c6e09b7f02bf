import Foundation

extension UITableView {
  /// How often a target is corrected by the heights found on the way to it.
  private static let scrollRounds = 6

  final func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    if indexPath.row == NSNotFound {
      checkSection(indexPath.section, verb: "scroll")
    } else {
      checkRow(indexPath, verb: "scroll")
    }
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

  /// The place of a section's header with the space above it.
  private func sectionStart(_ section: Int) -> CGRect {
    let stretch = extents.stretch(of: .header(section))
    return CGRect(x: 0, y: sectionsOrigin + stretch.offset, width: rowWidth, height: stretch.length)
  }

  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    // Without a row it is the beginning of the section that is wanted, which may have none.
    let isRow = indexPath.row != NSNotFound
    let frame = isRow ? frame(of: .row(indexPath)) : sectionStart(indexPath.section)
    var inset = adjustedContentInset
    // In a plain table the header covers the top of its rows.
    if isRow, style == .plain { inset.top += self.frame(of: .header(indexPath.section)).height }
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
