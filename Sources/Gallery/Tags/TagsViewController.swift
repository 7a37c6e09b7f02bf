import Flix

/// Rows of text fields that can be swiped away, and a row that adds one.
public final class TagsViewController: FormViewController {
  private let tags = Tags(["swift", "forms", "linux"])
  private let add = UniqueButtonTableViewProvider(title: "Add a tag")
  private var builder: AnimatableTableViewBuilder?
  private var tokens: Set<EventToken> = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tags"
    let list = TagsProvider(tags)
    builder = tableView.flix.animatable.build {
      Section(header: "Tags", footer: "Swipe a tag away to delete it.") { list }
      Section { [add] in add }
    }
    add.event.selectedEvent.sink { [weak self] in self?.addTag() }.store(in: &tokens)
  }

  private func addTag() {
    tags.add()
    builder?.updateIfNeeded()
    let last = IndexPath(row: tags.all.count - 1, section: 0)
    tableView.scrollToRow(at: last, at: .none, animated: true)
    (tableView.cellForRow(at: last) as? TagCell)?.textField.becomeFirstResponder()
  }
}
