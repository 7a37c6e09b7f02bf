import CGTK
import Foundation

/// Where image and title of a button stand.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var padding: CGFloat = 0
  var placement = NSDirectionalRectEdge.leading
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false

  private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }
  private var gap: CGFloat { image.width > 0 && title.width > 0 ? padding : 0 }

  /// The size of image and title together, in points.
  private var content: CGSize {
    isStacked
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
  }

  /// The size of the button that they need, in points.
  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
  }

  /// The rectangles of image and title.
  ///
  /// - Parameters:
  ///   - rect: The space within the insets, in points.
  ///   - horizontal: How they stand between left and right.
  ///   - vertical: How they stand between top and bottom.
  func rects(
    in rect: CGRect,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    // Only the title gives way where there is too little room.
    let title = CGSize(
      width: max(0, min(title.width, isStacked ? rect.width : rect.width - image.width - gap)),
      height: min(title.height, rect.height)
    )
    let content = ButtonLayout(image: image, title: title, padding: gap, placement: placement).content
    let x: CGFloat
    switch horizontal {
    case .left: x = rect.minX
    case .right: x = rect.maxX - content.width
    default: x = rect.minX + ((rect.width - content.width) / 2).rounded()
    }
    let y: CGFloat
    switch vertical {
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - content.height
    default: y = rect.minY + ((rect.height - content.height) / 2).rounded()
    }
    func centred(_ size: CGSize, _ length: CGFloat, _ extent: CGFloat) -> CGFloat { ((length - extent) / 2).rounded() }
    if isStacked {
      let isImageFirst = placement.contains(.top)
      let imageY = isImageFirst ? y : y + title.height + gap
      let titleY = isImageFirst ? y + image.height + gap : y
      return (
        CGRect(origin: CGPoint(x: x + centred(image, content.width, image.width), y: imageY), size: image),
        CGRect(origin: CGPoint(x: x + centred(title, content.width, title.width), y: titleY), size: title)
      )
    }
    let isImageLeft = placement.contains(.trailing) == isRightToLeft
    let imageX = isImageLeft ? x : x + title.width + gap
    let titleX = isImageLeft ? x + image.width + gap : x
    return (
      CGRect(origin: CGPoint(x: imageX, y: y + centred(image, content.height, image.height)), size: image),
      CGRect(origin: CGPoint(x: titleX, y: y + centred(title, content.height, title.height)), size: title)
    )
  }
}
