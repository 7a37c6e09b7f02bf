import Flix

/// A list of things to buy, each a group of rows that can be added and deleted while text is typed anywhere.
public final class NestedViewController: FormViewController {
  private let name = UniqueTextFieldTableViewProvider(placeholder: "Title")
  private let add = UniqueButtonTableViewProvider(title: "Add hardware")
  private var items = [HardwareItem()]
  private var builder: AnimatableTableViewBuilder?
  private var tokens: Set<EventToken> = []

  private lazy var first = SpacingSectionProvider(providers: [name], headerHeight: 24, footerHeight: 0)
  private lazy var last = SpacingSectionProvider(providers: [add], headerHeight: 24, footerHeight: 24)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nested"
    items.forEach(listen)
    builder = tableView.flix.animatable.build(sections)
    add.event.selectedEvent.sink { [weak self] in self?.addItem() }.store(in: &tokens)
  }

  private var sections: [AnimatableTableViewSectionProvider] { [first] + items.map(\.section) + [last] }

  private func addItem() {
    let item = HardwareItem()
    listen(to: item)
    items.append(item)
    builder?.sectionProviders = sections
  }

  private func listen(to item: HardwareItem) {
    item.delete.event.selectedEvent
      .sink { [weak self, weak item] in
        guard let self else { return }
        items.removeAll { $0 === item }
        builder?.sectionProviders = sections
      }
      .store(in: &tokens)
  }
}
