import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view controller", .serialized)
@MainActor
struct TableViewControllerTests {
  final class Names: UITableViewController {
    var names = ["Ada", "Grace", "Edsger"]
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(names[indexPath.row])
    }
  }

  @Test("The controller is the data source and delegate of its table view, and its rows appear with it")
  func rows() {
    let controller = Names(style: .insetGrouped)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Grace", "Edsger"])
    window.isHidden = true
  }

  @Test("The selection is taken back when the view appears again, unless that is switched off")
  func selection() {
    let controller = Names(style: .plain)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    func selectAndReturn() {
      controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: false)
    }
    selectAndReturn()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.clearsSelectionOnViewWillAppear = false
    selectAndReturn()
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    window.isHidden = true
  }

  @Test("A controller without a height method does not make its table view ask for every row")
  func heights() {
    let controller = Names(style: .plain)
    controller.names = (0..<5000).map { "\($0)" }
    controller.tableView.rowHeight = 50
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tableView.contentSize.height == 250_000)
    #expect(controller.tableView.defaultAnswers.contains(.rowHeight))
    window.isHidden = true
  }
}
