import MainLoopTesting
import Testing

@testable import Flix

/// A drag is a transaction: what changes meanwhile is shown after it.
@MainActor @Suite("Changes while a row is dragged", .serialized)
struct DragTests {
  /// A form in which the row "a" of a list is dragged over "c".
  @MainActor
  private final class Scene {
    let stage: FormStage
    let other = FormEntries("first")
    let list = FormEntries("a", "b", "c", "d")

    init(_ kind: FormKind, over place: Int = 3) throws {
      stage = FormStage(kind)
      stage.transition = .nonAnimated
      stage.show(other, list)
      try #require(stage.drag(1, over: place))
    }

    /// Waits for what is to be shown, and expects that one batch brought it.
    func expect(_ texts: [String], batches: Int = 1) async throws {
      try await waitFor("the rows \(texts), not \(stage.texts)") { stage.texts == texts }
      try await settleDown()
      #expect(stage.texts == texts)
      #expect(stage.batches == batches)
    }

    /// Lets pass all the time that an update may take to come by itself.
    func settleDown() async throws {
      let end = ContinuousClock.now + .milliseconds(80)
      try await waitFor("a few frames") { ContinuousClock.now > end }
    }
  }

  @Test("wait for the drop, and are one batch then", arguments: FormKind.allCases)
  func drop(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.other.texts = ["first", "second"]
    try await scene.settleDown()
    scene.list.texts.append("e")
    scene.other.texts = ["zeroth", "first", "second"]
    try await scene.settleDown()
    #expect(scene.stage.host.isDragging)
    #expect(scene.stage.batches == 0)
    #expect(scene.stage.counts == [5])
    scene.stage.host.drop()
    #expect(scene.list.moves == ["a 0 to 2"])
    try await scene.expect(["zeroth", "first", "second", "b", "c", "a", "d", "e"])
  }

  @Test(
    "are not brought on by asking for an update, by ending a group of them or by other sections",
    arguments: FormKind.allCases
  )
  func askedFor(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.other.texts = []
    scene.stage.host.updateIfNeeded()
    scene.stage.host.builder?.performGroupUpdates { scene.other.texts = ["second"] }
    let added = FormEntries("added")
    let part = FormPart([added, scene.list])
    scene.stage.host.replaceSections(by: [part])
    scene.stage.host.updateIfNeeded()
    try await scene.settleDown()
    #expect(scene.stage.host.isDragging)
    #expect(scene.stage.batches == 0)
    scene.stage.host.drop()
    scene.stage.host.updateIfNeeded()
    #expect(scene.list.moves == ["a 0 to 2"])
    #expect(scene.stage.texts == ["added", "b", "c", "a", "d"])
  }

  enum End: CaseIterable {
    case cancelled, droppedWhereItBegan, reloaded
  }

  @Test("follow by themselves when the row goes back", arguments: FormKind.allCases, End.allCases)
  func cancel(kind: FormKind, end: End) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.other.texts = ["first", "second"]
    try await scene.settleDown()
    switch end {
    case .cancelled: scene.stage.host.cancelDrag()
    case .droppedWhereItBegan:
      scene.stage.host.drag(to: scene.stage.host.frame(at: [0, 1]).midY - 60)
      scene.stage.host.drop()
    case .reloaded:
      switch scene.stage.host {
      case let host as TableHost: host.tableView.reloadData()
      case let host as CollectionHost: host.collectionView.reloadData()
      default: break
      }
    }
    #expect(!scene.stage.host.isDragging)
    try await scene.expect(["first", "second", "a", "b", "c", "d"])
    #expect(scene.list.moves == [])
  }

  @Test("to the list itself: it is told of the same move among what it has by then", arguments: FormKind.allCases)
  func ownValues(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.list.texts = ["x", "d", "a", "c"]
    scene.list.entries[2].note = "new"
    try await scene.settleDown()
    var told: FormEntries.Entry?
    scene.list.onMove = {
      told = $0
      return true
    }
    scene.stage.host.drop()
    #expect(scene.list.moves == ["a 2 to 3"])
    #expect(told?.note == "new")
    try await scene.expect(["first", "x", "d", "c", "a"])
  }

  @Test("that take the dragged value away: the list is told of nothing, and the row goes", arguments: FormKind.allCases)
  func deletion(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.list.texts = ["c"]
    try await scene.settleDown()
    #expect(scene.stage.counts == [5])
    scene.stage.host.drop()
    #expect(scene.list.moves == [])
    try await scene.expect(["first", "c"])
  }

  @Test(
    "that hide the list or take it out of the form: it is told before it goes",
    arguments: FormKind.allCases,
    [true, false]
  )
  func hiding(kind: FormKind, hides: Bool) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    if hides {
      scene.list.isHidden = true
    } else {
      scene.stage.host.replaceSections(by: [FormPart([scene.other])])
    }
    try await scene.settleDown()
    scene.stage.host.drop()
    #expect(scene.list.moves == ["a 0 to 2"])
    try await scene.expect(["first"])
    #expect(scene.list.texts == ["b", "c", "a", "d"])
  }

  @Test("that the list makes when it is told", arguments: FormKind.allCases)
  func handler(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    scene.list.onMove = { [unowned scene] entry in
      scene.list.entries.removeAll { $0.text == "b" }
      scene.other.texts = []
      scene.stage.host.updateIfNeeded()
      return false
    }
    scene.stage.host.drop()
    #expect(scene.stage.batches == 0)
    try await scene.expect(["a", "c", "d"])
  }

  @Test("are none of a form that takes the place", arguments: FormKind.allCases)
  func anotherForm(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    weak var builder = scene.stage.host.builder
    scene.other.texts = []
    let next = FormEntries("next")
    scene.stage.show(next)
    #expect(!scene.stage.host.isDragging)
    #expect(scene.stage.texts == ["next"])
    try await waitFor("the builder to go") { builder == nil }
    next.texts = ["next", "another"]
    scene.stage.host.drop()
    try await scene.expect(["next", "another"])
    #expect(scene.list.moves == [])
  }

  @Test("follow when the view leaves its window, which puts the row back", arguments: FormKind.allCases)
  func window(kind: FormKind) async throws {
    let scene = try Scene(kind)
    defer { scene.stage.close() }
    let superview = try #require(scene.stage.host.view.superview)
    scene.other.texts = ["first", "second"]
    scene.stage.host.view.removeFromSuperview()
    #expect(!scene.stage.host.isDragging)
    try await waitFor("the batch") { scene.stage.batches == 1 }
    superview.addSubview(scene.stage.host.view)
    #expect(scene.stage.texts == ["first", "second", "a", "b", "c", "d"])
    #expect(scene.list.moves == [])
  }

  @Test("do not show in rows that come in sight", arguments: FormKind.allCases)
  func scrolling(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    stage.transition = .nonAnimated
    let list = FormEntries((0..<100).map(String.init))
    stage.show(list)
    #expect(stage.drag(1, over: 5))
    list.entries.removeSubrange(0..<90)
    list.entries.removeAll { $0.text == "95" }
    stage.host.view.contentOffset.y = 44 * 60
    stage.host.view.layoutIfNeeded()
    #expect(stage.counts == [100])
    let shown = Set(stage.texts)
    #expect(shown.isSuperset(of: (62..<70).map(String.init)))
    stage.host.cancelDrag()
    try await waitFor("the batch") { stage.batches == 1 }
    #expect(stage.texts == ["90", "91", "92", "93", "94", "96", "97", "98", "99"])
  }

  @Test("nothing is left of a form that waits for a drag", arguments: FormKind.allCases)
  func lifetime(kind: FormKind) async throws {
    weak var view: UIView?
    weak var builder: AnyObject?
    do {
      let scene = try Scene(kind)
      scene.other.texts = []
      try await scene.settleDown()
      view = scene.stage.host.view
      builder = scene.stage.host.builder
      scene.stage.close()
      scene.stage.window.rootViewController = nil
    }
    try await waitFor("the view and its builder to go") { view == nil && builder == nil }
  }
}
