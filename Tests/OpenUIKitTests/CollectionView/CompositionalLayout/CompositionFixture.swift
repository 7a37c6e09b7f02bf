import Foundation

@testable import OpenUIKit

/// A collection view with a compositional layout in a window of its own.
@MainActor
final class CompositionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// A cell whose content is a label between its margins.
  final class Cell: UICollectionViewListCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  var sections: [[String]]
  var configured: [IndexPath] = []
  var onConfigure: ((Cell, IndexPath) -> Void)?
  let window: UIWindow
  let controller = UIViewController()
  let view: UICollectionView

  init(
    _ sections: [[String]],
    layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 300),
    isMirrored: Bool = false,
    onConfigure: ((Cell, IndexPath) -> Void)? = nil
  ) {
    self.sections = sections
    self.onConfigure = onConfigure
    window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: size.width, height: size.height + 100)))
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(Cell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    view.layoutIfNeeded()
    return view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configured.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? Cell)?.label.text = kind == "badge" ? "!" : "Section \(indexPath.section)"
    return view
  }
}
