#if RxSwift
  import Flix
  // RxSwift does not say so, but what it calls disposable can be disposed of on any thread.
  @preconcurrency import RxSwift

  extension ObservableConvertibleType where Element: Sequence {
    /// Subscribes, and delivers each element as a list of values, on the main actor.
    ///
    /// Not isolated, as the sequence may emit on any thread. What is emitted during the subscription on the main thread is delivered before the method returns.
    ///
    /// - Parameters:
    ///   - reporter: Hears of the error if the sequence fails; the last values stay.
    ///   - receive: Takes the values.
    /// - Returns: What disposes of the subscription when it is released.
    nonisolated func deliverValues(
      reporter: ProblemReporter,
      to receive: @escaping @MainActor ([Element.Element]) -> Void
    ) -> ValueSubscription {
      let delivery = ValueDelivery(reporter: reporter, receive: receive)
      let disposable = asObservable().subscribe { event in
        switch event {
        case .next(let values): delivery.send(Array(values))
        case .error(let error): delivery.fail(error)
        case .completed: break
        }
      }
      return ValueSubscription {
        delivery.cancel()
        disposable.dispose()
      }
    }
  }
#endif
