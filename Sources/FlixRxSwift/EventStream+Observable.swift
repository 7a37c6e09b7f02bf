#if RxSwift
  import Flix
  import RxSwift

  extension EventStream {
    /// The events as an observable sequence.
    ///
    ///     provider.event.modelSelected.asObservable().subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    ///
    /// The sequence is that of a control: it never fails, each observer hears what happens after it subscribed, on the
    /// main thread, and the sequence completes when the provider is gone, which it does not keep.
    public func asObservable() -> Observable<Element> {
      let sink = deferredSink
      return Observable.create { observer in
        let token = sink({ observer.onNext($0) }, { observer.onCompleted() })
        guard let token else {
          observer.onCompleted()
          return Disposables.create()
        }
        return Disposables.create { token.cancel() }
      }
      .subscribe(on: ConcurrentMainScheduler.instance)
    }
  }
#endif
