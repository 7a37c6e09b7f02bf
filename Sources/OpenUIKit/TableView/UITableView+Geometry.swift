import Foundation

extension UITableView {
  /// The width of a column that is still easy to read, in points, as GNOME's settings have it.
  private static let readableWidth: CGFloat = 600
  private static let boxMargin: CGFloat = 12
  static let plainHeaderTopPadding: CGFloat = 22

  // MARK: Metrics

  /// Between the sides of the table view and its rows, in points.
  final var sideInset: CGFloat { style == .insetGrouped ? UITableView.sideInset(inWidth: bounds.width) : 0 }

  /// Between the sides of an inset list of a width and its rows, in points.
  static func sideInset(inWidth width: CGFloat) -> CGFloat {
    max(UITableView.boxMargin, ((width - UITableView.readableWidth) / 2).rounded(.down))
  }

  final var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// Where the sections begin, in points from the top of the content.
  final var sectionsOrigin: CGFloat { tableHeaderView?.frame.height ?? 0 }

  final func updateContentSize() {
    let height = sectionsOrigin + CGFloat(extents.length) + (tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: height)
  }

  final func frame(of part: ListPart) -> CGRect {
    let stretch = extents.stretch(of: part)
    var frame = CGRect(x: sideInset, y: sectionsOrigin + stretch.offset, width: rowWidth, height: stretch.length)
    if case .header = part, stretch.length > 0 {
      // The extent of a header begins with the space above it.
      let padding = min(headerTopPadding, frame.height)
      frame.origin.y += padding
      frame.size.height -= padding
    }
    return frame
  }

  /// Where the view of a part stands, in the coordinates of the content, in points.
  final func placedFrame(of part: ListPart) -> CGRect {
    var frame = frame(of: part)
    guard let drag = reordering.drag else { return frame }
    if part == .row(drag.from) {
      let limits = sectionsOrigin...max(sectionsOrigin, sectionsOrigin + CGFloat(extents.length) - drag.height)
      frame.origin.y = min(max(bounds.minY + drag.top, limits.lowerBound), limits.upperBound)
    } else {
      frame.origin.y += reordering.displacement(of: part)
    }
    return frame
  }

  /// The offsets of all parts that may be in sight: rows that make room for a dragged one stand beside their place.
  final var tiledRange: Range<Double> {
    guard let drag = reordering.drag else { return visibleRange }
    return visibleRange.lowerBound - Double(drag.height)..<visibleRange.upperBound + Double(drag.height)
  }

  /// The space above a header that is there, in points.
  final var headerTopPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? UITableView.plainHeaderTopPadding : 0
  }

  final var visibleRange: Range<Double> {
    let top = Double(bounds.minY - sectionsOrigin)
    return top..<max(top, top + Double(bounds.height))
  }

  final var visibleIndexPaths: [IndexPath] {
    extents.parts(in: visibleRange).compactMap {
      guard case .row(let indexPath) = $0 else { return nil }
      return indexPath
    }
  }

  // MARK: Rectangles

  final func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    checkSection(section)
    let stretch = extents.stretch(ofSection: section)
    return CGRect(x: 0, y: sectionsOrigin + stretch.offset, width: bounds.width, height: stretch.length)
  }

  final func rect(of part: ListPart) -> CGRect {
    loadIfNeeded()
    if case .row = part {
      guard extents.contains(part) else { return .zero }
    } else {
      checkSection(part.section)
    }
    return frame(of: part)
  }

  final func row(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width,
      case .row(let indexPath) = extents.part(at: Double(point.y - sectionsOrigin))
    else { return nil }
    return indexPath
  }

  final func rows(touching rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    let top = Double(rect.minY - sectionsOrigin)
    return extents.parts(in: top..<max(top, top + Double(rect.height))).compactMap {
      guard case .row(let indexPath) = $0 else { return nil }
      return indexPath
    }
  }

  private func checkSection(_ section: Int) {
    precondition(
      section >= 0 && section < extents.numberOfSections,
      "Requested rect of section \(section), but there are only \(extents.numberOfSections) sections"
    )
  }
}
