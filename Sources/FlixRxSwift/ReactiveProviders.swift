#if RxSwift
  import Flix
  import RxSwift

  // `rx` makes a binder of each property that can be set: `isAirplaneModeOn.subscribe(wifi.rx.isHidden)`, or with
  // RxCocoa `bind(to:)`. A binder sets the property on the main thread, and keeps neither the provider nor the section.

  extension CustomProvider: ReactiveCompatible {}

  extension RadioProvider: ReactiveCompatible {}

  extension CustomSectionPartition: ReactiveCompatible {}

  extension TextSectionPartition: ReactiveCompatible {}

  extension FormSectionProvider: ReactiveCompatible {}
#endif
