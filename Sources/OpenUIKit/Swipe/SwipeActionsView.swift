import Foundation

/// The actions in the place that a swiped row uncovers.
final class SwipeActionsView: UIView {
  /// How much of the row the actions may take where they have to share it.
  private static let largestShare: CGFloat = 0.8

  let edge: SwipeEdge
  let buttons: [SwipeActionButton]
  private let configuration: UISwipeActionsConfiguration

  /// Whether the first action takes all the place, as it is performed when the row is let go of.
  private(set) var isFirstAlone = false
  private var distance: CGFloat = 0

  /// Whether the actions stand at the right end of the row, in the direction in which its list reads.
  var isRight: Bool { edge.isRight((superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft) }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - configuration: The actions, at least one.
  ///   - edge: The end of the row where they show.
  init(_ configuration: UISwipeActionsConfiguration, at edge: SwipeEdge) {
    self.configuration = configuration
    self.edge = edge
    buttons = configuration.actions.map { SwipeActionButton(action: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    configuration = UISwipeActionsConfiguration(actions: [])
    edge = .trailing
    buttons = []
    super.init(coder: coder)
  }

  /// Whether a swipe over most of the row performs the first action.
  var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe }

  /// How far a row of a width stands aside while it shows the actions, in points.
  func restingDistance(in width: CGFloat) -> CGFloat {
    min(buttons.reduce(0) { $0 + $1.preferredWidth }, (width * SwipeActionsView.largestShare).rounded())
  }

  /// Takes the place that a row uncovers.
  ///
  /// - Parameters:
  ///   - distance: How far the row stands aside, in points.
  ///   - row: The place of the row, in the coordinates of the superview, in points.
  ///   - layer: The outline of the row.
  func cover(_ distance: CGFloat, of row: CGRect, outline layer: CALayer?) {
    self.distance = distance
    let isRight = isRight
    frame = CGRect(x: isRight ? row.maxX - distance : row.minX, y: row.minY, width: distance, height: row.height)
    let outer: CACornerMask =
      isRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    self.layer.maskedCorners = outer.intersection(layer?.maskedCorners ?? [])
    self.layer.cornerRadius = layer?.cornerRadius ?? 0
    layoutButtons()
  }

  /// Gives the first action all the place, or its own again.
  func setFirstAlone(_ isAlone: Bool) {
    guard isAlone != isFirstAlone else { return }
    isFirstAlone = isAlone
    UIView.animate(withDuration: 0.15) { self.layoutButtons() }
  }

  private func layoutButtons() {
    let isRight = isRight
    let widths = buttons.map(\.preferredWidth)
    let total = widths.reduce(0, +)
    guard total > 0 else { return }
    let scale = distance / total
    // The first action stands at the end of the row, the others follow inwards.
    var outer: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = widths[index] * scale
      var start = outer
      outer += width
      var end = index == buttons.count - 1 ? distance : outer
      if isFirstAlone {
        start = 0
        end = index == 0 ? distance : 0
      }
      let slot = CGRect(
        x: isRight ? distance - end : start,
        y: 0,
        width: max(0, end - start),
        height: bounds.height
      )
      button.frame = slot
      var area = CGRect(x: (slot.width - widths[index]) / 2, y: 0, width: widths[index], height: slot.height)
      if isFirstAlone, index == 0 { area.origin.x = isRight ? 0 : slot.width - widths[0] }
      button.layoutContent(in: area.insetBy(dx: 4, dy: 0))
    }
  }
}
