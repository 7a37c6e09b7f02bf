// The view layer that the library is written against comes with it, and so does what all forms share.
@_exported import FlixCore

#if canImport(UIKit)
  import ObjectiveC
  @_exported import UIKit

  // What UIKit tells of a finger that scrolls goes to the delegates of the builder.
  extension FormAdapter {
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

  // Gestures take actions, as controls do, where UIKit has targets with selectors and OpenUIKit cannot have them.
  extension UIGestureRecognizer {
    /// Performs an action each time the gesture is recognised; its sender is the recognizer.
    package func addAction(_ action: UIAction) {
      let target = GestureTarget(action)
      addTarget(target, action: #selector(GestureTarget.recognized(_:)))
      objc_setAssociatedObject(
        self,
        Unmanaged.passUnretained(target).toOpaque(),
        target,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  private final class GestureTarget: NSObject {
    private let action: UIAction

    init(_ action: UIAction) { self.action = action }

    @objc func recognized(_ recognizer: UIGestureRecognizer) {
      action.performWithSender(recognizer, target: nil)
    }
  }
#else
  // UIKit brings Foundation along.
  @_exported import Foundation
  @_exported import OpenUIKit
#endif

#if canImport(Combine)
  import Combine

  /// A publisher of arrays as a source of values.
  ///
  ///     func createValues() -> AnyPublisher<[City], Never> { weather.$cities.eraseToAnyPublisher() }
  ///
  /// Each array replaces the one before, on whatever thread it is published. The subscription is cancelled when the
  /// provider leaves the form.
  extension AnyPublisher: ValueSource where Output: Sequence, Failure == Never {
    /// The type of one value.
    public typealias Value = Output.Element

    /// Subscribes, and delivers each array on the main actor; one that is there at once before the method returns.
    public func start(_ receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription? {
      ValueDelivery(reporter: .standardError, receive: receive).subscription(to: self)
    }
  }

  nonisolated extension ValueDelivery {
    fileprivate func subscription<Values: Sequence>(to publisher: AnyPublisher<Values, Never>) -> ValueSubscription
    where Values.Element == Value {
      // Not isolated, as the closure is called on the publisher's thread. Combine's cancellables can be cancelled on any.
      nonisolated(unsafe) let cancellable = publisher.sink { self.send(Array($0)) }
      return ValueSubscription {
        self.cancel()
        cancellable.cancel()
      }
    }
  }
#endif
