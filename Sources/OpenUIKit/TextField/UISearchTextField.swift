import CGTK
public import Foundation

/// The text field of a search bar: with a magnifying glass, and a button that removes the text.
@MainActor
open class UISearchTextField: UITextField {
  /// Creates an empty text field for searching.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates an empty text field for searching from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    enablesReturnKeyAutomatically = true
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .scaleAspectFit
    glass.frame.size = CGSize(width: 18, height: 18)
    leftView = glass
    leftViewMode = .always
  }

  override class var textRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
}
