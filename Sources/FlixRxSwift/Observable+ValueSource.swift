#if RxSwift
  import Flix
  import RxSwift

  /// An observable sequence of arrays, or a subject, as a source of values.
  ///
  ///     func createValues() -> Observable<[City]> { weather.cities }
  ///
  /// Each array replaces the one before, on whatever thread it is emitted. If the sequence fails, the error is reported
  /// and the last values stay.
  extension Observable: ValueSource where Element: Sequence {
    /// The type of one value.
    public typealias Value = Element.Element

    /// Subscribes; the subscription is disposed of when the provider leaves the form.
    public func start(_ receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription? {
      deliverValues(reporter: .standardError, to: receive)
    }
  }
#endif
