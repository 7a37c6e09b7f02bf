import CGTK
import Foundation

/// The column of titles at the trailing edge of a table view: a press on a title, or a drag over several, leads there.
final class TableSectionIndexView: UIView {
  /// The width of the column, in points.
  static let width: CGFloat = 20
  private static let titleHeight: CGFloat = 16
  private static let bullet = "•"
  private static let searchSymbol = "magnifyingglass"

  /// Called with the place of a title in `titles` as soon as the pointer reaches it.
  var titleWasReached: ((Int) -> Void)?

  private var entries: [UIView] = []
  private var shownCount = -1
  private var reached: Int?

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_NAVIGATION }

  override init(frame: CGRect) {
    super.init(frame: frame)
    cgtk_accessible_set_label(gtkWidget, "Section index")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// All titles, also those that there is no room for.
  var titles: [String] = [] {
    didSet { if titles != oldValue { titlesDidChange() } }
  }

  /// The colour of the titles; that of what can be operated unless set.
  var titleColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour behind the titles.
  var restingColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour behind the titles while a person drags over them; `restingColor` unless set.
  var trackingColor: UIColor? {
    didSet { updateColors() }
  }

  /// Whether a person is dragging over the titles.
  private(set) var isTracking = false {
    didSet { if isTracking != oldValue { updateColors() } }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = TableSectionIndexView.shownEntries(of: titles.count, room: room)
    if shown.count != shownCount { makeEntries(shown) }
    guard !entries.isEmpty else { return }
    let column = columnFrame
    let height = column.height / CGFloat(entries.count)
    for (position, entry) in entries.enumerated() {
      entry.frame = CGRect(x: 0, y: column.minY + height * CGFloat(position), width: bounds.width, height: height)
    }
  }

  private var room: Int { Int((bounds.height / TableSectionIndexView.titleHeight).rounded(.down)) }

  /// Where the titles stand: in the middle, as high as they need.
  private var columnFrame: CGRect {
    let height = min(bounds.height, CGFloat(shownCount) * TableSectionIndexView.titleHeight)
    return CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
  }

  /// What stands in the column from top to bottom: places of titles, and nil for a bullet in place of those between.
  static func shownEntries(of count: Int, room: Int) -> [Int?] {
    guard count > room else { return Array(0..<count) }
    guard room >= 3 else { return room > 0 && count > 0 ? [0] : [] }
    let kept = (room + 1) / 2
    return (0..<kept).flatMap { position -> [Int?] in
      let title = position * (count - 1) / (kept - 1)
      return position == 0 ? [title] : [nil, title]
    }
  }

  private func makeEntries(_ shown: [Int?]) {
    for entry in entries { entry.removeFromSuperview() }
    shownCount = shown.count
    entries = shown.map { $0.map { makeEntry(titles[$0]) } ?? makeLabel(TableSectionIndexView.bullet) }
    for entry in entries { addSubview(entry) }
    updateColors()
  }

  private func makeEntry(_ title: String) -> UIView {
    guard title == UITableView.indexSearch else { return makeLabel(title) }
    let view = UIImageView(image: UIImage(systemName: TableSectionIndexView.searchSymbol))
    view.contentMode = .center
    return view
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    return label
  }

  private func titlesDidChange() {
    shownCount = -1
    reached = nil
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = (isTracking ? trackingColor : nil) ?? restingColor
    for entry in entries {
      (entry as? UILabel)?.textColor = titleColor ?? tintColor
      entry.tintColor = titleColor ?? tintColor
    }
  }

  // MARK: Touches

  /// The place in `titles` of the title at a height; above and below the column, of the first and the last one.
  func title(atHeight y: CGFloat) -> Int? {
    let column = columnFrame
    guard !titles.isEmpty, column.height > 0 else { return nil }
    let share = (y - column.minY) / column.height
    return min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    reached = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  private func follow(_ touches: Set<UITouch>) {
    guard isTracking, let touch = touches.first, let title = title(atHeight: touch.location(in: self).y),
      title != reached
    else { return }
    reached = title
    titleWasReached?(title)
  }
}
