import Flix

// The provider that the article writes by hand, as it stands there, and its variants.

class ProfileProvider: UniqueAnimatableTableViewProvider {
  let avatarImageView = UIImageView()
  let nameLabel = UILabel()
  let subTitleLabel = UILabel()
  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    cell.accessoryType = .disclosureIndicator
    cell.contentView.addSubview(avatarImageView)
    cell.contentView.addSubview(nameLabel)
    cell.contentView.addSubview(subTitleLabel)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath, value: ProfileProvider) -> CGFloat? {
    return 80
  }
}

final class FinalProfileProvider: UniqueAnimatableTableViewProvider {
  let nameLabel = UILabel()
  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    cell.contentView.addSubview(nameLabel)
  }
  func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath,
    value: FinalProfileProvider
  ) -> CGFloat? {
    return 80
  }
}

class ProfileProviderWithoutHeight: UniqueAnimatableTableViewProvider {
  let nameLabel = UILabel()
  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    cell.contentView.addSubview(nameLabel)
  }
}

final class FinalProfileProviderWithoutHeight: UniqueAnimatableTableViewProvider {
  let nameLabel = UILabel()
  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    cell.contentView.addSubview(nameLabel)
  }
}
