/// The icon and the title of a row or item.
@MainActor
public class TitleParts {
  let iconView = RowContent.makeIconView()
  let titleLabel = RowContent.makeTitleLabel()

  init() {}

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  final var icon: UIImage? {
    get { iconView.image }
    set {
      iconView.image = newValue
      iconView.isHidden = newValue == nil
    }
  }
}
