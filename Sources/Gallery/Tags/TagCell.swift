import Flix

/// A cell that a text field fills.
final class TagCell: UITableViewCell {
  let textField = UITextField()
  var textDidChange: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textField.placeholder = "Tag"
    textField.font = .preferredFont(forTextStyle: .body)
    textField.heightAnchor.constraint(equalToConstant: 44).isActive = true
    contentView.fill(with: textField, margins: 0)
    textField.addAction(
      UIAction { [unowned self] _ in textDidChange(textField.text ?? "") },
      for: .editingChanged
    )
  }

  required init?(coder: NSCoder) {
    fatalError("a cell that is made in code")
  }
}
