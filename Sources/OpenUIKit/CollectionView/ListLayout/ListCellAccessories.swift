import CGTK
import Foundation

/// The accessories of one cell, as views.
@MainActor
final class ListCellAccessories {
  private struct Shown {
    var accessory: UICellAccessory
    var view: UIView
    var size: CGSize
    var width: CGFloat
  }

  /// The views that come to a cell and those that leave it.
  struct Change {
    var coming: [UIView]
    var leaving: [UIView]
  }

  /// Between the edge of the cell and a sign of the theme, and between two accessories, in points.
  private static let spacing: CGFloat = 12
  /// The width of accessories of the standard width, in points.
  private static let standardWidth: CGFloat = 28

  private var leading: [Shown] = []
  private var trailing: [Shown] = []

  private var shown: [Shown] { leading + trailing }

  /// Puts other accessories into a cell. Views go on where an accessory looks as one before did.
  ///
  /// - Parameters:
  ///   - accessories: The accessories, in order.
  ///   - cell: The cell.
  ///   - isEditing: Whether those for editing show.
  /// - Returns: The views that are new, and those to take out of the cell.
  func replace(
    with accessories: [UICellAccessory],
    in cell: UICollectionViewListCell,
    isEditing: Bool
  ) -> Change {
    let former = shown
    var free = former
    (leading, trailing) = ([], [])
    for end in [true, false] {
      var ordered: [UICellAccessory] = []
      for accessory in accessories where accessory.isLeading == end && accessory.isShown(whileEditing: isEditing) {
        let index = accessory.position.map { min(max($0(ordered), 0), ordered.count) } ?? ordered.count
        ordered.insert(accessory, at: index)
      }
      let views = ordered.map { show($0, reusing: &free, in: cell) }
      if end { leading = views } else { trailing = views }
    }
    let present = shown.map(\.view)
    let leaving = former.map(\.view).filter { view in view.superview === cell && !present.contains { $0 === view } }
    let coming = present.filter { $0.superview !== cell }
    // What stands before the content comes before it for Tab, too.
    for shown in leading where shown.view.superview !== cell {
      cell.insertSubview(shown.view, belowSubview: cell.contentView)
    }
    for shown in trailing where shown.view.superview !== cell { cell.addSubview(shown.view) }
    return Change(coming: coming, leaving: leaving)
  }

  private func show(
    _ accessory: UICellAccessory,
    reusing free: inout [Shown],
    in cell: UICollectionViewListCell
  ) -> Shown {
    let view: UIView
    if let index = free.firstIndex(where: { $0.accessory.looks(like: accessory) }) {
      view = free.remove(at: index).view
    } else {
      view = accessory.makeView { [weak self, weak cell] view in
        guard let self, let cell, let accessory = shown.first(where: { $0.view === view })?.accessory else { return }
        cell.accessoryWasPressed(accessory)
      }
    }
    view.isHidden = accessory.isHidden
    let size: CGSize
    if case .customView = accessory.accessoryType, !accessory.keepsSize {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size = CGSize(
        width: fitting.width > 0 ? fitting.width : view.bounds.width,
        height: fitting.height > 0 ? fitting.height : view.bounds.height
      )
    } else {
      size = view.bounds.size
    }
    let width: CGFloat
    switch accessory.width {
    case .actual: width = size.width
    case .standard: width = ListCellAccessories.standardWidth
    case .custom(let points): width = points
    }
    return Shown(accessory: accessory, view: view, size: size, width: width)
  }

  func contains(_ view: UIView) -> Bool { shown.contains { $0.view === view } }

  /// Whether a button shows that deletes.
  var deletes: Bool {
    shown.contains { if case .delete = $0.accessory.accessoryType { !$0.accessory.isHidden } else { false } }
  }

  /// The first button that edits the item, and the handle.
  var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) {
    let visible = shown.filter { !$0.accessory.isHidden }.map(\.view)
    return (
      visible.lazy.compactMap { $0 as? TableCellEditControl }.first { $0.kind != .select },
      visible.lazy.compactMap { $0 as? TableCellReorderControl }.first
    )
  }

  /// Has the marks show whether the item is selected.
  func mark(_ isSelected: Bool) {
    for case let control as TableCellEditControl in shown.map(\.view) { control.isMarked = isSelected }
  }

  /// Has the signs of an outline show whether the items below are seen.
  func expand(_ isExpanded: Bool) {
    for case let control as OutlineDisclosureControl in shown.map(\.view) { control.isExpanded = isExpanded }
  }

  // MARK: Layout

  /// What the accessories take at an end of the cell, in points.
  func width(isLeading: Bool) -> CGFloat {
    let shown = isLeading ? leading : trailing
    guard !shown.isEmpty else { return 0 }
    return shown.reduce(0) { $0 + $1.width + ListCellAccessories.spacing }
  }

  /// The height of the highest accessory, in points.
  var height: CGFloat { shown.map(\.size.height).max() ?? 0 }

  /// Where a line parts the handle from the accessory before it, in points from the trailing edge; nil without one.
  var separatorInset: CGFloat? {
    guard let index = trailing.firstIndex(where: { $0.accessory.isParted && !$0.accessory.isHidden }), index > 0 else {
      return nil
    }
    return trailing[index...].reduce(0) { $0 + $1.width + ListCellAccessories.spacing } - ListCellAccessories.spacing
      / 2
  }

  /// Places the accessories at the ends of a cell, as if reading from left to right.
  ///
  /// - Parameters:
  ///   - bounds: The cell.
  ///   - indentation: How far those at the leading end are moved in, in points.
  ///   - mirrored: Takes a rectangle to the other side where lines run from right to left.
  func layout(in bounds: CGRect, indentation: CGFloat, mirrored: (CGRect) -> CGRect) {
    var x = indentation
    for shown in leading {
      x += ListCellAccessories.spacing
      place(shown, at: x, in: bounds, mirrored)
      x += shown.width
    }
    x = bounds.width
    for shown in trailing.reversed() {
      x -= ListCellAccessories.spacing + shown.width
      place(shown, at: x, in: bounds, mirrored)
    }
  }

  private func place(_ shown: Shown, at x: CGFloat, in bounds: CGRect, _ mirrored: (CGRect) -> CGRect) {
    let frame = CGRect(
      x: x + ((shown.width - shown.size.width) / 2).rounded(),
      y: ((bounds.height - shown.size.height) / 2).rounded(),
      width: shown.size.width,
      height: shown.size.height
    )
    shown.view.frame = mirrored(frame)
  }
}
