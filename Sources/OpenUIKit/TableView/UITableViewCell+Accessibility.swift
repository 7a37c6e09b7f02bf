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
      if let label = subview as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
      collectTexts(of: subview, into: &texts)
    }
  }
}
