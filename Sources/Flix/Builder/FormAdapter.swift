import Foundation

/// Answers a view from a form: its data source and delegate.
///
/// This is the part that table views and collection views share. It is not generic, as extensions of generic classes
/// cannot implement what Objective-C calls.
class FormAdapter: NSObject, UIScrollViewDelegate {
  private var registered: Set<String> = []

  /// Providers that the form had no more when it was last looked through. Their cells may be on the way out until then.
  private var gone: Set<String> = []

  /// With more providers registered than this, the form is looked through for those that it has no more.
  private var lookThroughLimit = 64

  /// Gets the calls that have to do with scrolling.
  var scrollViewDelegate: (any UIScrollViewDelegate)? { nil }

  /// Registers the cells of a provider before the first of them is asked for.
  final func registerIfNeeded(_ identity: String, _ register: () -> Void) {
    if registered.insert(identity).inserted { register() }
  }

  /// Lets the view forget the cells that it keeps for providers which the form has no more.
  ///
  /// - Parameter identities: The providers of the form. They are asked for when there is reason to, which makes it O(1),
  ///   amortised.
  final func forgetGoneProviders(besides identities: () -> Set<String>) {
    guard registered.count > lookThroughLimit else { return }
    let current = identities()
    let nowGone = registered.subtracting(current)
    forget(nowGone.intersection(gone))
    gone = nowGone.intersection(registered)
    lookThroughLimit = max(64, 2 * current.count + gone.count)
  }

  /// Lets the view forget the cells of all providers, besides those that another adapter has registered.
  final func forgetProviders(besides other: FormAdapter) {
    forget(registered.subtracting(other.registered))
  }

  private func forget(_ identities: Set<String>) {
    for identity in identities { unregister(identity) }
    registered.subtract(identities)
  }

  /// Takes back the registration of a provider's views, and with it the views that wait for reuse.
  func unregister(_ identity: String) {}

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
