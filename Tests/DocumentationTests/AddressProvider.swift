import Flix
import Observation

@Observable
final class Address {
  var isAbroad = false
}

final class AddressProvider: AnimatableTableViewGroupProvider {
  let street = UniqueTextFieldTableViewProvider(placeholder: "Street")
  let city = UniqueTextFieldTableViewProvider(placeholder: "City")
  let country = UniqueTextFieldTableViewProvider(placeholder: "Country")
  private let address: Address

  init(_ address: Address) { self.address = address }

  func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
    address.isAbroad ? [street, city, country] : [street, city]
  }
}
