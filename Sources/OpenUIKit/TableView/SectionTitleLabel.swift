import CGTK
import Foundation

/// The title above a section, which assistive technologies take for a heading.
final class SectionTitleLabel: UILabel {
  private static let level: Int32 = 2

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_HEADING }

  override init(frame: CGRect) {
    super.init(frame: frame)
    cgtk_accessible_set_level(gtkWidget, SectionTitleLabel.level)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
