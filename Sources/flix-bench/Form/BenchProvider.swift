import FlixCore
import Observation

/// A provider of values that change.
@Observable @MainActor
final class BenchProvider: NodeProvider, ProviderHiddenable {
  var values: [BenchValue]
  var isHidden = false

  init(values: [BenchValue]) {
    self.values = values
  }

  func createValues() -> [BenchValue] { values }

  var valueComparison: ValueComparison<BenchValue> { .identifiable }
}
