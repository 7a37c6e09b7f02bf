import CGTK
import Foundation

extension UITableViewCell {
  /// Tells assistive technologies what the row says and where it stands.
  ///
  /// - Parameters:
  ///   - position: The place among the rows of all sections, from 1.
  ///   - count: The number of all rows.
  final func describe(position: Int, of count: Int) {
    var texts: [String] = []
    UITableViewCell.collectTexts(of: contentView, into: &texts)
    cgtk_accessible_set_label(gtkWidget, texts.joined(separator: ", "))
    cgtk_accessible_set_position(gtkWidget, Int32(clamping: position), Int32(clamping: count))
    updateAccessibleState()
  }

  final func updateAccessibleState() {
    cgtk_accessible_set_selected(gtkWidget, isSelected ? 1 : 0)
  }

  private static func collectTexts(of view: UIView, into texts: inout [String]) {
    for subview in view.subviews where !subview.isHidden {
      switch subview {
      case let label as UILabel: append(label.text, to: &texts)
      case let field as UITextField:
        let isEmpty = field.text?.isEmpty ?? true
        append(isEmpty || field.isSecureTextEntry ? field.accessibilityLabel : field.text, to: &texts)
      case let button as UIButton: append(button.accessibilityLabel, to: &texts)
      default: collectTexts(of: subview, into: &texts)
      }
    }
  }

  private static func append(_ text: String?, to texts: inout [String]) {
    if let text, !text.isEmpty { texts.append(text) }
  }
}
