/// Rows of which a person chooses one; the chosen one has a checkmark.
///
///     let size = RadioTableViewProvider(options: ["Small", "Medium", "Large"], checkedOption: "Medium")
///     size.checkedOptionChanged.sink { option in print(option) }.store(in: &tokens)
@MainActor
open class RadioTableViewProvider<Option: Hashable & Sendable>: RadioProvider<UITableViewCell, Option>,
  AnimatableTableViewProvider
{
  public typealias Value = RadioOption<Option>
  public typealias Cell = UITableViewCell

  /// Shows an option.
  open func configureCell(
    _ tableView: UITableView,
    cell: UITableViewCell,
    indexPath: IndexPath,
    value: RadioOption<Option>
  ) {
    cell.textLabel?.text = text(of: value)
    cell.accessoryType = value.isChecked ? .checkmark : .none
    configureOption?(cell, value)
  }

  /// Chooses the option.
  open func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: RadioOption<Option>) {
    choose(value.option)
  }
}
