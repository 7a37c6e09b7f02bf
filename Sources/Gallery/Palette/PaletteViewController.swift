import Flix

/// A grid of colours that a person puts in order: a long press lifts a tile, and so do Alt and the arrow keys.
public final class PaletteViewController: CollectionFormViewController {
  /// Around the tiles and between them, in points.
  static let space: CGFloat = 16

  private let palette = Palette()

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.space
    layout.minimumLineSpacing = Self.space
    layout.sectionInset = UIEdgeInsets(top: Self.space, left: Self.space, bottom: Self.space, right: Self.space)
    super.init(layout: layout)
  }

  public required init?(coder: NSCoder) {
    fatalError("a screen that is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    let tiles = TilesProvider(palette)
    collectionView.flix.animatable.build {
      Section(footer: "Press a tile for a while and drag it where you like it.") { tiles }
    }
  }
}
