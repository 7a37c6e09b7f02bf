/// A section as a form is given it.
@MainActor
package struct FormSection<Provider, Part> {
  let object: AnyObject
  let keepsEmpty: Bool
  let header: Part?
  let footer: Part?
  let providers: () -> [Provider]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - object: The section provider. If it is `ProviderHiddenable`, it can hide the section.
  ///   - keepsEmpty: Whether the section is there without rows, header and footer, too.
  ///   - providers: The providers of the section. Runs again when `@Observable` state changes that it read.
  package init(
    object: AnyObject,
    keepsEmpty: Bool,
    header: Part?,
    footer: Part?,
    providers: @escaping () -> [Provider]
  ) {
    self.object = object
    self.keepsEmpty = keepsEmpty
    self.header = header
    self.footer = footer
    self.providers = providers
  }
}
