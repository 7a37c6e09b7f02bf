/// Shows a form in a view and keeps it up to date.
///
/// This is the part that the builders of table views and of collection views share: see `TableViewBuilder` and
/// `CollectionViewBuilder`. The view owns its builder: making a builder gives the view its form and takes the one it had
/// away.
@MainActor
public class FormBuilder<View: UIScrollView, Provider, Part, SectionProvider: FormSectionProvider<Provider, Part>>:
  PerformGroupUpdatesable, ReplaceableBuilder
{
  /// Decides how a batch of changes is shown.
  ///
  /// The default reloads if the view is in no window, or more than three times as much changes as is visible. While a
  /// person types in the view, it is not reloaded but changed without animation, as that leaves focus and text alone.
  public final var decideViewTransition: (View, Changeset) -> ViewTransition

  /// Gets the calls of the view that have to do with scrolling.
  public final weak var scrollViewDelegate: (any UIScrollViewDelegate)?

  /// The view that shows the form.
  private(set) final weak var view: View?

  final let form: Form<Provider, Part>

  /// Whether the view, out of a window, was told to ask for everything anew and has not been seen since.
  final var isReloadPending = false

  /// What keeps its place meanwhile.
  final var anchor: ScrollAnchor?

  /// What answers the view, which does not keep it.
  private(set) final var adapter: FormAdapter?

  /// Makes the form of a view that shows it after `install`.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether changes are animated unless `decideViewTransition` says otherwise.
  ///   - rows: Makes the nodes of rows or items.
  ///   - parts: Makes the nodes of headers and footers.
  init(
    view: View,
    sections: [SectionProvider],
    isAnimated: Bool,
    rows: NodeFactory<Provider>,
    parts: NodeFactory<Part>
  ) where View: BatchView {
    self.view = view
    sectionProviders = sections
    decideViewTransition = { view, changes in view.defaultTransition(of: changes, isAnimated: isAnimated) }
    form = Form(sections: sections.map(\.formSection), rows: rows, parts: parts, reporter: .standardError)
    form.presenter = self
  }

  deinit {
    ProviderStorage.sweepSoon()
  }

  /// Whether the view shows another form by now, so that it is not to be told of changes of this one.
  private(set) final var isReplaced = false

  final func wasReplaced() {
    isReplaced = true
  }

  /// The sections of the form. May be replaced at any time; sections and providers that stay keep their rows or items.
  public final var sectionProviders: [SectionProvider] {
    didSet { form.setSections(sectionProviders.map(\.formSection)) }
  }

  // MARK: Updates

  public final func beginGroupUpdates() {
    form.beginGroupUpdates()
  }

  public final func endGroupUpdates() {
    form.endGroupUpdates()
  }

  /// Applies now what would be applied at the end of the main-loop turn.
  ///
  /// Within a group of updates, while changes are applied or cells are configured, and while a person drags a row or item,
  /// this does nothing: the changes follow after that.
  public final func updateIfNeeded() {
    form.updateIfNeeded()
  }

  // MARK: Nodes

  /// The node shown at an index path.
  public final func node(at indexPath: IndexPath) -> Node {
    let (leaf, index) = form.tree.node(at: NodePosition(indexPath))
    var node = Node(providerIdentity: leaf.identity, value: leaf.value(at: index))
    if let first = form.tree.firstPosition(of: leaf) {
      node.providerStartIndexPath = IndexPath(first)
      node.providerEndIndexPath = IndexPath(row: first.item + leaf.count - 1, section: first.section)
    }
    return node
  }

  /// The index path of a provider's first row or item, or `nil` if it shows none.
  public final func firstIndexPath(of provider: Provider) -> IndexPath? {
    var found: IndexPath?
    form.tree.forEachLeaf { leaf in
      guard leaf.object === provider as AnyObject, leaf.count > 0 else { return }
      found = form.tree.firstPosition(of: leaf).map { IndexPath($0) }
    }
    return found
  }

  /// The node shown at an index path, with its identity; the provider has to be animatable.
  final func makeIdentifiableNode(at indexPath: IndexPath) -> IdentifiableNode {
    let node = node(at: indexPath)
    let provider = form.tree.node(at: NodePosition(indexPath)).node.object
    guard let provider = provider as? any AnimatableMultiNodeProvider,
      var identifiable = provider.identifiableNode(node)
    else { preconditionFailure("the provider \(node.providerIdentity) is not animatable") }
    identifiable.providerStartIndexPath = node.providerStartIndexPath
    identifiable.providerEndIndexPath = node.providerEndIndexPath
    return identifiable
  }

  // MARK: For builders of one kind of view

  /// The animation of rows that come and go, where the view has a choice.
  var animation: UITableView.RowAnimation { .automatic }

  /// Makes the view of a header or footer show what its provider has now, or nothing.
  ///
  /// - Parameter section: The index of its section in the view.
  func reconfigure(_ part: LeafNode<Part>, _ kind: ElementKindSection, inSection section: Int) {}

  /// Runs what makes headers and footers show what changed, such that the view follows with their sizes.
  func updateParts(_ update: @escaping () -> Void) {
    update()
  }

  /// Makes the view keep the builder, and the builder what answers the view.
  final func attach(_ adapter: FormAdapter) {
    self.adapter = adapter
    if let view { BuilderHolder.attach(self, to: view) }
  }
}
