import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Interactive movement of items", .serialized)
@MainActor
struct InteractiveMovementTests {
  final class Cell: UICollectionViewCell {
    var text = ""
  }

  /// A controller with items of 100 x 50 points, three in a line.
  final class Items: UICollectionViewController {
    var sections: [[String]]
    var fixed: Set<String> = []
    var log: [String] = []
    var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?

    init(_ sections: [[String]]) {
      self.sections = sections
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = sections[indexPath.section][indexPath.item]
      return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(sections[indexPath.section][indexPath.item])
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append(
        "\(sourceIndexPath.section).\(sourceIndexPath.item) -> "
          + "\(destinationIndexPath.section).\(destinationIndexPath.item)"
      )
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
    }
  }

  private final class Stage {
    let clock = ManualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
    let controller: Items
    var view: UICollectionView { controller.collectionView }

    init(_ sections: [[String]]) {
      controller = Items(sections)
      window.eventClock = clock
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }

    /// The texts of the cells, in the order of their index paths.
    var shown: String {
      view.layoutIfNeeded()
      return view.indexPathsForVisibleItems.compactMap { (view.cellForItem(at: $0) as? Cell)?.text }.joined()
    }

    var model: String { controller.sections.map { $0.joined() }.joined(separator: "|") }

    func cell(_ text: String) throws -> Cell {
      try #require(view.visibleCells.compactMap { $0 as? Cell }.first { $0.text == text })
    }

    func point(_ item: Int) -> CGPoint { CGPoint(x: item % 3 * 100 + 50, y: item / 3 * 50 + 25) }

    /// A point of the content in the window.
    func inWindow(_ point: CGPoint) -> CGPoint { view.convert(point, to: window) }
  }

  private func at(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The others make room for the item, which follows its position; the data source is told once, at the end")
  func moving() throws {
    let stage = Stage([["a", "b", "c", "d", "e", "f"]])
    defer { stage.close() }
    #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
    #expect(!stage.view.beginInteractiveMovementForItem(at: at(1)), "one at a time")
    let cell = try stage.cell("a")
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 40))
    #expect(cell.center == CGPoint(x: 80, y: 40))
    #expect(stage.shown == "abcdef")
    stage.view.updateInteractiveMovementTargetPosition(stage.point(4))
    #expect(stage.shown == "bcdeaf")
    #expect(try stage.cell("a") === cell && cell.center == stage.point(4))
    #expect(try stage.cell("b").frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(stage.view.subviews.last === cell, "in front of all others")
    #expect(stage.controller.log == [])
    stage.view.endInteractiveMovement()
    #expect(stage.controller.log == ["0.0 -> 0.4"])
    #expect(stage.model == "bcdeaf" && stage.shown == "bcdeaf")
    #expect(cell.frame.origin == CGPoint(x: 100, y: 50))
    stage.view.endInteractiveMovement()
    #expect(stage.controller.log.count == 1)
  }

  @Test("Cancelling takes the item back and tells nobody; ending where it began tells nobody either")
  func cancelling() throws {
    let stage = Stage([["a", "b", "c", "d"]])
    defer { stage.close() }
    stage.view.selectItem(at: at(3), animated: false, scrollPosition: [])
    #expect(stage.view.beginInteractiveMovementForItem(at: at(3)))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(0))
    #expect(stage.shown == "dabc")
    #expect(stage.view.indexPathsForSelectedItems == [at(0)])
    stage.view.cancelInteractiveMovement()
    #expect(stage.shown == "abcd")
    #expect(stage.view.indexPathsForSelectedItems == [at(3)])
    #expect(stage.view.beginInteractiveMovementForItem(at: at(1)))
    stage.view.endInteractiveMovement()
    #expect(stage.controller.log == [])
  }

  @Test("An item goes to another section, and cells that come meanwhile are asked for by the data source's places")
  func sections() throws {
    let stage = Stage([["a", "b", "c"], ["d", "e", "f"]])
    defer { stage.close() }
    #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(4))
    #expect(stage.view.numberOfItems(inSection: 0) == 2 && stage.view.numberOfItems(inSection: 1) == 4)
    for section in 0..<2 {
      for item in 0..<stage.view.numberOfItems(inSection: section) {
        let path = stage.view.dataIndexPath(of: at(item, section))
        let cell = stage.view.cellForItem(at: at(item, section)) as? Cell
        #expect(cell?.text == stage.controller.sections[path.section][path.item])
      }
    }
    stage.view.endInteractiveMovement()
    #expect(stage.model == "bc|daef")
    #expect(stage.controller.log == ["0.0 -> 1.1"])
  }

  @Test("Items that may not move stay, and the delegate says where others go")
  func rules() {
    let stage = Stage([["a", "b", "c", "d"]])
    defer { stage.close() }
    stage.controller.fixed = ["a"]
    #expect(!stage.view.beginInteractiveMovementForItem(at: at(0)))
    #expect(!stage.view.beginInteractiveMovementForItem(at: at(9)))
    var asked: [[Int]] = []
    stage.controller.target = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return proposed.item == 0 ? IndexPath(item: 1, section: 0) : proposed
    }
    #expect(stage.view.beginInteractiveMovementForItem(at: at(3)))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(2))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(0))
    #expect(asked == [[3, 3, 2], [3, 2, 0]])
    stage.view.endInteractiveMovement()
    #expect(stage.model == "adbc")
  }

  @Test("A batch or a reload that comes meanwhile takes the item back first")
  func batches() {
    let stage = Stage([["a", "b", "c", "d"]])
    defer { stage.close() }
    #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(2))
    stage.controller.sections[0].remove(at: 1)
    stage.view.deleteItems(at: [at(1)])
    #expect(stage.shown == "acd")
    stage.view.updateInteractiveMovementTargetPosition(stage.point(0))
    stage.view.endInteractiveMovement()
    #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
    stage.view.updateInteractiveMovementTargetPosition(stage.point(2))
    stage.controller.sections = [["x", "y"]]
    stage.view.reloadData()
    #expect(stage.shown == "xy")
    stage.view.endInteractiveMovement()
    #expect(stage.controller.log == [])
  }

  @Test("Holding an item near the edge scrolls, and the item stays under the pointer")
  func scrolling() throws {
    let stage = Stage([(0..<60).map { String(UnicodeScalar(UInt8(48 + $0))) }])
    defer { stage.close() }
    #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
    let height = stage.view.bounds.height
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: height - 5))
    for _ in 0..<10 { stage.view.movement?.autoscroll.step(0.05) }
    let offset = stage.view.contentOffset.y
    #expect(offset > 100)
    #expect(try stage.cell("0").center.y == offset + height - 5)
    for _ in 0..<200 { stage.view.movement?.autoscroll.step(0.05) }
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - height, "down to the end and no farther")
    stage.view.cancelInteractiveMovement()
    stage.view.setContentOffset(.zero, animated: false)
    #expect(stage.shown.hasPrefix("012345"))
  }

  @Test("A long press of the standard gesture moves an item, unless the controller does without it")
  func standardGesture() {
    let stage = Stage([["a", "b", "c", "d"]])
    defer { stage.close() }
    func drag() {
      stage.window.touchBegan(at: stage.inWindow(stage.point(0)))
      stage.clock.advance(by: 0.6)
      stage.window.touchMoved(to: stage.inWindow(stage.point(1)))
      stage.window.touchMoved(to: stage.inWindow(stage.point(2)))
      stage.window.touchEnded(at: stage.inWindow(stage.point(2)))
    }
    drag()
    #expect(stage.model == "bcad")
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.controller.installsStandardGestureForInteractiveMovement = false
    drag()
    #expect(stage.model == "bcad")
  }

  @Test("Items of a data source that has no method to move them stay, and such a controller is found out too")
  func withoutMovement() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let stage = Stage([["a", "b", "c", "d"]])
    defer { stage.close() }
    let source = Source()
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    #expect(!stage.view.beginInteractiveMovementForItem(at: at(0)))
    #expect(!source.implementsMove && stage.controller.implementsMove)
    final class Plain: UICollectionViewController {}
    #expect(!Plain(collectionViewLayout: UICollectionViewFlowLayout()).implementsMove)
  }

  @Test("An item can be dropped into a section without items")
  func emptySection() {
    let stage = Stage([["a", "b"], [], ["c"]])
    defer { stage.close() }
    guard let layout = stage.view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    stage.view.layoutIfNeeded()
    // 20 above and 20 below a line of 50, then 40 of nothing.
    #expect(stage.view.beginInteractiveMovementForItem(at: at(1)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 110))
    stage.view.endInteractiveMovement()
    #expect(stage.controller.sections == [["a"], ["b"], ["c"]])
  }

  @Test("Alt and an arrow move the focused item, which keeps the focus")
  func keyboard() throws {
    let stage = Stage([["a", "b", "c", "d", "e"]])
    defer { stage.close() }
    let alt = GDK_ALT_MASK
    #expect(stage.view.focusItem(at: at(1)))
    #expect(stage.view.keyWasPressed(guint(GDK_KEY_Right), alt))
    #expect(stage.model == "acbde")
    #expect(stage.view.keyWasPressed(guint(GDK_KEY_Left), alt))
    #expect(stage.view.keyWasPressed(guint(GDK_KEY_Down), alt))
    #expect(stage.model == "acdeb")
    #expect(try stage.cell("b").holdsKeyboardFocus)
    stage.controller.fixed = ["b"]
    #expect(!stage.view.keyWasPressed(guint(GDK_KEY_Left), alt))
  }

  @Test("Assistive technologies move an item in each direction in which there is another")
  func actions() throws {
    let stage = Stage([["a", "b", "c", "d", "e"]])
    defer { stage.close() }
    let cell = try stage.cell("b")
    #expect(
      stage.view.widgetActions(of: cell).map(\.name) == ["activate", "move-down", "move-left", "move-right"]
    )
    #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.move-down", nil) != 0)
    #expect(stage.model == "acdeb")
    stage.controller.fixed = ["b"]
    #expect(stage.view.widgetActions(of: cell).map(\.name) == ["activate"])
  }

  @Test("Where things stand is worked out both ways")
  func relocation() {
    for original in 0..<4 {
      for current in 0..<4 {
        var model = ["a", "b", "c", "d"]
        let data = model
        model.insert(model.remove(at: original), at: current)
        let relocation = ListRelocation(original: at(original), current: at(current))
        #expect((0..<4).map { data[relocation.original(of: at($0)).item] } == model)
      }
    }
    #expect(ListRelocation(original: at(1), current: at(0, 1)).counts([2, 0]) == [1, 1])
  }

  @Test("A collection view is freed in the midst of a movement")
  func lifetime() async throws {
    weak var weakView: UICollectionView?
    do {
      let stage = Stage([["a", "b", "c", "d"]])
      weakView = stage.view
      #expect(stage.view.beginInteractiveMovementForItem(at: at(0)))
      stage.view.updateInteractiveMovementTargetPosition(stage.point(2))
      stage.close()
    }
    try await waitFor("the view to be freed") { weakView == nil }
  }
}
