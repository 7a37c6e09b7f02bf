import Flix

/// Words to type, in reusable cells; a row that is swiped away takes its word along.
final class TagsProvider: AnimatableTableViewProvider, TableViewDeleteable {
  private let tags: Tags

  init(_ tags: Tags) {
    self.tags = tags
  }

  func createValues() -> [Tags.Tag] { tags.all }

  func configureCell(_ tableView: UITableView, cell: TagCell, indexPath: IndexPath, value: Tags.Tag) {
    cell.textField.text = value.text
    cell.textDidChange = { [tags] text in tags.setText(text, of: value) }
  }

  func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: Tags.Tag) {
    tags.remove(value)
  }
}
