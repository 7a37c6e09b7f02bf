/// The icon, the title and the detail of a row or item.
@MainActor
public final class TextParts: TitleParts {
  let detailLabel = RowContent.makeDetailLabel()

  var detail: String? {
    get { detailLabel.text }
    set {
      detailLabel.text = newValue
      detailLabel.isHidden = newValue == nil
    }
  }
}
