#if RxSwift
  import Dispatch
  import Flix
  import FlixRxSwift
  import MainLoopTesting
  import RxRelay
  // RxSwift does not say so, but what it calls disposable can be disposed of on any thread.
  @preconcurrency import RxSwift
  import Testing

  @MainActor @Suite("A provider's events as observables", .serialized)
  struct EventObservableTests {
    @Test("reach every observer, and none after it is disposed of")
    func observers() {
      let stage = Stage()
      let names = NamesProvider(Observable.just(["Rome", "Oslo"]))
      stage.tableView.flix.build([names])
      var models: [String] = []
      var rows: [Int] = []
      var bag = DisposeBag()
      let selected = names.event.modelSelected.asObservable()
      selected.subscribe(onNext: { models.append($0) }).disposed(by: bag)
      selected.subscribe(onNext: { models.append($0) }).disposed(by: bag)
      names.event.itemSelected.asObservable().map(\.row).subscribe(onNext: { rows.append($0) }).disposed(by: bag)
      stage.select(1)
      #expect(models == ["Oslo", "Oslo"] && rows == [1])
      bag = DisposeBag()
      stage.select(0)
      #expect(models == ["Oslo", "Oslo"] && rows == [1])
    }

    @Test("complete when the provider is gone, which they do not keep, and are empty from then on")
    func completion() async throws {
      let stage = Stage()
      var row: UniqueTextTableViewProvider? = UniqueTextTableViewProvider(title: "row")
      weak let weakRow = row
      let events = try #require(row?.event.selectedEvent.asObservable())
      stage.tableView.flix.build([try #require(row)])
      var count = 0
      var completions = 0
      let bag = DisposeBag()
      events.subscribe(onNext: { count += 1 }, onCompleted: { completions += 1 }).disposed(by: bag)
      stage.select(0)
      #expect(count == 1 && completions == 0)
      stage.tableView.flix.build([])
      row = nil
      try await waitFor("the end") { completions == 1 }
      #expect(weakRow == nil)
      events.subscribe(onCompleted: { completions += 1 }).disposed(by: bag)
      #expect(completions == 2)
    }

    @Test("can be subscribed to and disposed of on another thread, and are heard on the main thread")
    func otherThread() async throws {
      let stage = Stage()
      let row = UniqueTextTableViewProvider(title: "row")
      stage.tableView.flix.build([row])
      var events = 0
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      let disposable = row.event.selectedEvent.asObservable()
        .subscribe(on: scheduler)
        .subscribe(onNext: {
          #expect(Thread.isMainThread)
          events += 1
        })
      try await waitFor("an event") {
        stage.select(0)
        return events > 0
      }
      DispatchQueue.global().async { disposable.dispose() }
      try await waitFor("the end of the events") {
        let before = events
        stage.select(0)
        return events == before
      }
    }
  }
#endif
