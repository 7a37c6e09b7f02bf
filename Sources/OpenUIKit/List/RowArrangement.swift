import Foundation

/// Where image and texts stand in a row: the one arrangement of cells of tables and of content configurations.
@MainActor
struct RowArrangement {
  /// The height of a row with a line of text, in points.
  nonisolated static let standardHeight: CGFloat = 44
  /// Between texts and the upper and lower edge, in points.
  nonisolated static let standardMargin: CGFloat = 6
  /// Between a title and what is before or after its section, in points.
  nonisolated static let groupMargin: CGFloat = 12
  /// Between image and texts, and between texts side by side, in points.
  nonisolated static let standardSpacing: CGFloat = 12
  /// Between texts one below the other, in points.
  nonisolated static let standardLineSpacing: CGFloat = 2

  private static let keyWidth: CGFloat = 96
  private static let keySpacing: CGFloat = 6

  /// How texts stand to each other.
  enum Style {
    /// One below the other.
    case stacked
    /// At the ends of one line, shortened where they do not fit.
    case sideBySide
    /// At the ends of one line where they fit, else one below the other.
    case sideBySideWhereFitting
    /// The first in a column of its own.
    case keyAndValue
  }

  /// What stands where, in points, as reading goes from left to right.
  struct Frames {
    var image: CGRect = .zero
    var text: CGRect = .zero
    var detail: CGRect = .zero
    /// The height that all of it asks for.
    var height: CGFloat = 0
  }

  var style = Style.stacked
  /// Between content and edges, in points.
  var margins = NSDirectionalEdgeInsets(
    top: RowArrangement.standardMargin,
    leading: 0,
    bottom: RowArrangement.standardMargin,
    trailing: 0
  )
  var imageSpacing = RowArrangement.standardSpacing
  var textSpacing = RowArrangement.standardSpacing
  var lineSpacing = RowArrangement.standardLineSpacing
  /// The least height, in points.
  var minimumHeight = RowArrangement.standardHeight
  /// The size of the image, in points; zero without one.
  var imageSize = CGSize.zero
  /// The space for the image, in points, at least its size.
  var imageSpace = CGSize.zero
  var text: UILabel?
  var detail: UILabel?

  /// Arranges the content.
  ///
  /// - Parameters:
  ///   - width: The width of the row, in points.
  ///   - height: Its height; nil for the one that the content asks for.
  func frames(width: CGFloat, height: CGFloat?) -> Frames {
    var frames = Frames()
    var left = margins.leading
    if imageSize.width > 0 {
      frames.image = CGRect(
        x: left + ((imageSpace.width - imageSize.width) / 2).rounded(),
        y: 0,
        width: imageSize.width,
        height: imageSize.height
      )
      left += imageSpace.width + imageSpacing
    }
    let available = max(0, width - margins.trailing - left)
    switch style {
    case .stacked: placeStacked(&frames, left, available)
    case .sideBySide: placeSideBySide(&frames, left, available)
    case .sideBySideWhereFitting:
      if fitsSideBySide(available) {
        placeSideBySide(&frames, left, available)
      } else {
        placeStacked(&frames, left, available)
      }
    case .keyAndValue: placeKeyAndValue(&frames, left, available)
    }
    let textHeight = max(frames.text.maxY, frames.detail.maxY)
    let natural = max(textHeight, imageSpace.height) + margins.top + margins.bottom
    frames.height = max(natural.rounded(.up), minimumHeight)
    let total = height ?? frames.height
    // Unequal margins move the middle of the content.
    let middle = (total + margins.top - margins.bottom) / 2
    let shift = (middle - textHeight / 2).rounded()
    frames.text.origin.y += shift
    frames.detail.origin.y += shift
    frames.image.size.height = min(frames.image.height, total)
    frames.image.origin.y = max(0, (middle - frames.image.height / 2).rounded())
    return frames
  }

  /// The width of the content in one line each, in points.
  var naturalWidth: CGFloat {
    let texts = (natural(text), natural(detail))
    var width: CGFloat
    switch style {
    case .stacked: width = max(texts.0, texts.1)
    case .sideBySide, .sideBySideWhereFitting:
      width = texts.0 + texts.1 + (texts.0 > 0 && texts.1 > 0 ? textSpacing : 0)
    case .keyAndValue: width = Self.keyWidth + Self.keySpacing + texts.1
    }
    if imageSize.width > 0 { width += imageSpace.width + (width > 0 ? imageSpacing : 0) }
    return margins.leading + width + margins.trailing
  }

  private func natural(_ label: UILabel?) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.size(forWidth: nil).width.rounded(.up)
  }

  private func fitsSideBySide(_ width: CGFloat) -> Bool {
    let texts = (natural(text), natural(detail))
    return texts.0 + texts.1 + (texts.0 > 0 && texts.1 > 0 ? textSpacing : 0) <= width
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }

  private func placeSideBySide(_ frames: inout Frames, _ left: CGFloat, _ width: CGFloat) {
    let detailSize = size(of: detail, in: width)
    // The text keeps its width as far as the detail keeps a third of the line.
    let wanted = size(of: text, in: width).width
    let room = max(0, width - (detailSize.width > 0 ? textSpacing : 0))
    let textWidth = min(wanted, max(room - detailSize.width, room * 2 / 3))
    let detailWidth = min(detailSize.width, max(0, room - textWidth))
    let textSize = CGSize(width: textWidth, height: size(of: text, in: textWidth).height)
    let fitted = CGSize(width: detailWidth, height: size(of: detail, in: detailWidth).height)
    let height = max(textSize.height, fitted.height)
    frames.text = CGRect(
      x: left,
      y: ((height - textSize.height) / 2).rounded(),
      width: textSize.width,
      height: textSize.height
    )
    frames.detail = CGRect(
      x: left + width - fitted.width,
      y: ((height - fitted.height) / 2).rounded(),
      width: fitted.width,
      height: fitted.height
    )
  }

  private func placeKeyAndValue(_ frames: inout Frames, _ left: CGFloat, _ width: CGFloat) {
    let key = min(Self.keyWidth, width)
    let value = max(0, width - key - Self.keySpacing)
    frames.text = CGRect(x: left, y: 0, width: key, height: size(of: text, in: key).height)
    frames.detail = CGRect(
      x: left + key + Self.keySpacing,
      y: 0,
      width: value,
      height: size(of: detail, in: value).height
    )
  }

  private func placeStacked(_ frames: inout Frames, _ left: CGFloat, _ width: CGFloat) {
    let textSize = size(of: text, in: width)
    let detailSize = size(of: detail, in: width)
    frames.text = CGRect(x: left, y: 0, width: width, height: textSize.height)
    let gap = textSize.height > 0 && detailSize.height > 0 ? lineSpacing : 0
    frames.detail = CGRect(x: left, y: textSize.height + gap, width: width, height: detailSize.height)
  }
}
