import Flix

/// 100,000 rows in reusable cells, unique rows among them, and a field that filters the list.
public final class LargeViewController: FormViewController {
  private let search = NumbersProvider.Search()
  private let filter = UniqueTextFieldTableViewProvider(placeholder: "Filter by digits")
  private let halfway = UniqueTextTableViewProvider(title: "Half of the way", detail: "a row of its own")
  private let end = UniqueTextTableViewProvider(title: "The end", detail: "another one")
  private var tokens: Set<EventToken> = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Large"
    filter.textField.keyboardType = .numberPad
    tableView.flix.animatable.build([
      SpacingSectionProvider(providers: [filter], headerHeight: 24, footerHeight: 0),
      SpacingSectionProvider(
        providers: [
          NumbersProvider(1..<50_001, search: search),
          halfway,
          NumbersProvider(50_001..<100_001, search: search),
          end,
        ],
        headerHeight: 24,
        footerHeight: 24
      ),
    ])
    filter.textChanged.sink { [search] text in search.text = text }.store(in: &tokens)
  }
}
