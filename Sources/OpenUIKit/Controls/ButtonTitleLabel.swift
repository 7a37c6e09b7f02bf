import Foundation

/// The label of a button, which tells the button when it needs another size.
@MainActor
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}
