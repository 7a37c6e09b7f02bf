#if RxSwift
  import Flix
  import FlixRxSwift
  import MainLoopTesting
  import RxSwift
  import Testing

  @MainActor @Suite("The article's code for RxSwift", .serialized)
  struct ArticleTests {
    @Test("binds a view model's items to rows")
    func items() async throws {
      let stage = Stage()
      let provider = ItemsProvider()
      stage.tableView.flix.animatable.build([provider])
      #expect(stage.texts == ["Flix"])
      provider.viewModel.items.accept([Item(name: "Provider"), Item(name: "Node")])
      try await waitFor("the items") { stage.texts == ["Provider", "Node"] }
    }

    @Test("gives the nodes of an animatable provider as they change")
    func nodes() {
      let provider = ItemsProvider()
      let nodes: Observable<[IdentifiableNode]> = provider.createAnimatableNodes()
      var identities: [[String]] = []
      let bag = DisposeBag()
      nodes.subscribe(onNext: { identities.append($0.map(\.identity)) }).disposed(by: bag)
      provider.viewModel.items.accept([])
      #expect(identities == [[provider._flix_identity + "Flix"], []])
    }
  }
#endif
