#if RxSwift
  import Flix
  import RxSwift

  /// An infallible sequence of arrays as a source of values.
  extension Infallible: ValueSource where Element: Sequence {
    /// The type of one value.
    public typealias Value = Element.Element

    /// Subscribes; the subscription is disposed of when the provider leaves the form.
    public func start(_ receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription? {
      deliverValues(reporter: .standardError, to: receive)
    }
  }
#endif
