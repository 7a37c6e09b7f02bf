/// A section of a form: providers of rows or items, and a header and a footer if wanted.
///
/// This is the part that `TableViewSectionProvider` and `CollectionViewSectionProvider` share.
@MainActor
open class FormSectionProvider<Provider, Part>: ProviderHiddenable {
  /// The providers of the section, in their order.
  public var providers: [Provider] { content() }
  /// The provider of the header.
  public let headerProvider: Part?
  /// The provider of the footer.
  public let footerProvider: Part?

  private let content: () -> [Provider]
  private let visibility = Visibility()

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - providers: The providers of the section, in their order.
  ///   - headerProvider: The provider of the header.
  ///   - footerProvider: The provider of the footer.
  public init(providers: [Provider], headerProvider: Part? = nil, footerProvider: Part? = nil) {
    content = { providers }
    self.headerProvider = headerProvider
    self.footerProvider = footerProvider
  }

  /// Creates a section whose providers are asked for each time; what is read from `@Observable` state is tracked.
  init(content: @escaping () -> [Provider], headerProvider: Part?, footerProvider: Part?) {
    self.content = content
    self.headerProvider = headerProvider
    self.footerProvider = footerProvider
  }

  /// Whether the section is hidden, with its header and footer.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  /// Whether the section is there without providers, header and footer, too.
  var keepsEmpty: Bool { true }

  /// The section as a form is given it.
  final var formSection: FormSection<Provider, Part> {
    FormSection(object: self, keepsEmpty: keepsEmpty, header: headerProvider, footer: footerProvider) { self.providers }
  }
}
