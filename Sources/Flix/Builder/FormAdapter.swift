import Foundation

/// Answers a view from a form: its data source and delegate.
///
/// This is the part that table views and collection views share. It is not generic, as extensions of generic classes
/// cannot implement what Objective-C calls.
class FormAdapter: NSObject, UIScrollViewDelegate {
  private var registered: Set<String> = []

  /// Gets the calls that have to do with scrolling.
  var scrollViewDelegate: (any UIScrollViewDelegate)? { nil }

  /// Registers the cells of a provider before the first of them is asked for.
  final func registerIfNeeded(_ identity: String, _ register: () -> Void) {
    if registered.insert(identity).inserted { register() }
  }

  /// What the delegate has for a call. Naming the method, not calling it, reads the same whether or not UIKit declares it
  /// optional.
  final func scrollMethod<Method>(_ method: (any UIScrollViewDelegate) -> Method?) -> Method? {
    scrollViewDelegate.flatMap(method)
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollMethod { $0.scrollViewDidScroll(_:) }?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollMethod { $0.scrollViewDidEndScrollingAnimation(_:) }?(scrollView)
  }
}
