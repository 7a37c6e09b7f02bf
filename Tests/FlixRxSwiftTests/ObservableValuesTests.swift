#if RxSwift
  import Dispatch
  import Flix
  import MainLoopTesting
  import RxRelay
  // RxSwift does not say so, but its subjects can be used on any thread.
  @preconcurrency import RxSwift
  import Testing

  @testable import FlixRxSwift

  @MainActor @Suite("Values from RxSwift", .serialized)
  struct ObservableValuesTests {
    private struct Broken: Error {}

    @Test("a relay's values are in the form's first appearance, and each change follows")
    func relay() async throws {
      let stage = Stage()
      let names = BehaviorRelay(value: ["Rome", "Oslo"])
      stage.tableView.flix.build([NamesProvider(names)])
      #expect(stage.texts == ["Rome", "Oslo"])
      names.accept(["Oslo"])
      try await waitFor("the change") { stage.texts == ["Oslo"] }
    }

    @Test("a subject that has not emitted holds nobody back")
    func late() async throws {
      let stage = Stage()
      let names = PublishSubject<[String]>()
      stage.tableView.flix.build([NamesProvider(names), NamesProvider(Observable.just(["Paris"]))])
      #expect(stage.texts == ["Paris"])
      names.onNext(["Rome"])
      try await waitFor("the values") { stage.texts == ["Rome", "Paris"] }
    }

    @Test("every kind of sequence is a source")
    func kinds() {
      let stage = Stage()
      let replayed = ReplayRelay<[String]>.create(bufferSize: 1)
      replayed.accept(["replayed"])
      let builder = stage.tableView.flix.build([
        NamesProvider(Single.just(["single"])), NamesProvider(Maybe.just(["maybe"])),
        NamesProvider(Infallible.just(["infallible"])), NamesProvider(replayed),
      ])
      #expect(stage.texts == ["single", "maybe", "infallible", "replayed"])
      let published = PublishRelay<[String]>()
      builder.sectionProviders = [TableViewSectionProvider(providers: [NamesProvider(published)])]
      builder.updateIfNeeded()
      published.accept(["published"])
      builder.updateIfNeeded()
      #expect(stage.texts == ["published"])
    }

    @Test("what is emitted on other threads arrives on the main actor, in order, and the newest is the last")
    func otherThread() async throws {
      let numbers = Observable.range(
        start: 0,
        count: 10_000,
        scheduler: ConcurrentDispatchQueueScheduler(qos: .default)
      )
      .map { @Sendable in [$0] }
      var received: [Int] = []
      let subscription = numbers.start { received += $0 }
      try await waitFor("the last number") { received.last == 9_999 }
      #expect(received == received.sorted())
      #expect(Set(received).count == received.count)
      withExtendedLifetime(subscription) {}
    }

    @Test("a value from the main thread does not overtake one that waits to come to it")
    func overtaking() async throws {
      let names = PublishSubject<[String]>()
      var received: [[String]] = []
      let subscription = names.start { received.append($0) }
      // The main thread waits meanwhile, so the first value cannot be received before the second is sent.
      onAnotherThread { names.onNext(["first"]) }
      names.onNext(["second"])
      #expect(received == [["second"]])
      for _ in 0..<3 { await nextMainLoopTurn() }
      #expect(received == [["second"]], "the first is older and was replaced")
      withExtendedLifetime(subscription) {}
    }

    @Test("a sequence that fails is reported once, after its last values, which stay")
    func failure() async throws {
      let names = PublishSubject<[String]>()
      var received: [[String]] = []
      var problems: [FormProblem] = []
      let subscription = names.deliverValues(reporter: ProblemReporter { problems.append($0) }) { received.append($0) }
      onAnotherThread {
        names.onNext(["Rome"])
        names.onError(Broken())
      }
      #expect(problems.isEmpty)
      try await waitFor("the report") { !problems.isEmpty }
      #expect(problems == [.valueSourceFailed(error: "Broken()")])
      #expect(received == [["Rome"]])
      withExtendedLifetime(subscription) {}
    }

    @Test("nothing is received after the subscription is released, not even what was on its way")
    func release() async throws {
      let names = PublishSubject<[String]>()
      var received: [[String]] = []
      var subscription: ValueSubscription? = names.start { received.append($0) }
      onAnotherThread { names.onNext(["late"]) }
      withExtendedLifetime(subscription) {}
      subscription = nil
      for _ in 0..<3 { await nextMainLoopTurn() }
      #expect(received.isEmpty)
      #expect(!names.hasObservers)
    }

    @Test("the subscription is disposed of when the provider leaves the form, and when the form goes")
    func disposal() async throws {
      let stage = Stage()
      let leaving = BehaviorRelay(value: ["Rome"])
      let staying = BehaviorSubject(value: ["Oslo"])
      let section = NamesProvider(staying)
      var builder: TableViewBuilder? = stage.tableView.flix.build([NamesProvider(leaving), section])
      var isDisposed = false
      let watched = leaving.asObservable().do(onDispose: { isDisposed = true })
      builder?.sectionProviders = [
        TableViewSectionProvider(providers: [NamesProvider(watched), section])
      ]
      builder?.updateIfNeeded()
      #expect(stage.texts == ["Rome", "Oslo"] && !isDisposed)
      builder?.sectionProviders = [TableViewSectionProvider(providers: [section])]
      builder?.updateIfNeeded()
      #expect(stage.texts == ["Oslo"])
      try await waitFor("the disposal") { isDisposed }
      #expect(staying.hasObservers)
      builder = nil
      stage.tableView.flix.build([])
      try await waitFor("the end of the form") { !staying.hasObservers }
    }

    /// Runs a body on a thread of its own and waits for its end.
    private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        body()
        done.signal()
      }
      done.wait()
    }
  }
#endif
