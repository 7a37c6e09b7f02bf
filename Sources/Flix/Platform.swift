// The view layer that the library is written against comes with it, and so does what all forms share.
@_exported import FlixCore

#if canImport(UIKit)
  @_exported import UIKit

  // What UIKit tells of a finger that scrolls goes to the delegates of the builder.
  extension TableViewAdapter {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      scrollMethod { $0.scrollViewWillBeginDragging(_:) }?(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      scrollMethod { $0.scrollViewDidEndDragging(_:willDecelerate:) }?(scrollView, decelerate)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      scrollMethod { $0.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) }?(
        scrollView,
        velocity,
        targetContentOffset
      )
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      scrollMethod { $0.scrollViewWillBeginDecelerating(_:) }?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      scrollMethod { $0.scrollViewDidEndDecelerating(_:) }?(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      scrollMethod { $0.scrollViewShouldScrollToTop(_:) }?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      scrollMethod { $0.scrollViewDidScrollToTop(_:) }?(scrollView)
    }
  }
#else
  // UIKit brings Foundation along.
  @_exported import Foundation
  @_exported import OpenUIKit
#endif
