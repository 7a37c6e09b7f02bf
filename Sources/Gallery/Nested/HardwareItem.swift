import Flix

/// The rows of one thing to buy: name, count, unit price, and a row that takes them away.
final class HardwareItem: AnimatableTableViewGroupProvider {
  let name = UniqueTextFieldTableViewProvider(placeholder: "Name")
  let count = UniqueTextFieldTableViewProvider(placeholder: "Count")
  let unitPrice = UniqueTextFieldTableViewProvider(placeholder: "Unit price")
  let delete = UniqueButtonTableViewProvider(title: "Delete", isDestructive: true)

  private(set) lazy var section = SpacingSectionProvider(providers: [self], headerHeight: 24, footerHeight: 0)

  init() {
    count.textField.keyboardType = .numberPad
    unitPrice.textField.keyboardType = .decimalPad
  }

  func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
    [name, count, unitPrice, delete]
  }
}
