import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("The builder of a collection view", .serialized)
struct CollectionBuilderTests {
  @Test("shows all items at once, and each change of a turn in one batch")
  func firstPaintAndUpdate() async throws {
    let stage = CollectionStage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let hidden = CityProvider(["Hidden"])
    hidden.isHidden = true
    let builder = stage.collectionView.flix.animatable.build([cities, hidden])
    #expect(stage.texts == ["Rome", "Oslo"])
    var batches = 0
    builder.decideViewTransition = { _, _ in
      batches += 1
      return .animated
    }
    cities.cities.append(City(id: 9, name: "Bern"))
    hidden.isHidden = false
    cities.cities.removeFirst()
    #expect(stage.counts == [2])
    try await waitFor("the batch") { batches > 0 }
    #expect(batches == 1)
    #expect(stage.texts == ["Oslo", "Bern", "Hidden"])
  }

  @Test("a changed value keeps its cell, also when it moves")
  func reconfigure() throws {
    let stage = CollectionStage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo", "Bern"])
    let builder = stage.collectionView.flix.animatable.build([cities])
    let cell = try #require(stage.cell(1))
    cities.cities[1].name = "Bergen"
    cities.cities.insert(City(id: 9, name: "Lima"), at: 0)
    builder.updateIfNeeded()
    #expect(stage.texts == ["Lima", "Rome", "Bergen", "Bern"])
    #expect(stage.cell(2) === cell)
    cities.cities.reverse()
    cities.cities[1].name = "Oslo again"
    builder.updateIfNeeded()
    #expect(stage.texts == ["Bern", "Oslo again", "Rome", "Lima"])
  }

  @Test("replaces its sections and keeps what stays")
  func replacedSections() {
    let stage = CollectionStage()
    defer { stage.close() }
    let rome = AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])])
    let oslo = AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Oslo"])])
    let builder = stage.collectionView.flix.animatable.build([rome, oslo])
    let cell = stage.cell(0, 0)
    builder.sectionProviders = [
      oslo, AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Bern"])]), rome,
    ]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Oslo", "Bern", "Rome"])
    #expect(stage.cell(0, 2) === cell)
    rome.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.counts == [1, 1])
  }

  @Test("a form without animations shows the same", arguments: [ViewTransition.animated, .nonAnimated, .reload])
  func transitions(transition: ViewTransition) {
    let stage = CollectionStage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo", "Bern"])
    let builder = stage.collectionView.flix.build([cities])
    builder.decideViewTransition = { _, _ in transition }
    cities.cities.swapAt(0, 2)
    cities.cities[0].name = "Biel"
    builder.updateIfNeeded()
    #expect(stage.texts == ["Biel", "Oslo", "Rome"])
  }

  @Test("sizes are those of the provider, or else those of the layout")
  func sizes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let stage = CollectionStage(layout: layout)
    defer { stage.close() }
    let own = CityProvider(["own"])
    own.itemSize = CGSize(width: 200, height: 20)
    let standard = CityProvider(["standard"])
    standard.itemSize = nil
    let custom = UniqueCustomCollectionViewProvider()
    custom.itemSize = { CGSize(width: $0.bounds.width - 20, height: 33) }
    stage.collectionView.flix.build([own, standard, custom])
    #expect(stage.cell(0)?.frame.size == CGSize(width: 200, height: 20))
    #expect(stage.cell(0)?.frame.minX == 6)
    #expect(stage.cell(1)?.frame.size == CGSize(width: 70, height: 60))
    #expect(stage.cell(2)?.frame.size == CGSize(width: 370, height: 33))
  }

  @Test("what the delegate says of insets and spacing holds, and it hears what the form has no use for")
  func forwarding() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets {
        UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
      }
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        log.append("display \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item == 0
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if log.last != "scroll" { log.append("scroll") }
      }
    }
    let stage = CollectionStage()
    defer { stage.close() }
    let delegate = Delegate()
    stage.collectionView.delegate = delegate
    let cities = CityProvider(["Rome", "Oslo"])
    cities.itemSize = CGSize(width: 364, height: 700)
    let first = stage.collectionView.flix.build([cities])
    #expect(first.forwardingDelegate === delegate)
    let builder = stage.collectionView.flix.animatable.build([cities])
    #expect(builder.forwardingDelegate === delegate, "a form in place of another takes its delegate over")
    #expect(stage.cell(0)?.frame.origin == CGPoint(x: 12, y: 11))
    stage.select(0)
    stage.select(1)
    stage.collectionView.contentOffset.y = 100
    stage.collectionView.layoutIfNeeded()
    #expect(delegate.log.filter { !$0.hasPrefix("display") } == ["select 0", "scroll"])
    #expect(delegate.log.contains("display 0") && delegate.log.contains("display 1"))
    let scrolling = Delegate()
    builder.scrollViewDelegate = scrolling
    stage.collectionView.contentOffset.y = 0
    #expect(scrolling.log == ["scroll"])
    #expect(delegate.log.last != "scroll" || delegate.log.filter { $0 == "scroll" }.count == 1)
  }

  @Test("values without identity are shown by position")
  func plainProvider() {
    @MainActor final class Numbers: CollectionViewProvider {
      let state = CityProvider(["a", "b"])
      func createValues() -> [String] { state.cities.map(\.name) }
      func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: String) {
        cell.label.text = value
      }
    }
    let stage = CollectionStage()
    defer { stage.close() }
    let numbers = Numbers()
    let builder = stage.collectionView.flix.build([numbers])
    let cell = stage.cell(0)
    numbers.state.cities = CityProvider(["x", "y", "z"]).cities
    builder.updateIfNeeded()
    #expect(stage.texts == ["x", "y", "z"])
    #expect(stage.cell(0) === cell)
  }

  @Test("a provider that chooses its cells gets a new one for a changed value")
  func multiNodeProvider() {
    @MainActor final class Mixed: AnimatableCollectionViewMultiNodeProvider {
      let state = CityProvider(["a", "B"])
      func createValues() -> [City] { state.cities }
      func register(_ collectionView: UICollectionView) {
        collectionView.register(LabelCell.self, forCellWithReuseIdentifier: _flix_identity + "lower")
        collectionView.register(LabelCell.self, forCellWithReuseIdentifier: _flix_identity + "upper")
      }
      func configureCell(
        _ collectionView: UICollectionView,
        indexPath: IndexPath,
        value: City
      ) -> UICollectionViewCell {
        let kind = value.name.lowercased() == value.name ? "lower" : "upper"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: _flix_identity + kind, for: indexPath)
        (cell as? LabelCell)?.label.text = value.name
        return cell
      }
    }
    let stage = CollectionStage()
    defer { stage.close() }
    let mixed = Mixed()
    let builder = stage.collectionView.flix.animatable.build([mixed])
    mixed.state.cities[0].name = "A"
    mixed.state.cities.swapAt(0, 1)
    builder.updateIfNeeded()
    #expect(stage.texts == ["B", "A"])
    #expect(stage.cell(1)?.reuseIdentifier == mixed._flix_identity + "upper")
  }

  @Test("an empty section is not there if it is animatable, and is there if not")
  func emptySections() {
    let stage = CollectionStage()
    defer { stage.close() }
    stage.collectionView.flix.build([
      CollectionViewSectionProvider(providers: []), AnimatableCollectionViewSectionProvider(providers: []),
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])]),
    ])
    #expect(stage.counts == [0, 1])
  }

  @Test("describes the tree of the form, and its nodes")
  func nodes() {
    let stage = CollectionStage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let builder = stage.collectionView.flix.animatable.build([CityProvider(["first"]), cities])
    let node = builder.identifiableNode(at: IndexPath(item: 2, section: 0))
    #expect(node.providerIdentity == cities._flix_identity)
    #expect((node.value as? City)?.name == "Oslo")
    #expect(node.providerStartIndexPath == IndexPath(item: 1, section: 0))
    #expect(node.providerEndIndexPath == IndexPath(item: 2, section: 0))
    #expect(builder.firstIndexPath(of: cities) == IndexPath(item: 1, section: 0))
    #expect(builder.debugDescription.hasPrefix("AnimatableCollectionViewBuilder with 1 sections\n"))
    #expect(builder.debugDescription.contains("\(cities._flix_identity): 2 nodes"))
  }
}
