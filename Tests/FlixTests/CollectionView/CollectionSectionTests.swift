import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Headers and footers of a collection view", .serialized)
struct CollectionSectionTests {
  private func header(_ height: CGFloat? = nil) -> UniqueCustomCollectionViewSectionProvider {
    let header = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: .header)
    if let height { header.sectionSize = { CGSize(width: $0.bounds.width, height: height) } }
    return header
  }

  @Test("have the sizes they were given, and none takes no space")
  func sizes() {
    let stage = CollectionStage()
    defer { stage.close() }
    stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])], headerProvider: header(50)),
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Oslo"])], headerProvider: header(0)),
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Bern"])]),
    ])
    #expect(stage.header(0)?.frame.height == 50)
    #expect(stage.header(1) == nil)
    #expect(stage.header(2) == nil)
    #expect(stage.cell(0, 0)?.frame.minY == 50)
    #expect(stage.cell(0, 1)?.frame.minY == 90)
    #expect(stage.cell(0, 2)?.frame.minY == 130)
  }

  @Test("one without a size is as high as its content")
  func fitting() {
    let stage = CollectionStage()
    defer { stage.close() }
    let header = header()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -5),
      view.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 22),
    ])
    stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])], headerProvider: header)
    ])
    #expect(stage.header()?.frame.height == 37)
    #expect(view.window === stage.window)
  }

  @Test("a text is shown, changes in its view, tears down no item, and takes no space when it is nil")
  func text() async throws {
    let stage = CollectionStage()
    defer { stage.close() }
    let title = TextCollectionViewSectionProvider(collectionElementKindSection: .header, text: "Cities")
    let cities = CityProvider(["Rome"])
    let builder = stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [cities], headerProvider: title)
    ])
    let view = try #require(stage.header())
    let height = view.frame.height
    #expect(height > 20 && height < 50)
    #expect(view.firstLabel?.text == "Cities")
    let cell = stage.cell(0)
    title.text = "Towns\nand villages"
    builder.updateIfNeeded()
    #expect(stage.header() === view)
    #expect(view.firstLabel?.text == "Towns\nand villages")
    #expect(view.frame.height > height + 10)
    title.text = nil
    builder.updateIfNeeded()
    try await waitFor("the header to be gone") { stage.header() == nil }
    #expect(stage.cell(0)?.frame.minY == 0)
    title.text = "Again"
    builder.updateIfNeeded()
    #expect(stage.header()?.firstLabel?.text == "Again")
    #expect(stage.cell(0)?.frame.minY == height)
    #expect(stage.cell(0) === cell)
    #expect(cities.configured == ["Rome"])
  }

  @Test("a text that grows or goes moves what is below it in a list, too")
  func textInList() async throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.footerMode = .supplementary
    let stage = CollectionStage(layout: UICollectionViewCompositionalLayout.list(using: list))
    defer { stage.close() }
    let footer = TextCollectionViewSectionProvider(collectionElementKindSection: .footer, text: "Short")
    let builder = stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])], footerProvider: footer),
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Oslo"])]),
    ])
    let cell = try #require(stage.cell(0, 1))
    let top = cell.frame.minY
    footer.text = Array(repeating: "A long text", count: 20).joined(separator: " ")
    builder.updateIfNeeded()
    #expect(stage.cell(0, 1) === cell)
    let height = cell.frame.minY
    #expect(height > top + 40)
    footer.text = nil
    builder.updateIfNeeded()
    stage.collectionView.layoutIfNeeded()
    #expect(cell.frame.minY < top - 20)
    footer.text = "Short"
    builder.updateIfNeeded()
    stage.collectionView.layoutIfNeeded()
    #expect(cell.frame.minY == top)
  }

  @Test("can be hidden, with a background of its own")
  func hiding() async throws {
    let stage = CollectionStage()
    defer { stage.close() }
    let header = header(30)
    let background = UIView()
    header.backgroundView = background
    let builder = stage.collectionView.flix.animatable.build([
      AnimatableCollectionViewSectionProvider(providers: [CityProvider(["Rome"])], headerProvider: header)
    ])
    let view = try #require(stage.header())
    view.layoutIfNeeded()
    #expect(background.frame.size == view.bounds.size)
    #expect(view.subviews.first === background)
    header.isHidden = true
    builder.updateIfNeeded()
    try await waitFor("the header to be gone") { stage.header() == nil }
    #expect(stage.cell(0)?.frame.minY == 0)
    header.isHidden = false
    builder.updateIfNeeded()
    #expect(stage.header() != nil)
    #expect(header.contentView.window === stage.window)
  }
}

extension UIView {
  /// The first label inside, depth first.
  fileprivate var firstLabel: UILabel? {
    for view in subviews {
      if let label = view as? UILabel ?? view.firstLabel { return label }
    }
    return nil
  }
}
