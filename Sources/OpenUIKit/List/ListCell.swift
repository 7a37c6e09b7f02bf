import CGTK
import Foundation

/// What the cells of tables and of collections have in common.
@MainActor
protocol ListCell: SwipeableCell {
  var contentView: UIView { get }
  var backgroundView: UIView? { get }
  var selectedBackgroundView: UIView? { get }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// The first button that edits the row, and the handle by which it is moved.
  var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) { get }
  /// Whether a person has lifted the row to move it.
  var isLifted: Bool { get set }
  /// Whether a selection or a press may show.
  var showsSelection: Bool { get }
  /// Shows the cell as pressed or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)
}

extension ListCell {
  /// Puts the view behind the content in its place.
  func backgroundDidChange(from old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView, old.superview === self {
      old.removeFromSuperview()
    }
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
    selectionLookDidChange()
    setNeedsLayout()
  }

  /// Shows or hides what marks the cell as selected.
  func selectionLookDidChange() {
    setNeedsDisplay()
    guard let selectedBackgroundView else { return }
    guard showsSelection else {
      if selectedBackgroundView.superview === self { selectedBackgroundView.removeFromSuperview() }
      return
    }
    guard selectedBackgroundView.superview !== self else { return }
    if let backgroundView, backgroundView.superview === self {
      insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
    } else {
      insertSubview(selectedBackgroundView, at: 0)
    }
    selectedBackgroundView.frame = bounds
  }

  // MARK: Keyboard

  /// What takes the keyboard focus for the row: the cell, or its edit control where the cell cannot be chosen.
  var rowFocusWidget: UnsafeMutablePointer<GtkWidget>? {
    if gtk_widget_get_focusable(gtkWidget) != 0 { return gtkWidget }
    let controls = controls
    return controls.button?.nativeWidget ?? controls.handle?.gtkWidget
  }

  /// Whether the keyboard focus on a widget is that of the row.
  func showsFocus(on widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if gtkWidget == widget { return true }
    let controls = controls
    return controls.button?.nativeWidget == widget || controls.handle?.gtkWidget == widget
  }

  /// Lets the keyboard reach the handle where nothing else of the row can be reached, so that the row can be moved.
  func updateHandleFocusability() {
    guard let handle = controls.handle else { return }
    gtk_widget_set_focusable(handle.gtkWidget, rowFocusWidget == handle.gtkWidget ? 1 : 0)
  }

  // MARK: Accessibility

  /// Tells assistive technologies what the cell says and where it stands.
  ///
  /// - Parameters:
  ///   - position: The place among all cells of the list, from 1.
  ///   - count: The number of all of them.
  func describe(position: Int, of count: Int) {
    describeTexts()
    cgtk_accessible_set_position(gtkWidget, Int32(clamping: position), Int32(clamping: count))
    updateAccessibleState()
  }

  /// Tells assistive technologies what the cell says.
  func describeTexts() {
    var texts: [String] = []
    Self.collectTexts(of: contentView, into: &texts)
    cgtk_accessible_set_label(gtkWidget, texts.joined(separator: ", "))
  }

  func updateAccessibleState() {
    cgtk_accessible_set_selected(gtkWidget, isSelected ? 1 : 0)
  }

  /// Tells assistive technologies whether the cell has a checkmark, as the one that is chosen among others has.
  func updateAccessibleCheckmark(_ isChecked: Bool) {
    if isChecked {
      cgtk_accessible_set_checked(gtkWidget, GTK_ACCESSIBLE_TRISTATE_TRUE)
    } else {
      cgtk_accessible_reset_checked(gtkWidget)
    }
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
