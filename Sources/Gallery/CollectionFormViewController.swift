import Flix

/// A screen that is one collection view.
public class CollectionFormViewController: UIViewController {
  /// Shows the form.
  let collectionView: UICollectionView

  init(layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("a screen that is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.cover(with: collectionView)
  }
}
