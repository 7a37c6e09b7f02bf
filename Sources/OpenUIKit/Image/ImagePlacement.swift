import Foundation

extension UIView.ContentMode {
  /// The rectangle that content of a given size takes.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - bounds: The space, in points.
  nonisolated func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
    var size = size
    var (across, down): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(wide, high) : max(wide, high)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    case .center: break
    case .top: down = 0
    case .bottom: down = 1
    case .left: across = 0
    case .right: across = 1
    case .topLeft: (across, down) = (0, 0)
    case .topRight: (across, down) = (1, 0)
    case .bottomLeft: (across, down) = (0, 1)
    case .bottomRight: (across, down) = (1, 1)
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * across,
      y: bounds.minY + (bounds.height - size.height) * down,
      width: size.width,
      height: size.height
    )
  }
}
