@testable import FlixCore
import Observation

/// A section that can be hidden and change its providers.
@Observable @MainActor
final class TestSection: ProviderHiddenable {
  var providers: [AnyObject]
  var isHidden = false
  @ObservationIgnored let header: TestProvider?
  @ObservationIgnored let footer: TestProvider?
  @ObservationIgnored let keepsEmpty: Bool

  init(
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

  var formSection: FormSection<AnyObject, TestProvider> {
    FormSection(object: self, keepsEmpty: keepsEmpty, header: header, footer: footer) { self.providers }
  }
}
