#if RxSwift
  import Flix
  import RxSwift

  extension AnimatableMultiNodeProvider where Values: ObservableConvertibleType, Values.Element == [Value] {
    /// The nodes of the provider's values as they change, without their place in a form, on the main thread.
    public func createAnimatableNodes() -> Observable<[IdentifiableNode]> {
      createValues().asObservable().observe(on: MainScheduler.instance).map { [self] values in
        values.map {
          IdentifiableNode(providerIdentity: _flix_identity, value: $0, valueIdentity: identity(of: $0))
        }
      }
    }
  }
#endif
