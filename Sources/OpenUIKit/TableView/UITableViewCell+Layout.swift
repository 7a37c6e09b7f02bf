import CGTK
import Foundation

extension UITableViewCell {
  /// The height of a cell with a line of text, in points.
  static let minimumHeight = RowArrangement.standardHeight
  /// Between the edges of a cell and its texts, in points.
  nonisolated static let contentMargin: CGFloat = 16
  /// Between the edges of the content view and what is constrained to its margins, in points.
  static let contentMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  final func makeTextLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    contentView.addSubview(label)
    return label
  }

  final func makeDetailLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    switch style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .footnote)
    case .value2: label.font = .preferredFont(forTextStyle: .subheadline)
    case .default, .value1: label.font = .preferredFont(forTextStyle: .body)
    }
    if style != .value2 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    return label
  }

  final func layoutCell() {
    backgroundView?.frame = bounds
    configurations.backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    updateAccessory()
    let reserved = accessoryWidth
    let inset = contentInset
    updateContentMargins()
    contentView.frame = mirrored(
      CGRect(
        x: inset,
        y: 0,
        width: max(0, bounds.width - inset - reserved),
        height: bounds.height
      ),
      in: bounds.width
    )
    layoutAccessory()
    layoutEditControl()
    layoutHandle()
    layoutTexts(in: contentView.bounds.size)
  }

  final func layoutAccessory() {
    guard let accessory = shownAccessory else { return }
    let size = accessory.bounds.size
    accessory.frame = mirrored(
      CGRect(
        x: bounds.width - trailingReserve - accessoryMargin - size.width,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      ),
      in: bounds.width
    )
  }

  /// What accessory, handle and section index take of the width, in points.
  private var accessoryWidth: CGFloat {
    trailingReserve + (shownAccessory.map { $0.bounds.width + accessoryMargin } ?? 0)
  }

  private var trailingReserve: CGFloat { (tableView?.sectionIndexReserve ?? 0) + handleWidth }

  private var accessoryMargin: CGFloat {
    shownAccessory is TableCellAccessory ? 12 : UITableViewCell.contentMargin
  }

  // MARK: Texts

  private func layoutTexts(in size: CGSize) {
    guard storedTextLabel != nil || storedDetailLabel != nil || storedImageView != nil else { return }
    let frames = textFrames(width: size.width, height: size.height)
    storedImageView?.frame = mirrored(frames.image, in: size.width)
    storedTextLabel?.frame = mirrored(frames.text, in: size.width)
    storedDetailLabel?.frame = mirrored(frames.detail, in: size.width)
  }

  private func textFrames(width: CGFloat, height: CGFloat?) -> RowArrangement.Frames {
    var arrangement = RowArrangement()
    arrangement.style =
      switch style {
      case .default, .subtitle: .stacked
      case .value1: .sideBySide
      case .value2: .keyAndValue
      }
    arrangement.margins.leading = UITableViewCell.contentMargin + indentation
    arrangement.margins.trailing =
      shownAccessory == nil ? UITableViewCell.contentMargin : RowArrangement.standardSpacing
    arrangement.imageSize = storedImageView?.image?.size ?? .zero
    arrangement.imageSpace = arrangement.imageSize
    arrangement.text = storedTextLabel
    arrangement.detail = storedDetailLabel
    return arrangement.frames(width: width, height: height)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Between the leading edge and the content view, in points. Texts of the cell itself are indented inside of it.
  private var contentInset: CGFloat {
    editingIndentation + (configurations.content == nil ? 0 : indentation)
  }

  private func updateContentMargins() {
    guard let content = contentView as? UIListContentView else { return }
    content.cellMargins = NSDirectionalEdgeInsets(
      top: UITableViewCell.contentMargins.top,
      leading: UITableViewCell.contentMargin,
      bottom: UITableViewCell.contentMargins.bottom,
      trailing: shownAccessory == nil ? UITableViewCell.contentMargin : 0
    )
  }

  // MARK: Automatic height

  /// The height that content and texts ask for at a width, in points.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    updateAccessory()
    updateContentMargins()
    let contentWidth = max(0, width - accessoryWidth - contentInset)
    var height = shownAccessory.map { $0.bounds.height + 2 * RowArrangement.standardMargin } ?? 0
    let hasTexts = storedTextLabel != nil || storedDetailLabel != nil || storedImageView != nil
    if hasTexts { height = max(height, textFrames(width: contentWidth, height: nil).height) }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
    // Without constraints or texts nothing asks for a height, and UIKit falls back to its default.
    guard hasTexts || content > 0 else { return max(height, UITableViewCell.minimumHeight) }
    return max(height, content)
  }

  // MARK: Accessory

  /// Puts the accessory in place that the state of the cell asks for.
  final func updateAccessory() {
    let custom = isEditing ? editingAccessoryView : accessoryView
    let kind = TableCellAccessory.Kind(isEditing ? editingAccessoryType : accessoryType)
    if let custom {
      if shownAccessory !== custom { replaceAccessory(with: custom, kind: nil) }
      return
    }
    guard let kind else {
      if shownAccessory != nil { replaceAccessory(with: nil, kind: nil) }
      return
    }
    guard kind != shownAccessoryKind else { return }
    let accessory = TableCellAccessory(kind: kind)
    accessory.buttonWasPressed = { [weak self] in
      guard let self else { return }
      tableView?.accessoryButtonWasPressed(on: self)
    }
    replaceAccessory(with: accessory, kind: kind)
  }

  private func replaceAccessory(with view: UIView?, kind: TableCellAccessory.Kind?) {
    if let shownAccessory, shownAccessory.superview === self { shownAccessory.removeFromSuperview() }
    shownAccessory = view
    shownAccessoryKind = kind
    if let view { addSubview(view) }
  }
}
