/// A provider whose rows insert others, such as a last row that says "Add".
public protocol TableViewInsertable: TableViewEditable {
  /// A person pressed the control of a row that inserts. Called before the events.
  func tableView(_ tableView: UITableView, itemInsertedForRowAt indexPath: IndexPath, value: Value)
}
