import FlixCore
import Observation

/// A provider of observable values that counts how often it was asked.
@Observable @MainActor
package final class TestProvider: NodeProvider, ProviderHiddenable {
  package var values: [TestValue]
  package var isHidden = false
  @ObservationIgnored package private(set) var evaluations = 0
  @ObservationIgnored package var onCreateValues: () -> Void = {}

  package init(_ ids: [Int] = []) {
    values = ids.map { TestValue(id: $0) }
  }

  package var ids: [Int] {
    get { values.map(\.id) }
    set { values = newValue.map { TestValue(id: $0) } }
  }

  package func createValues() -> [TestValue] {
    evaluations += 1
    onCreateValues()
    return values
  }

  package var valueComparison: ValueComparison<TestValue> { .identifiable }
}
