import CGTK
import Foundation

extension UITableViewCell {
  /// Between the leading edge and the edit control, in points.
  private static let editControlMargin: CGFloat = 16
  /// How far the edit control moves the content, in points.
  private static let editControlWidth: CGFloat = 38
  /// Between the handle and the trailing edge, and between it and what is before it, in points.
  private static let handleMargin: CGFloat = 8

  /// The space at the leading edge that editing takes, in points.
  final var editingIndentation: CGFloat {
    guard isEditing, editing.kind != nil || editing.isIndented && shouldIndentWhileEditing else { return 0 }
    return UITableViewCell.editControlWidth
  }

  /// The space at the trailing edge that the handle takes, in points.
  final var handleWidth: CGFloat {
    editing.handle.map { $0.bounds.width + UITableViewCell.handleMargin } ?? 0
  }

  final var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) {
    (editing.control.flatMap { $0.kind == .select ? nil : $0 }, editing.handle)
  }

  /// What of the cell shows besides its content.
  final var stateMask: StateMask {
    var mask: StateMask = []
    if isEditing { mask.insert(.showingEditControl) }
    if editing.showsActions { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// How a row is edited.
  struct EditingRules: Equatable {
    /// Whether it is edited.
    var isEdited = false
    /// What its control does.
    var style = EditingStyle.none
    /// Whether its control marks it as one of several selected.
    var isSelecting = false
    /// Whether it is indented also without a control.
    var isIndented = false
    /// Whether it can be moved.
    var isMovable = false
  }

  /// Shows the row as edited or not.
  ///
  /// - Parameters:
  ///   - rules: How it is edited.
  ///   - animated: Whether the controls and the content move there.
  final func showEditing(_ rules: EditingRules, animated: Bool) {
    let old = (editingIndentation, isEditing, editing.kind, editing.handle != nil)
    let isTransition = rules.isEdited != isEditing
    editing.style = rules.style
    editing.isSelecting = rules.isSelecting
    editing.isIndented = rules.isIndented
    editing.isMovable = rules.isMovable
    if rules.isEdited, rules.isMovable { showsReorderControl = true }
    if isTransition {
      var mask = stateMask
      if rules.isEdited { mask.insert(.showingEditControl) } else { mask.remove(.showingEditControl) }
      willTransition(to: mask)
    }
    setEditing(rules.isEdited, animated: animated)
    guard old != (editingIndentation, isEditing, rules.kind, showsHandle) else {
      if isTransition { didTransition(to: stateMask) }
      return
    }
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      replaceEditControl()
      updateHandle()
      if isTransition { didTransition(to: stateMask) }
      return
    }
    animateControls(isTransition: isTransition)
  }

  private func animateControls(isTransition: Bool) {
    let oldControl = editing.control
    let oldHandle = editing.handle
    if oldControl?.kind != editing.kind { editing.control = nil }
    if !showsHandle { editing.handle = nil }
    replaceEditControl()
    updateHandle()
    updateAccessory()
    let newControl = editing.control === oldControl ? nil : editing.control
    let newHandle = editing.handle === oldHandle ? nil : editing.handle
    UIView.performWithoutAnimation {
      layoutAccessory()
      layoutEditControl()
      layoutHandle()
      newControl?.alpha = 0
      newHandle?.alpha = 0
    }
    UIView.animate(withDuration: 0.2) {
      if oldControl !== self.editing.control { oldControl?.alpha = 0 }
      if oldHandle !== self.editing.handle { oldHandle?.alpha = 0 }
      newControl?.alpha = 1
      newHandle?.alpha = 1
      self.layoutIfNeeded()
    } completion: { _ in
      if oldControl !== self.editing.control { oldControl?.removeFromSuperview() }
      if oldHandle !== self.editing.handle { oldHandle?.removeFromSuperview() }
      if isTransition { self.didTransition(to: self.stateMask) }
    }
  }

  // MARK: Control

  private func replaceEditControl() {
    guard editing.control?.kind != editing.kind else { return }
    editing.control?.removeFromSuperview()
    editing.control = nil
    guard let kind = editing.kind else { return }
    let control = TableCellEditControl(kind: kind)
    control.wasPressed = { [weak self] in
      guard let self else { return }
      tableView?.editControlWasPressed(on: self)
    }
    control.isMarked = isSelected
    // Before the content, in drawing order as for Tab.
    insertSubview(control, belowSubview: contentView)
    editing.control = control
  }

  final func layoutEditControl() {
    guard let control = editing.control else { return }
    let size = control.bounds.size
    // Marks are as wide as they are, buttons smaller: both stand around one line.
    let middle = UITableViewCell.editControlMargin + 12
    control.frame = mirrored(
      CGRect(
        x: (middle - size.width / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      ),
      in: bounds.width
    )
  }

  // MARK: Handle

  /// Whether the row has its handle.
  final var showsHandle: Bool { isEditing && editing.isMovable && showsReorderControl }

  /// Gives the row its handle, or takes it away.
  final func updateHandle() {
    guard showsHandle != (editing.handle != nil) else { return }
    editing.handle?.removeFromSuperview()
    editing.handle = nil
    setNeedsLayout()
    guard showsHandle else { return }
    let handle = TableCellReorderControl(frame: .zero)
    addSubview(handle)
    editing.handle = handle
    updateHandleFocusability()
  }

  final func layoutHandle() {
    guard let handle = editing.handle else { return }
    let size = handle.bounds.size
    handle.frame = mirrored(
      CGRect(
        x: bounds.width - (tableView?.sectionIndexReserve ?? 0) - UITableViewCell.handleMargin - size.width,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      ),
      in: bounds.width
    )
  }
}

extension TableCellEditing {
  /// The control that the row has.
  var kind: TableCellEditControl.Kind? { UITableViewCell.EditingRules(style: style, isSelecting: isSelecting).kind }
}

extension UITableViewCell.EditingRules {
  /// The control that the row has.
  var kind: TableCellEditControl.Kind? {
    if isSelecting { return .select }
    switch style {
    case .delete: return .delete
    case .insert: return .insert
    case .none: return nil
    }
  }
}
