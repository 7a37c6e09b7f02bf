#if RxSwift
  import Flix
  import MainLoopTesting

  /// A collection view in a window, and what it shows.
  @MainActor
  final class CollectionStage {
    let collectionView: UICollectionView
    private let window: UIWindow

    init() {
      _ = GTKStartup.done
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      let controller = UIViewController()
      controller.view.addSubview(collectionView)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    isolated deinit {
      window.isHidden = true
    }

    /// The numbers of items of all sections.
    var counts: [Int] { (0..<collectionView.numberOfSections).map(collectionView.numberOfItems) }

    /// The texts of the visible items.
    var texts: [String] {
      collectionView.layoutIfNeeded()
      return collectionView.indexPathsForVisibleItems.sorted().compactMap {
        (collectionView.cellForItem(at: $0) as? NameCell)?.label.text
      }
    }

    /// Selects an item of the first section as a person does: the collection view's delegate is told.
    func select(_ item: Int) {
      collectionView.layoutIfNeeded()
      let indexPath = IndexPath(item: item, section: 0)
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
      collectionView.delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// A cell with a text.
  final class NameCell: UICollectionViewCell {
    private(set) lazy var label: UILabel = {
      let label = UILabel(frame: contentView.bounds)
      contentView.addSubview(label)
      return label
    }()
  }
#endif
