import FlixCore

/// A section of the benchmark's forms.
@MainActor
final class BenchSection {
  let providers: [BenchProvider]

  init(providers: [BenchProvider]) {
    self.providers = providers
  }

  var formSection: FormSection<BenchProvider, BenchProvider> {
    FormSection(object: self, keepsEmpty: true, header: nil, footer: nil) { [providers] in providers }
  }
}
