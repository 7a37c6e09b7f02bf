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

  /// Between the edge of the cell and a sign of the theme, and between two accessories, in points.
  private static let spacing: CGFloat = 12
  /// The width of accessories of the standard width, in points.
  private static let standardWidth: CGFloat = 24

  private var leading: [Shown] = []
  private var trailing: [Shown] = []

  /// Puts other accessories into a cell.
  ///
  /// - Parameters:
  ///   - accessories: The accessories, in order.
  ///   - cell: The cell.
  ///   - isEditing: Whether those for editing show.
  func replace(with accessories: [UICellAccessory], in cell: UIView, isEditing: Bool) {
    let old = (leading + trailing).map(\.view)
    (leading, trailing) = ([], [])
    for end in [true, false] {
      var ordered: [UICellAccessory] = []
      for accessory in accessories where accessory.isLeading == end && accessory.isShown(whileEditing: isEditing) {
        let index = accessory.position.map { min(max($0(ordered), 0), ordered.count) } ?? ordered.count
        ordered.insert(accessory, at: index)
      }
      let shown = ordered.map(show)
      if end { leading = shown } else { trailing = shown }
    }
    let new = (leading + trailing).map(\.view)
    for view in old where view.superview === cell && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== cell { cell.addSubview(view) }
  }

  private func show(_ accessory: UICellAccessory) -> Shown {
    let view = accessory.makeView()
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

  /// What the accessories take at an end of the cell, in points.
  func width(isLeading: Bool) -> CGFloat {
    let shown = isLeading ? leading : trailing
    guard !shown.isEmpty else { return 0 }
    return shown.reduce(0) { $0 + $1.width + ListCellAccessories.spacing }
  }

  /// The height of the highest accessory, in points.
  var height: CGFloat { (leading + trailing).map(\.size.height).max() ?? 0 }

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

extension UICellAccessory {
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  @MainActor
  func makeView() -> UIView {
    let kind: TableCellAccessory.Kind
    switch accessoryType {
    case .customView(let view):
      if let tintColor { view.tintColor = tintColor }
      return view
    case .disclosureIndicator: kind = .disclosure
    case .detail: kind = .detail
    case .checkmark: kind = .checkmark
    }
    let view = TableCellAccessory(kind: kind, color: tintColor)
    view.buttonWasPressed = action
    return view
  }
}
