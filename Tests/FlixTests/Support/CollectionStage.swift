import CGTK
import Flix
import MainLoopTesting

/// A collection view in a window.
@MainActor
final class CollectionStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let collectionView: UICollectionView

  init(layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    _ = GTKStartup.done
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: layout
    )
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(collectionView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    collectionView.layoutIfNeeded()
  }

  /// Takes the window away.
  func close() {
    window.isHidden = true
  }

  /// The numbers of items of all sections, as the collection view knows them.
  var counts: [Int] {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
  }

  /// The cell of an item.
  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    collectionView.layoutIfNeeded()
    return collectionView.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// The texts of the visible items.
  var texts: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.indexPathsForVisibleItems.sorted().compactMap {
      (collectionView.cellForItem(at: $0) as? LabelCell)?.label.text
    }
  }

  /// The header of a section that takes space.
  func header(_ section: Int = 0) -> UICollectionReusableView? {
    collectionView.layoutIfNeeded()
    return collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  /// Selects an item as a person does: the collection view's delegate is asked and told.
  func select(_ item: Int, _ section: Int = 0) {
    let indexPath = IndexPath(item: item, section: section)
    guard let delegate = collectionView.delegate,
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    else { return }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }
}
