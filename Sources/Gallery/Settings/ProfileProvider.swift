import Flix

/// A row with a picture, a name and a line below it, 80 points high.
final class ProfileProvider: UniqueCustomTableViewProvider {
  init(name: String, subtitle: String) {
    super.init()
    itemHeight = { _ in 80 }
    accessoryType = .disclosureIndicator

    let avatarImageView = UIImageView(image: .gallery("flix-icon"))
    let nameLabel = UILabel()
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .title3)
    let subtitleLabel = UILabel()
    subtitleLabel.text = subtitle
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    contentView.fill(
      with: .row([avatarImageView, .column([nameLabel, subtitleLabel], spacing: 2)], spacing: 12),
      margins: 0
    )
    NSLayoutConstraint.activate([
      avatarImageView.widthAnchor.constraint(equalToConstant: 60),
      avatarImageView.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
