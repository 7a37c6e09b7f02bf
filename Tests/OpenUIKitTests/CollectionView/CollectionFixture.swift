import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A collection view in a window of its own, with sections of items that are told apart by their texts.
@MainActor
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    static var made = 0
    let label = UILabel(frame: .zero)
    var prepared = 0
    /// The height that the content asks for; nil leaves it to the constraints.
    var wantedHeight: CGFloat?

    override init(frame: CGRect) {
      Cell.made += 1
      super.init(frame: frame)
      label.frame = contentView.bounds
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      prepared += 1
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wantedHeight { layoutAttributes.frame.size.height = wantedHeight }
      return layoutAttributes
    }
  }

  final class Header: UICollectionReusableView {
    var title = ""
  }

  var sections: [[String]]
  var log: [String] = []
  var configured: [IndexPath] = []
  var shouldHighlight = true
  var shouldSelect: (IndexPath) -> Bool = { _ in true }
  var shouldDeselect: (IndexPath) -> Bool = { _ in true }
  var identifier = "cell"
  var onConfigure: ((Cell, IndexPath) -> Void)?

  let window: UIWindow
  let controller = UIViewController()
  let layout: GridLayout
  let view: UICollectionView

  init(
    _ sections: [[String]],
    layout: GridLayout = GridLayout(),
    size: CGSize = CGSize(width: 300, height: 200),
    isShown: Bool = true
  ) {
    self.sections = sections
    self.layout = layout
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height + 100)))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    Cell.made = 0
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = self
    view.delegate = self
    guard isShown else { return }
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
  }

  convenience init(items: Int, layout: GridLayout = GridLayout()) {
    self.init([(0..<items).map(String.init)], layout: layout)
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// The texts and frames of everything in sight, relative to the visible part, in reading order.
  var picture: [String] {
    view.layoutIfNeeded()
    return view.views.filter { !$0.value.isHidden && !$0.value.isParked && $0.value.renderAlpha > 0 }
      .compactMap { _, shown -> (CGRect, String)? in
        let text = (shown as? Cell)?.label.text ?? (shown as? Header).map { "[\($0.title)]" } ?? "?"
        let frame = shown.frame.offsetBy(
          dx: shown.renderOffset.x - view.bounds.minX,
          dy: shown.renderOffset.y - view.bounds.minY
        )
        guard frame.overlaps(CGRect(origin: .zero, size: view.bounds.size)) else { return nil }
        return (frame, "\(text) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
      }
      .sorted { ($0.0.minY, $0.0.minX) < ($1.0.minY, $1.0.minX) }.map(\.1)
  }

  var liveCells: [Cell] {
    view.subviews.compactMap { $0 as? Cell }.filter { !$0.isParked }
  }

  var texts: [String?] { view.visibleCells.map { ($0 as? Cell)?.label.text } }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    configured.append(indexPath)
    if let cell = cell as? Cell {
      cell.label.text = sections[indexPath.section][indexPath.item]
      onConfigure?(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? Header)?.title = "\(indexPath.section)"
    return view
  }

  // MARK: UICollectionViewDelegate

  private func note(_ call: String, _ indexPath: IndexPath) {
    log.append("\(call) \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    note("willDisplay header", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    note("didEndDisplaying header", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return shouldHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return shouldSelect(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return shouldDeselect(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}
