import Observation

/// Options of which one is chosen, each a row or item; the chosen one has a checkmark.
///
/// This is the part that `RadioTableViewProvider` and `RadioCollectionViewProvider` share.
@MainActor
open class RadioProvider<Cell: ContentCell, Option: Hashable & Sendable>: ProviderHiddenable, SelfDeselecting {
  /// The provider's identity, which is the reuse identifier of its cells.
  public private(set) lazy var _flix_identity = ProviderIdentity.of(self)

  /// Called after a cell was made to show an option, to change what it shows.
  open var configureOption: ((Cell, RadioOption<Option>) -> Void)?

  let deselectsAfterSelection = true

  private let state: RadioState<Option>
  private let title: (Option) -> String
  private let visibility = Visibility()
  private let checkedOptionChangedSubject = EventSubject<Option>()

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - options: The options in their order, each of them once.
  ///   - checkedOption: The option that is chosen at first, if any.
  ///   - title: The text that is shown for an option; its description unless said otherwise.
  public init(
    options: [Option],
    checkedOption: Option? = nil,
    title: @escaping (Option) -> String = { String(describing: $0) }
  ) {
    state = RadioState(options, checkedOption)
    self.title = title
  }

  /// The options in their order, each of them once.
  open var options: [Option] {
    get { state.options }
    set {
      if newValue != state.options { state.options = newValue }
    }
  }

  /// The option that is chosen; `nil`, or one that is not among `options`, leaves all of them without a checkmark.
  /// Providers that read it in `createValues()` or `isHidden` follow each change.
  open var checkedOption: Option? {
    get { state.checkedOption }
    set {
      if newValue != state.checkedOption { state.checkedOption = newValue }
    }
  }

  /// An option was chosen by a person, another than the one before; the value is the option.
  public var checkedOptionChanged: EventStream<Option> { EventStream(checkedOptionChangedSubject) }

  /// Whether the options are hidden.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  /// The options, with the one that is chosen marked.
  public func createValues() -> [RadioOption<Option>] {
    let checkedOption = checkedOption
    return options.map { RadioOption(option: $0, isChecked: $0 == checkedOption) }
  }

  /// The text that is shown for an option.
  func text(of value: RadioOption<Option>) -> String { title(value.option) }

  /// A person acted on an option.
  func choose(_ option: Option) {
    guard option != checkedOption else { return }
    checkedOption = option
    checkedOptionChangedSubject.send(option)
  }
}

/// Options and a choice, in a form that forms observe.
@Observable
private final class RadioState<Option: Hashable & Sendable> {
  var options: [Option]
  var checkedOption: Option?

  init(_ options: [Option], _ checkedOption: Option?) {
    self.options = options
    self.checkedOption = checkedOption
  }
}
