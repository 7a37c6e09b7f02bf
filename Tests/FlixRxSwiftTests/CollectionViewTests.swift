#if RxSwift
  import Flix
  import FlixRxSwift
  import MainLoopTesting
  import RxRelay
  import RxSwift
  import Testing

  @MainActor @Suite("RxSwift in collection views", .serialized)
  struct CollectionViewTests {
    /// Items that are compared, from a relay; people can move them.
    private final class Tiles: AnimatableCollectionViewProvider, CollectionViewMoveable {
      nonisolated struct Tile: Equatable, Identifiable {
        let id: String
      }

      let names: BehaviorRelay<[String]>

      init(_ names: [String]) { self.names = BehaviorRelay(value: names) }

      func createValues() -> Observable<[Tile]> { names.map { $0.map(Tile.init) } }

      func configureCell(_ collectionView: UICollectionView, cell: NameCell, indexPath: IndexPath, value: Tile) {
        cell.label.text = value.id
      }

      func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndex: Int,
        to destinationIndex: Int,
        value: Tile
      ) {
        var moved = names.value
        moved.insert(moved.remove(at: sourceIndex), at: destinationIndex)
        names.accept(moved)
      }
    }

    @Test("values of every kind of sequence are shown, and each change follows")
    func values() async throws {
      let stage = CollectionStage()
      let relay = BehaviorRelay(value: ["Rome", "Oslo"])
      let subject = PublishSubject<[String]>()
      stage.collectionView.flix.build([
        NamesProvider(relay), NamesProvider(subject), NamesProvider(Single.just(["single"])),
        NamesProvider(Infallible.just(["infallible"])),
      ])
      #expect(stage.texts == ["Rome", "Oslo", "single", "infallible"])
      relay.accept(["Oslo"])
      subject.onNext(["late"])
      try await waitFor("the changes") { stage.texts == ["Oslo", "late", "single", "infallible"] }
    }

    @Test("changes of a sequence are changes of single items")
    func changes() async throws {
      let stage = CollectionStage()
      let tiles = Tiles(["a", "b"])
      let builder = stage.collectionView.flix.animatable.build([tiles])
      var batches = 0
      let standard = builder.decideViewTransition
      builder.decideViewTransition = {
        batches += 1
        return standard($0, $1)
      }
      tiles.names.accept(["b", "c"])
      try await waitFor("the changes") { stage.texts == ["b", "c"] }
      #expect(batches == 1)
      let nodes: Observable<[IdentifiableNode]> = tiles.createAnimatableNodes()
      var identities: [[String]] = []
      let bag = DisposeBag()
      nodes.subscribe(onNext: { identities.append($0.map(\.identity)) }).disposed(by: bag)
      #expect(identities == [["b", "c"].map { tiles._flix_identity + $0 }])
    }

    @Test("events of items are observables, moves among them")
    func events() throws {
      let stage = CollectionStage()
      let tiles = Tiles(["a", "b", "c"])
      stage.collectionView.flix.animatable.build([tiles])
      var models: [String] = []
      var moves: [String] = []
      let bag = DisposeBag()
      tiles.event.modelSelected.asObservable().subscribe(onNext: { models.append($0.id) }).disposed(by: bag)
      tiles.event.moveItem.asObservable()
        .subscribe(onNext: { moves.append("\($0.value.id) \($0.sourceIndex) \($0.destinationIndex)") })
        .disposed(by: bag)
      stage.select(1)
      #expect(models == ["b"])
      #expect(stage.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      let last = try #require(stage.collectionView.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
      stage.collectionView.updateInteractiveMovementTargetPosition(last.center)
      stage.collectionView.endInteractiveMovement()
      #expect(moves == ["a 0 2"])
      #expect(tiles.names.value == ["b", "c", "a"])
    }

    @Test("binders hide items, sections, headers and options, and set what rows for lists show")
    func binders() {
      let stage = CollectionStage()
      let switchItem = UniqueSwitchCollectionViewProvider(title: "Switch")
      let textItem = UniqueTextCollectionViewProvider(title: "Text")
      let options = RadioCollectionViewProvider(options: ["a", "b"])
      let header = TextCollectionViewSectionProvider(collectionElementKindSection: .header, text: nil)
      let custom = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: .footer)
      let section = AnimatableCollectionViewSectionProvider(
        providers: [options],
        headerProvider: header,
        footerProvider: custom
      )
      let builder = stage.collectionView.flix.animatable.build([
        AnimatableCollectionViewSectionProvider(providers: [switchItem, textItem]), section,
      ])
      #expect(stage.counts == [2, 2])
      let bag = DisposeBag()
      Observable.just(true).subscribe(switchItem.rx.isOn).disposed(by: bag)
      Observable.just(Optional("Detail")).subscribe(textItem.rx.detail).disposed(by: bag)
      Observable.just(Optional("b")).subscribe(options.rx.checkedOption).disposed(by: bag)
      Observable.just(Optional("Header")).subscribe(header.rx.text).disposed(by: bag)
      Observable.just(true).subscribe(custom.rx.isHidden).disposed(by: bag)
      let isHidden = BehaviorRelay(value: true)
      isHidden.subscribe(textItem.rx.isHidden).disposed(by: bag)
      builder.updateIfNeeded()
      #expect(switchItem.uiSwitch.isOn && textItem.detailLabel.text == "Detail")
      #expect(options.checkedOption == "b" && header.text == "Header" && custom.isHidden)
      #expect(stage.counts == [1, 2])
      isHidden.accept(false)
      isHidden.subscribe(section.rx.isHidden).disposed(by: bag)
      Observable.just(true).subscribe(options.rx.isHidden).disposed(by: bag)
      builder.updateIfNeeded()
      #expect(stage.counts == [2, 0])
      isHidden.accept(true)
      builder.updateIfNeeded()
      #expect(stage.counts == [1])
    }

    @Test("the subscription is disposed of when the provider leaves the form, and when the form goes")
    func disposal() async throws {
      let stage = CollectionStage()
      let staying = BehaviorSubject(value: ["Oslo"])
      let stays = NamesProvider(staying)
      var isDisposed = false
      let watched = Observable.just(["Rome"]).concat(Observable.never()).do(onDispose: { isDisposed = true })
      var builder: CollectionViewBuilder? = stage.collectionView.flix.build([
        CollectionViewSectionProvider(providers: [NamesProvider(watched), stays])
      ])
      #expect(stage.texts == ["Rome", "Oslo"] && !isDisposed)
      builder?.sectionProviders = [CollectionViewSectionProvider(providers: [stays])]
      builder?.updateIfNeeded()
      try await waitFor("the disposal") { isDisposed }
      #expect(staying.hasObservers)
      builder = nil
      let nothing: [any CollectionViewMultiNodeProvider] = []
      stage.collectionView.flix.build(nothing)
      try await waitFor("the end of the form") { !staying.hasObservers }
    }
  }
#endif
