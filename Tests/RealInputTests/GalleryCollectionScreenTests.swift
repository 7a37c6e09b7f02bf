import CGTK
import Flix
import Gallery
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  /// The Do Not Disturb screen, used as a person would.
  @MainActor
  struct DoNotDisturbScreenTests {
    @Test("A choice takes the checkmark along, its comment changes its height, and what is below moves")
    func choice() async throws {
      let screen = try CollectionScreen(.doNotDisturb)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let always = try screen.item(0, in: 2)
      let comment = try screen.footer(2)
      let below = try screen.item(0, in: 3)
      let (height, top) = (comment.frame.height, below.frame.minY)
      #expect(screen.checked(in: 2) == ["While iPhone is locked"])

      try await person.click(always)
      try await waitFor("the checkmark and the longer comment") {
        screen.checked(in: 2) == ["Always"] && comment.frame.height > height
      }
      try await waitFor("the rows below to have moved") {
        below.frame.minY == top + comment.frame.height - height
      }
      #expect(try screen.item(0, in: 2) === always)
      #expect(screen.collectionView.indexPathsForSelectedItems == [])

      try await person.press("Down", "space")
      try await waitFor("the first choice by the keyboard") { screen.checked(in: 2) == ["While iPhone is locked"] }
      try await waitFor("all to be where it was") { comment.frame.height == height && below.frame.minY == top }
    }

    @Test("A switch shows the hours and hides them, and its row is neither highlighted nor selected")
    func scheduled() async throws {
      let screen = try CollectionScreen(.doNotDisturb)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let row = try screen.item(0, in: 1)
      let toggle = try #require(row.contentView.first(UISwitch.self))
      try await person.holdDown(row, at: CGPoint(x: 0.3, y: 0.5))
      try await nextFrame(of: screen.window.gtkWindow)
      #expect(!row.isHighlighted)
      try await person.release()
      #expect(screen.collectionView.numberOfItems(inSection: 1) == 1)
      try await person.click(toggle)
      try await waitFor("the hours") { screen.collectionView.numberOfItems(inSection: 1) == 2 }
      #expect(!row.isSelected)
      #expect(screen.texts(in: 1) == ["Scheduled", "Quiet Hours", "10 PM to 7 AM"])
      try await person.click(toggle)
      try await waitFor("the hours to go") { screen.collectionView.numberOfItems(inSection: 1) == 1 }
    }
  }

  /// The palette, used as a person would.
  @MainActor
  struct PaletteScreenTests {
    @Test("A long press lifts a tile, and a drag leaves it at another place")
    func drag() async throws {
      let screen = try CollectionScreen(.palette)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let red = try screen.item(0, in: 0)
      let green = try screen.item(3, in: 0)
      let goal = green.center
      try await person.holdDown(red)
      try await waitFor("the tile to be lifted") { screen.collectionView.subviews.last === red }
      try await person.move(to: green)
      try await waitFor("the tile to follow") { red.center == goal }
      try await person.release()
      try await waitFor("the order") {
        screen.texts(in: 0).prefix(4) == ["Orange", "Yellow", "Green", "Red"]
      }
      #expect(try screen.item(3, in: 0) === red)
    }

    @Test("Alt and the arrow keys move the tile that has the keyboard")
    func keyboard() async throws {
      let screen = try CollectionScreen(.palette)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      try await person.click(try screen.item(1, in: 0))
      try await person.press("alt+Right")
      try await waitFor("the order") { screen.texts(in: 0).prefix(3) == ["Red", "Yellow", "Orange"] }
      try await person.press("alt+Left")
      try await waitFor("the order before") { screen.texts(in: 0).prefix(3) == ["Red", "Orange", "Yellow"] }
    }
  }

  /// A screen of the gallery that is a collection view, in a window.
  @MainActor
  private final class CollectionScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let collectionView: UICollectionView

    init(_ page: GalleryPage) throws {
      let controller = page.makeViewController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      collectionView = try #require(controller.view.first(UICollectionView.self))
      collectionView.layoutIfNeeded()
    }

    func close() {
      window.isHidden = true
    }

    func item(_ item: Int, in section: Int) throws -> UICollectionViewCell {
      try #require(collectionView.cellForItem(at: IndexPath(item: item, section: section)))
    }

    func footer(_ section: Int) throws -> UICollectionReusableView {
      try #require(
        collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter,
          at: IndexPath(item: 0, section: section)
        )
      )
    }

    /// The cells of a section that are in sight, in order.
    private func cells(in section: Int) -> [UICollectionViewCell] {
      collectionView.indexPathsForVisibleItems.sorted().filter { $0.section == section }.compactMap {
        collectionView.cellForItem(at: $0)
      }
    }

    /// The texts of a section's items in sight.
    func texts(in section: Int) -> [String] {
      cells(in: section).flatMap { $0.contentView.all(UILabel.self) }.compactMap(\.text)
    }

    /// The texts of a section's items that have a checkmark.
    func checked(in section: Int) -> [String] {
      cells(in: section).filter { ($0 as? UICollectionViewListCell)?.accessories.isEmpty == false }.compactMap {
        $0.contentView.first(UILabel.self)?.text
      }
    }
  }
}

extension UIView {
  /// The views of a class inside, depth first.
  @MainActor fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in (view as? View).map { [$0] } ?? view.all(type) }
  }

  /// The first view of a class inside, depth first.
  @MainActor fileprivate func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }
}
