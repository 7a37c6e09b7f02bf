@testable import FlixCore
import Observation

/// A provider of observable values that counts how often it was asked.
@Observable @MainActor
final class TestProvider: NodeProvider, ProviderHiddenable {
  var values: [TestValue]
  var isHidden = false
  @ObservationIgnored private(set) var evaluations = 0
  @ObservationIgnored var onCreateValues: () -> Void = {}

  init(_ ids: [Int] = []) {
    values = ids.map { TestValue(id: $0) }
  }

  var ids: [Int] {
    get { values.map(\.id) }
    set { values = newValue.map { TestValue(id: $0) } }
  }

  func createValues() -> [TestValue] {
    evaluations += 1
    onCreateValues()
    return values
  }

  var valueComparison: ValueComparison<TestValue> { .identity(\.id) }
}
