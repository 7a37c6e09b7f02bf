import CGTK
import Foundation

extension UITableViewCell {
  /// The height of a cell with a line of text, in points.
  static let minimumHeight: CGFloat = 44
  /// Between the edges of a cell and its texts, in points.
  static let contentMargin: CGFloat = 16
  /// Between the edges of the content view and what is constrained to its margins, in points.
  static let contentMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let verticalMargin: CGFloat = 6
  private static let spacing: CGFloat = 12
  private static let keyWidth: CGFloat = 96

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
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    updateAccessory()
    let reserved = accessoryWidth
    contentView.frame = mirrored(
      CGRect(
        x: editingIndentation,
        y: 0,
        width: max(0, bounds.width - editingIndentation - reserved),
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

  private struct TextFrames {
    var image: CGRect = .zero
    var text: CGRect = .zero
    var detail: CGRect = .zero
    var height: CGFloat = 0
  }

  private func layoutTexts(in size: CGSize) {
    guard storedTextLabel != nil || storedDetailLabel != nil || storedImageView != nil else { return }
    let frames = textFrames(width: size.width, height: size.height)
    storedImageView?.frame = mirrored(frames.image, in: size.width)
    storedTextLabel?.frame = mirrored(frames.text, in: size.width)
    storedDetailLabel?.frame = mirrored(frames.detail, in: size.width)
  }

  private func textFrames(width: CGFloat, height: CGFloat?) -> TextFrames {
    var frames = TextFrames()
    let margin = UITableViewCell.contentMargin
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    let imageSize = storedImageView?.image?.size ?? .zero
    if imageSize.width > 0 {
      frames.image = CGRect(origin: CGPoint(x: left, y: 0), size: imageSize)
      left += imageSize.width + UITableViewCell.spacing
    }
    let right = width - (shownAccessory == nil ? margin : UITableViewCell.spacing)
    let available = max(0, right - left)
    switch style {
    case .default: placeSingle(&frames, left, available)
    case .value1: placeSideBySide(&frames, left, available)
    case .value2: placeKeyAndValue(&frames, left, available)
    case .subtitle: placeStacked(&frames, left, available)
    }
    let textHeight = max(frames.text.maxY, frames.detail.maxY)
    let natural = max(textHeight, imageSize.height) + 2 * UITableViewCell.verticalMargin
    frames.height = max(natural.rounded(.up), UITableViewCell.minimumHeight)
    let total = height ?? frames.height
    let shift = ((total - textHeight) / 2).rounded()
    frames.text.origin.y += shift
    frames.detail.origin.y += shift
    if frames.image.height > total { frames.image.size.height = total }
    frames.image.origin.y = ((total - frames.image.height) / 2).rounded()
    return frames
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }

  private func placeSingle(_ frames: inout TextFrames, _ left: CGFloat, _ width: CGFloat) {
    frames.text = CGRect(x: left, y: 0, width: width, height: size(of: storedTextLabel, in: width).height)
  }

  private func placeSideBySide(_ frames: inout TextFrames, _ left: CGFloat, _ width: CGFloat) {
    let spacing = UITableViewCell.spacing
    let detail = size(of: storedDetailLabel, in: width)
    // The text keeps its width as far as the detail keeps a third of the line.
    let wanted = size(of: storedTextLabel, in: width).width
    let room = max(0, width - (detail.width > 0 ? spacing : 0))
    let textWidth = min(wanted, max(room - detail.width, room * 2 / 3))
    let detailWidth = min(detail.width, max(0, room - textWidth))
    let text = CGSize(width: textWidth, height: size(of: storedTextLabel, in: textWidth).height)
    let fitted = CGSize(width: detailWidth, height: size(of: storedDetailLabel, in: detailWidth).height)
    let height = max(text.height, fitted.height)
    frames.text = CGRect(
      x: left,
      y: ((height - text.height) / 2).rounded(),
      width: text.width,
      height: text.height
    )
    frames.detail = CGRect(
      x: left + width - fitted.width,
      y: ((height - fitted.height) / 2).rounded(),
      width: fitted.width,
      height: fitted.height
    )
  }

  private func placeKeyAndValue(_ frames: inout TextFrames, _ left: CGFloat, _ width: CGFloat) {
    let key = min(UITableViewCell.keyWidth, width)
    let spacing: CGFloat = 6
    let value = max(0, width - key - spacing)
    frames.text = CGRect(x: left, y: 0, width: key, height: size(of: storedTextLabel, in: key).height)
    frames.detail = CGRect(
      x: left + key + spacing,
      y: 0,
      width: value,
      height: size(of: storedDetailLabel, in: value).height
    )
  }

  private func placeStacked(_ frames: inout TextFrames, _ left: CGFloat, _ width: CGFloat) {
    let text = size(of: storedTextLabel, in: width)
    let detail = size(of: storedDetailLabel, in: width)
    frames.text = CGRect(x: left, y: 0, width: width, height: text.height)
    let gap: CGFloat = text.height > 0 && detail.height > 0 ? 2 : 0
    frames.detail = CGRect(x: left, y: text.height + gap, width: width, height: detail.height)
  }

  // MARK: Automatic height

  /// The height that content and texts ask for at a width, in points.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateAccessory()
    let contentWidth = max(0, width - accessoryWidth - editingIndentation)
    var height = shownAccessory.map { $0.bounds.height + 2 * UITableViewCell.verticalMargin } ?? 0
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
