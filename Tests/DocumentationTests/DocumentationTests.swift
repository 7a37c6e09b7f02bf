import Flix
import MainLoopTesting
import Testing

@Suite(.serialized)
@MainActor
struct DocumentationTests {
  init() { _ = GTKStartup.done }

  @Test("The tutorial's form hides Wi-Fi while Airplane Mode is on")
  func tutorial() async throws {
    let delegate = AppDelegate()
    #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    defer { window.isHidden = true }
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let form = try #require(navigation.topViewController as? NetworkViewController)
    #expect(form.tableView.numberOfRows(inSection: 0) == 2)

    form.airplaneMode.uiSwitch.setOn(true, animated: false)
    form.airplaneMode.uiSwitch.sendActions(for: .valueChanged)
    try await waitFor("Wi-Fi to be gone") { form.tableView.numberOfRows(inSection: 0) == 1 }
    form.airplaneMode.uiSwitch.setOn(false, animated: false)
    form.airplaneMode.uiSwitch.sendActions(for: .valueChanged)
    try await waitFor("Wi-Fi to be back") { form.tableView.numberOfRows(inSection: 0) == 2 }
  }

  @Test("A list follows the state that it reads, and its rows change that state")
  func list() async throws {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    let devices = Devices()
    tableView.flix.animatable.build([DevicesProvider(devices)])
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    devices.names.append("Speaker")
    try await waitFor("the new device") { tableView.numberOfRows(inSection: 0) == 3 }
    let first = IndexPath(row: 0, section: 0)
    tableView.delegate?.tableView(tableView, didSelectRowAt: first)
    try await waitFor("the device to be gone") { tableView.numberOfRows(inSection: 0) == 2 }
    #expect(devices.names == ["Keyboard", "Speaker"])
  }

  @Test("A row of one's own is as high as its text needs")
  func ownRow() throws {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 600), style: .plain)
    let short = NoteProvider("Short")
    let long = NoteProvider(Array(repeating: "A long text", count: 20).joined(separator: " "))
    tableView.flix.animatable.build([short, long])
    tableView.layoutIfNeeded()
    let heights = (0..<2).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] >= 44)
    #expect(heights[1] > heights[0] * 2)
  }

  @Test("A collection view follows the state that its items read")
  func grid() async throws {
    let layout = UICollectionViewFlowLayout()
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    let palette = Palette()
    let colors = PaletteProvider(palette)
    collectionView.flix.animatable.build {
      Section(header: "Palette") { colors }
    }
    collectionView.layoutIfNeeded()
    #expect(collectionView.numberOfItems(inSection: 0) == 3)
    #expect(collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 80, height: 80))
    palette.names.removeFirst()
    try await waitFor("the colour to be gone") { collectionView.numberOfItems(inSection: 0) == 2 }
  }

  @Test("Options that are hidden come back with their choice")
  func alerts() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let form = AlertsViewController()
    window.rootViewController = form
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let view = form.collectionView
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
    view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 2, section: 1))
    #expect(form.volume.checkedOption == "High")
    form.sound.uiSwitch.setOn(false, animated: false)
    form.sound.uiSwitch.sendActions(for: .valueChanged)
    try await waitFor("the options to go") { view.numberOfSections == 1 }
    form.sound.uiSwitch.setOn(true, animated: false)
    form.sound.uiSwitch.sendActions(for: .valueChanged)
    try await waitFor("the options to come back") { view.numberOfSections == 2 }
    #expect(form.volume.checkedOption == "High")
  }

  @Test("A group shows what its state asks for")
  func group() async throws {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    let address = Address()
    tableView.flix.animatable.build([AddressProvider(address)])
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    address.isAbroad = true
    try await waitFor("the country") { tableView.numberOfRows(inSection: 0) == 3 }
  }

  @Test("Tasks are deleted and moved by their table view")
  func editing() async throws {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    let tasks = Tasks()
    tableView.flix.animatable.build([TasksProvider(tasks)])
    let first = IndexPath(row: 0, section: 0)
    tableView.dataSource?.tableView(tableView, commit: .delete, forRowAt: first)
    try await waitFor("the task to be gone") { tableView.numberOfRows(inSection: 0) == 2 }
    tableView.dataSource?.tableView(tableView, moveRowAt: first, to: IndexPath(row: 1, section: 0))
    #expect(tasks.names == ["Ship", "Test"])
  }

  @Test("Every marked block of the documents is the file that its mark names", arguments: DocumentBlock.all)
  func block(_ block: DocumentBlock) throws {
    #expect(block.text == (try block.fileText))
  }

  @Test("The documents have marked blocks, and the first is the tutorial")
  func blocksAreFound() throws {
    #expect(DocumentBlock.all.first?.file == "Tests/DocumentationTests/NetworkViewController.swift")
    #expect(Set(DocumentBlock.all.map(\.file)).count >= 4)
    let lines = try #require(DocumentBlock.all.first).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 21, "the tutorial promises twenty lines, and the last one ends")
  }
}
