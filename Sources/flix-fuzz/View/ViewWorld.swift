import Flix
import FormTesting

/// A form in a real table view, made to say what plain data says.
///
/// Table views have no groups of providers here, so their members stand where the group would.
@MainActor
final class ViewWorld {
  private struct Member: Equatable {
    let id: Int
    let isHidden: Bool
    let values: [TestValue]
  }

  private struct Entry {
    let section: TableViewSectionProvider
    let memberIDs: [Int]
    let header: ViewPart
    let footer: ViewPart
  }

  let tableView: UITableView
  let builder: TableViewBuilder
  /// Called while a cell is configured.
  var onConfigure: () -> Void = {}

  private var providers: [Int: ViewProvider] = [:]
  private var entries: [Int: Entry] = [:]
  private var sectionIDs: [Int] = []

  /// Shows a form in a table view, in place of the form that it has.
  init(_ state: FuzzForm, in tableView: UITableView, isAnimated: Bool) {
    self.tableView = tableView
    builder = TableViewBuilder(tableView: tableView, sectionProviders: [])
    builder.decideViewTransition = { _, _ in isAnimated ? .animated : .nonAnimated }
    set(state)
    builder.updateIfNeeded()
  }

  /// Changes what the form shows with the next update. Only what differs is touched.
  func set(_ state: FuzzForm) {
    let old = builder.sectionProviders.map(ObjectIdentifier.init)
    let sections = state.sections.map(section)
    if sections.map(ObjectIdentifier.init) != old { builder.sectionProviders = sections }
  }

  private func section(_ state: FuzzSection) -> TableViewSectionProvider {
    let members = state.providers.flatMap { Self.members(of: $0, isHidden: false) }
    let entry: Entry
    // A section keeps its providers for life: others make another section.
    if let old = entries[state.id], old.memberIDs == members.map(\.id) {
      entry = old
    } else {
      entry = makeEntry(state, members)
    }
    entries[state.id] = entry
    for member in members { set(member) }
    set(entry.header, state.header)
    set(entry.footer, state.footer)
    entry.section.isHidden = state.isHidden
    return entry.section
  }

  private func makeEntry(_ state: FuzzSection, _ members: [Member]) -> Entry {
    let header = ViewPart(.header)
    let footer = ViewPart(.footer)
    let providers = members.map { provider($0.id) }
    let section =
      state.keepsEmpty
      ? TableViewSectionProvider(providers: providers, headerProvider: header, footerProvider: footer)
      : AnimatableTableViewSectionProvider(providers: providers, headerProvider: header, footerProvider: footer)
    return Entry(section: section, memberIDs: members.map(\.id), header: header, footer: footer)
  }

  private func provider(_ id: Int) -> ViewProvider {
    if let provider = providers[id] { return provider }
    let provider = ViewProvider()
    provider.onConfigure = { [unowned self] in onConfigure() }
    providers[id] = provider
    return provider
  }

  private func set(_ member: Member) {
    let provider = provider(member.id)
    if provider.isHidden != member.isHidden { provider.isHidden = member.isHidden }
    if provider.values != member.values { provider.values = member.values }
  }

  private func set(_ part: ViewPart, _ state: FuzzPart) {
    if part.isHidden != state.isHidden { part.isHidden = state.isHidden }
    if part.value != state.value { part.value = state.value }
  }

  private static func members(of provider: FuzzProvider, isHidden: Bool) -> [Member] {
    let isHidden = isHidden || provider.isHidden
    if provider.kind == .group { return provider.children.flatMap { members(of: $0, isHidden: isHidden) } }
    return [Member(id: provider.id, isHidden: isHidden, values: provider.values)]
  }
}
