import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A table view in a window of its own, with sections of rows that are told apart by their texts.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row: Equatable {
    var text: String
    var height: CGFloat = 44
  }

  struct Section: Equatable {
    var header: String?
    var rows: [Row]
    var footer: String?
  }

  final class Cell: UITableViewCell {
    static var made = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      Cell.made += 1
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  var sections: [Section]
  /// The calls of the table view, as far as `logged` lets them through.
  var log: [String] = []
  var configured: [IndexPath] = []
  var heightsAsked = 0
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var shouldHighlight = true
  var setsText = true
  var identifier = "cell"
  var onConfigure: ((UITableViewCell, IndexPath) -> Void)?

  let window: UIWindow
  let controller = UIViewController()
  let table: UITableView

  init(
    _ sections: [Section],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 400, height: 300),
    isShown: Bool = true
  ) {
    self.sections = sections
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height + 100)))
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init()
    Cell.made = 0
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    guard isShown else { return }
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
  }

  convenience init(rows: Int, height: CGFloat = 44, style: UITableView.Style = .plain) {
    self.init([TableFixture.section(rows, height: height)], style: style)
  }

  static func section(_ rows: Int, _ prefix: String = "", height: CGFloat = 44) -> Section {
    Section(rows: (0..<rows).map { Row(text: "\(prefix)\($0)", height: height) })
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// The frames and texts of everything in sight, relative to the visible part, from top to bottom.
  var picture: [String] {
    table.layoutIfNeeded()
    let height = table.bounds.height
    let views = table.subviews.filter { !$0.isHidden && !$0.isParked && $0.renderAlpha > 0 }
    return views.compactMap { view -> (CGFloat, String)? in
      let text: String
      switch view {
      case let cell as UITableViewCell where cell.tableIndexPath != nil: text = cell.textLabel?.text ?? ""
      case let view as UITableViewHeaderFooterView: text = "[\(view.textLabel?.text ?? "")]"
      default: return nil
      }
      let frame = view.frame
      let top = frame.minY - table.bounds.minY + view.renderOffset.y
      guard top < height, top + frame.height > 0 else { return nil }
      return (
        top, "\(text) \(Int(frame.minX)) \(Int(top.rounded())) \(Int(frame.width))x\(Int(frame.height.rounded()))"
      )
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  var liveCells: [UITableViewCell] {
    table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isParked }
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if setsText { cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row].text }
    configured.append(indexPath)
    onConfigure?(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked += 1
    return sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("didEndDisplaying \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return shouldHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}
