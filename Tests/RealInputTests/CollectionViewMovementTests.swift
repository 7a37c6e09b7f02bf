import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct CollectionViewMovementTests {
    private final class Tiles: UICollectionViewController {
      var items = ["a", "b", "c", "d", "e", "f"]

      init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.backgroundColor = .systemBlue
        return cell
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }

      func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      }
    }

    @Test("A long press lifts an item, a drag takes it along, and the release leaves it there")
    func drag() async throws {
      let tiles = Tiles()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 260))
      window.rootViewController = tiles
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let person = try await RealInput(window)
      let lifted = try tiles.cell(0)
      let target = try tiles.cell(4)
      let goal = target.center
      try await person.holdDown(lifted)
      // In front of the others while it is held.
      try await waitFor("the item to be lifted") { tiles.collectionView.subviews.last === lifted }
      try await person.move(to: target)
      try await waitFor("the item to follow") { lifted.center == goal }
      #expect(tiles.items == ["a", "b", "c", "d", "e", "f"])
      try await person.release()
      try await waitFor("the movement") { tiles.items == ["b", "c", "d", "e", "a", "f"] }
    }

    @Test("Alt and the arrow keys move the item that was clicked")
    func keyboard() async throws {
      let tiles = Tiles()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 260))
      window.rootViewController = tiles
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let person = try await RealInput(window)
      try await person.click(try tiles.cell(1))
      try await waitFor("the selection") { tiles.collectionView.indexPathsForSelectedItems?.isEmpty == false }
      try await person.press("alt+Right")
      try await waitFor("the movement") { tiles.items == ["a", "c", "b", "d", "e", "f"] }
    }
  }
}
