import Foundation

@testable import OpenUIKit

/// A collection view with a flow layout in a window of its own.
@MainActor
final class FlowFixture: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    static var made = 0
    /// The size that the content asks for.
    var wanted: CGSize?

    override init(frame: CGRect) {
      Cell.made += 1
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let wanted { layoutAttributes.frame.size = wanted }
      return layoutAttributes
    }
  }

  /// A delegate that answers every question, and remembers the sizes it was asked for.
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [IndexPath] = []
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 40) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.append(indexPath)
      return size(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: CGFloat(section * 2), left: 0, bottom: 0, right: 0)
    }
  }

  var counts: [Int]
  var configured: [IndexPath] = []
  var wanted: ((IndexPath) -> CGSize)?

  let window: UIWindow
  let controller = UIViewController()
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView

  init(
    _ counts: [Int],
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: Sizes? = nil,
    size: CGSize = CGSize(width: 320, height: 200),
    isMirrored: Bool = false
  ) {
    self.counts = counts
    self.layout = layout
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height + 100)))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    Cell.made = 0
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.dataSource = self
    view.delegate = delegate
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configured.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.wanted = wanted?(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "boundary", for: indexPath)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? { boundary(UICollectionView.elementKindSectionHeader, section) }

  func footer(_ section: Int) -> CGRect? { boundary(UICollectionView.elementKindSectionFooter, section) }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    view.layoutIfNeeded()
    return view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}
