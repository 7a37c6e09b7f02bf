import CGTK
import Foundation
import OpenUIKit

/// A million numbers in a collection view.
final class NumberGrid: NSObject, ViewSubject, UICollectionViewDataSource {
  static let name = "UICollectionView"

  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .center
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  private let uiWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let collectionView: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 48, height: 48)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: uiWindow.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "number")
    collectionView.dataSource = self
    let controller = UIViewController()
    controller.view.frame = uiWindow.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(collectionView)
    uiWindow.rootViewController = controller
    uiWindow.makeKeyAndVisible()
    collectionView.layoutIfNeeded()
  }

  var window: UnsafeMutablePointer<GtkWidget> { uiWindow.gtkWindow }

  var count: Int { collectionView.numberOfItems(inSection: 0) }

  func scroll(to offset: Double) {
    collectionView.contentOffset.y = CGFloat(offset)
  }

  func filter(_ text: String) {}

  func close() {
    uiWindow.isHidden = true
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? Cell)?.label.text = "\(indexPath.item)"
    return cell
  }
}
