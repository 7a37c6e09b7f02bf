import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: with a flow layout", .serialized)
@MainActor
struct CollectionViewFlowTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A cell whose constraints ask for its size.
  final class Note: UICollectionViewCell {
    static var made = 0
    let label = UILabel(frame: .zero)
    var height: NSLayoutConstraint?

    override init(frame: CGRect) {
      Note.made += 1
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let height = label.heightAnchor.constraint(equalToConstant: 30)
      self.height = height
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.widthAnchor.constraint(equalToConstant: 140),
        height,
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var count: Int
    var height: (Int) -> CGFloat = { _ in 30 }
    init(_ count: Int) { self.count = count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
      if let note = cell as? Note {
        note.label.text = "\(indexPath.item)"
        note.height?.constant = height(indexPath.item)
      }
      return cell
    }
  }

  private func makeView(_ layout: UICollectionViewFlowLayout, _ source: Source) -> UICollectionView {
    Note.made = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: layout
    )
    view.register(Note.self, forCellWithReuseIdentifier: "note")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func `a million items of one size scroll with the cells that fit`() {
    let source = Source(1_000_000)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let view = makeView(layout, source)
    #expect(view.visibleCells.count == 12)
    for offset in stride(from: 0, to: 3000, by: 30) { view.contentOffset.y = CGFloat(offset) }
    view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    #expect((view.visibleCells.last as? Note)?.label.text == "999999")
    #expect(Note.made <= 18)
  }

  @Test func `items as large as their content asks are laid out without gaps`() {
    let source = Source(100)
    source.height = { $0 == 1 ? 60 : 30 }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = makeView(layout, source)
    #expect(view.cellForItem(at: path(0))?.frame.size == CGSize(width: 140, height: 40))
    #expect(view.cellForItem(at: path(1))?.frame.size == CGSize(width: 140, height: 70))
    #expect(view.cellForItem(at: path(2))?.frame.minY == 70)
    #expect(view.visibleCells.count == 10)
  }

  @Test func `a hundred thousand items of unknown size are asked only where they are seen`() {
    let source = Source(100_000)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 140, height: 40)
    let view = makeView(layout, source)
    for offset in stride(from: 0, to: 4000, by: 90) { view.contentOffset.y = CGFloat(offset) }
    view.scrollToItem(at: path(99_999), at: .bottom, animated: false)
    #expect((view.visibleCells.last as? Note)?.label.text == "99999")
    #expect(Note.made <= 24)
  }

  @Test func `content that changes is asked again`() {
    let source = Source(4)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 140, height: 40)
    layout.minimumLineSpacing = 0
    let view = makeView(layout, source)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    #expect(view.cellForItem(at: path(2))?.frame.minY == 40)
    (view.cellForItem(at: path(0)) as? Note)?.height?.constant = 90
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.frame.height == 100)
    #expect(view.cellForItem(at: path(2))?.frame.minY == 100)
  }

  @Test func `a narrower view breaks its lines anew`() {
    let source = Source(10)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = makeView(layout, source)
    #expect(view.cellForItem(at: path(3))?.frame.origin == CGPoint(x: 0, y: 50))
    view.frame.size.width = 200
    #expect(view.cellForItem(at: path(3))?.frame.origin == CGPoint(x: 100, y: 50))
    #expect(view.contentSize == CGSize(width: 200, height: 250))
  }

  @Test func `batches animate with a flow layout and end where they should`() {
    let source = Source(9)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = makeView(layout, source)
    view.performBatchUpdates {
      source.count = 8
      view.deleteItems(at: [path(1), path(4)])
      view.insertItems(at: [path(0)])
    }
    #expect(view.visibleCells.count == 8)
    #expect(view.cellForItem(at: path(0))?.frame.origin == .zero)
    #expect(view.cellForItem(at: path(7))?.frame.origin == CGPoint(x: 100, y: 100))
  }
}
