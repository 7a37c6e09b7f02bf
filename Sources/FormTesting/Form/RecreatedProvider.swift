import FlixCore

/// A provider of fixed values that another object can continue.
package final class RecreatedProvider: NodeProvider, CustomIdentityType {
  package let customIdentity: String
  package let values: [TestValue]

  package init(identity: String, values: [TestValue]) {
    customIdentity = identity
    self.values = values
  }

  package func createValues() -> [TestValue] { values }

  package var valueComparison: ValueComparison<TestValue> { .identity(\.id) }
}
