import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ListEditingTests {
    /// A window that a list in a collection view fills, whose items are deleted and moved.
    private final class List: UICollectionViewController {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
      var texts = ["a", "b", "c", "d"]

      init(isEditing: Bool = false) {
        weak var own: List?
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { indexPath in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
              own?.texts.remove(at: indexPath.item)
              own?.collectionView.deleteItems(at: [indexPath])
              completion(true)
            }
          ])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        own = self
        window.rootViewController = self
        window.makeKeyAndVisible()
        UIView.performWithoutAnimation { setEditing(isEditing, animated: false) }
        collectionView.layoutIfNeeded()
      }

      required init?(coder: NSCoder) { nil }

      private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.delete(), .reorder()]
      }

      func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }
    }

    @Test(
      "A drag to the side uncovers what the list gives, a click elsewhere or Escape covers it, a click on it deletes"
    )
    func swipe() async throws {
      let list = List()
      defer { list.window.isHidden = true }
      let person = try await RealInput(list.window)
      let cell = try list.cell(1)
      let middle = CGPoint(x: 0.5, y: 0.5)
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button") { cell.frame.minX < -50 }
      try await person.click(try list.cell(3))
      try await waitFor("the item to come back") { cell.frame.minX > 0 }
      #expect(list.collectionView.indexPathsForSelectedItems == [])
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button again") { cell.frame.minX < -50 }
      try await person.press("Escape")
      try await waitFor("Escape to cover it") { cell.frame.minX > 0 }
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button a third time") { cell.frame.minX < -50 }
      try await nextFrame(of: list.window.gtkWindow)
      try await person.click(cell, at: CGPoint(x: 1 + 30 / cell.bounds.width, y: 0.5))
      try await waitFor("the deletion") { list.texts == ["a", "c", "d"] }
    }

    @Test("The control of an item asks before it deletes")
    func deletion() async throws {
      let list = List(isEditing: true)
      defer { list.window.isHidden = true }
      let person = try await RealInput(list.window)
      let cell = try list.cell(1)
      let control = CGPoint(x: 26 / cell.bounds.width, y: 0.5)
      try await person.click(cell, at: control)
      try await waitFor("the question") { cell.frame.minX < -50 }
      try await nextFrame(of: list.window.gtkWindow)
      try await person.click(cell, at: CGPoint(x: 1 + 30 / cell.bounds.width, y: 0.5))
      try await waitFor("the deletion") { list.texts == ["a", "c", "d"] }
    }

    @Test("An item follows the pointer by its handle, and Escape lets it go back")
    func handle() async throws {
      let list = List(isEditing: true)
      defer { list.window.isHidden = true }
      let person = try await RealInput(list.window)
      let cell = try list.cell(0)
      let home = cell.frame
      let handle = CGPoint(x: 1 - 26 / cell.bounds.width, y: 0.5)
      try await person.drag(cell, at: handle, by: CGSize(width: 30, height: 90), letGo: false)
      try await waitFor("the item to follow") { cell.frame.minY > home.minY + 70 && cell.frame.minX == home.minX }
      try await person.press("Escape")
      try await waitFor("the item to go back") { cell.frame == home }
      try await person.letGo()
      #expect(list.texts == ["a", "b", "c", "d"])
      try await nextFrame(of: list.window.gtkWindow)
      try await person.drag(cell, at: handle, by: CGSize(width: 0, height: 90))
      try await waitFor("the move") { list.texts == ["b", "c", "a", "d"] }
    }

    @Test("The Menu key shows what a swipe uncovers, and Return does it")
    func keyboard() async throws {
      let list = List()
      defer { list.window.isHidden = true }
      let person = try await RealInput(list.window)
      try await person.press("Tab")
      try await person.press("Home")
      try await person.press("Down")
      try await person.press("Menu")
      try await waitFor("the button") { (try? list.cell(1).frame.minX) ?? 0 < -50 }
      try await person.press("Return")
      try await waitFor("the deletion") { list.texts == ["a", "c", "d"] }
    }
  }
}
