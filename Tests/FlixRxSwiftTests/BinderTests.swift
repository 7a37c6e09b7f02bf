#if RxSwift
  import Flix
  import FlixRxSwift
  import MainLoopTesting
  import RxRelay
  import RxSwift
  import Testing

  @MainActor @Suite("Binders of providers and sections", .serialized)
  struct BinderTests {
    @Test("`rx.isHidden` hides rows and sections, and shows them again")
    func hiding() {
      let stage = Stage()
      let row = UniqueTextTableViewProvider(title: "row")
      let section = AnimatableTableViewSectionProvider(providers: [UniqueTextTableViewProvider(title: "other")])
      let builder = stage.tableView.flix.animatable.build([
        AnimatableTableViewSectionProvider(providers: [row]), section,
      ])
      let isRowHidden = BehaviorRelay(value: true)
      let isSectionHidden = BehaviorRelay(value: false)
      let bag = DisposeBag()
      isRowHidden.subscribe(row.rx.isHidden).disposed(by: bag)
      isSectionHidden.subscribe(section.rx.isHidden).disposed(by: bag)
      builder.updateIfNeeded()
      #expect(row.isHidden)
      #expect(stage.tableView.numberOfSections == 1)
      isRowHidden.accept(false)
      builder.updateIfNeeded()
      #expect(stage.tableView.numberOfSections == 2)
      isSectionHidden.accept(true)
      builder.updateIfNeeded()
      #expect(stage.tableView.numberOfSections == 1)
      #expect(!row.isHidden && section.isHidden)
    }

    @Test("what a switch row tells can be bound to another row")
    func rows() {
      _ = GTKStartup.done
      let airplaneMode = UniqueSwitchTableViewProvider(title: "Airplane Mode")
      let wifi = UniqueTextTableViewProvider(title: "Wi-Fi")
      let bag = DisposeBag()
      let isOn = airplaneMode.valueChanged.asObservable()
      isOn.map { !$0 }.subscribe(wifi.rx.isEnabled).disposed(by: bag)
      isOn.map { Optional($0 ? "Off" : "On") }.subscribe(wifi.rx.detail).disposed(by: bag)
      airplaneMode.uiSwitch.setOn(true, animated: false)
      airplaneMode.uiSwitch.sendActions(for: .valueChanged)
      #expect(!wifi.isEnabled && wifi.detail == "Off")
      Observable.just(false).subscribe(airplaneMode.rx.isOn).disposed(by: bag)
      #expect(!airplaneMode.uiSwitch.isOn)
    }

    @Test("headers and footers have binders, too")
    func headers() {
      _ = GTKStartup.done
      let text = TextTableViewSectionProvider(tableElementKindSection: .header, text: nil)
      let custom = UniqueCustomTableViewSectionProvider(tableElementKindSection: .footer)
      let bag = DisposeBag()
      Observable.just(Optional("Network")).subscribe(text.rx.text).disposed(by: bag)
      Observable.just(true).subscribe(custom.rx.isHidden).disposed(by: bag)
      #expect(text.text == "Network" && custom.isHidden)
    }

    @Test("a binder sets on the main thread what comes from another, and does not keep the row")
    func threads() async throws {
      _ = GTKStartup.done
      var row: UniqueTextTableViewProvider? = UniqueTextTableViewProvider(title: "before")
      weak let weakRow = row
      let titles = PublishSubject<String?>()
      let bag = DisposeBag()
      titles.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .subscribe(try #require(row).rx.title)
        .disposed(by: bag)
      titles.onNext("after")
      try await waitFor("the title") { row?.title == "after" }
      row = nil
      try await waitFor("the row to be gone") { weakRow == nil }
    }
  }
#endif
