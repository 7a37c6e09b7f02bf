import Foundation

/// What a scroll view tells of its movements.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that an animated movement that was asked for in code ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
