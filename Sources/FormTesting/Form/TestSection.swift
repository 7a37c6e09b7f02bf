import FlixCore
import Observation

/// A section that can be hidden and change its providers.
@Observable @MainActor
package final class TestSection: ProviderHiddenable {
  package var providers: [AnyObject]
  package var isHidden = false
  @ObservationIgnored package let header: TestProvider?
  @ObservationIgnored package let footer: TestProvider?
  @ObservationIgnored package let keepsEmpty: Bool

  package init(
    _ providers: [AnyObject],
    header: TestProvider? = nil,
    footer: TestProvider? = nil,
    keepsEmpty: Bool = false
  ) {
    self.providers = providers
    self.header = header
    self.footer = footer
    self.keepsEmpty = keepsEmpty
  }

  package var formSection: FormSection<AnyObject, TestProvider> {
    FormSection(object: self, keepsEmpty: keepsEmpty, header: header, footer: footer) { self.providers }
  }
}
