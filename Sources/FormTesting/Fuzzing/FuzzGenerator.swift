/// Makes forms and transitions at random.
package struct FuzzGenerator {
  private static let sectionIDs = 0..<9
  private static let providerIDs = 0..<24
  private static let deepestGroup = 2

  private var random: SeededGenerator
  private let repeatsIdentities: Bool

  /// Creates a generator.
  ///
  /// - Parameter repeatsIdentities: Whether a provider may have several values of one identity.
  package init(seed: UInt64, repeatsIdentities: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.repeatsIdentities = repeatsIdentities
  }

  /// A case of some transitions.
  package mutating func makeCase(stepCount: Int) -> FuzzCase {
    var form = makeForm()
    var result = FuzzCase(initial: form, steps: [])
    for _ in 0..<stepCount {
      let middle = chance(0.1) ? changed(form) : nil
      form = changed(middle ?? form)
      var step = FuzzCase.Step(form: form, middle: middle)
      if chance(0.15) {
        form = changed(form)
        step.during = form
      }
      result.steps.append(step)
    }
    return result
  }

  // MARK: Forms

  private mutating func makeForm() -> FuzzForm {
    var form = FuzzForm()
    for _ in 0..<number(0...4) { insertSection(in: &form) }
    for _ in 0..<number(0...8) { insertProvider(in: &form) }
    return form
  }

  private mutating func insertSection(in form: inout FuzzForm) {
    guard let id = unused(Self.sectionIDs, among: form.sections.map(\.id)) else { return }
    var section = FuzzSection(id: id)
    section.isHidden = chance(0.2)
    if chance(0.3) { section.header.value = TestValue(id: -1 - id) }
    if chance(0.2) { section.footer.value = TestValue(id: -101 - id) }
    form.sections.insert(section, at: number(0...form.sections.count))
  }

  private mutating func insertProvider(in form: inout FuzzForm) {
    guard let id = unused(Self.providerIDs, among: form.providerIDs), form.containerCount > 0 else { return }
    var provider = FuzzProvider(id: id)
    if provider.kind != .recreated { provider.isHidden = chance(0.2) }
    if provider.kind != .group { provider.values = (0..<number(0...5)).map { self.value($0, of: id) } }
    insert(provider, in: &form)
  }

  private mutating func insert(_ provider: FuzzProvider, in form: inout FuzzForm) {
    let place = number(0...99)
    form.withContainer(number(0...(form.containerCount - 1))) { members, depth in
      // What does not fit there goes to the end of the first section.
      guard provider.kind != .group || depth < Self.deepestGroup else { return }
      members.insert(provider, at: place % (members.count + 1))
    }
    if !form.providerIDs.contains(provider.id) { form.sections[0].providers.append(provider) }
  }

  // MARK: Changes

  private mutating func changed(_ form: FuzzForm) -> FuzzForm {
    if chance(0.03) { return makeForm() }
    var form = form
    for _ in 0..<number(1...4) { change(&form) }
    return form
  }

  private mutating func change(_ form: inout FuzzForm) {
    switch number(0...17) {
    case 0...5: changeValues(in: &form)
    case 6, 7: changeProvider(in: &form) { if $0.kind != .recreated { $0.isHidden.toggle() } }
    case 8: if let index = anySection(of: form) { form.sections[index].isHidden.toggle() }
    case 9, 10: insertProvider(in: &form)
    case 11: _ = takeProvider(from: &form)
    case 12: if let provider = takeProvider(from: &form) { insert(provider, in: &form) }
    case 13: reorder(&form)
    case 14: insertSection(in: &form)
    case 15: if let index = anySection(of: form) { form.sections.remove(at: index) }
    case 16: changeSections(in: &form)
    default: changePart(in: &form)
    }
  }

  private mutating func changeValues(in form: inout FuzzForm) {
    guard let id = form.providerIDs.randomElement(using: &random), var provider = form.provider(id),
      provider.kind != .group
    else { return }
    for _ in 0..<number(1...3) { changeValues(of: &provider) }
    if !repeatsIdentities {
      var seen: Set<Int> = []
      provider.values.removeAll { !seen.insert($0.id).inserted }
    }
    form.withProvider(id) { $0 = provider }
  }

  private mutating func changeValues(of provider: inout FuzzProvider) {
    let count = provider.values.count
    let place = number(0...max(0, count - 1))
    switch number(0...8) {
    case 0, 1: provider.values.insert(value(number(0...9), of: provider.id), at: number(0...count))
    case 2 where count > 0: provider.values.remove(at: place)
    case 3...4 where count > 0: provider.values[place].version += 1
    case 5 where count > 1: provider.values.insert(provider.values.remove(at: place), at: number(0...(count - 1)))
    case 6: provider.values.shuffle(using: &random)
    case 7:
      let length = chance(0.1) ? 60 : number(0...8)
      provider.values = (0..<length).map { self.value($0, of: provider.id) }
    case 8 where count > 0: provider.values.append(provider.values[place])
    default: provider.values.insert(value(count % FuzzProvider.valueLimit, of: provider.id), at: 0)
    }
  }

  private mutating func reorder(_ form: inout FuzzForm) {
    guard form.containerCount > 0 else { return }
    let isRotation = chance(0.5)
    let place = number(0...99)
    var shuffling = random
    form.withContainer(number(0...(form.containerCount - 1))) { members, _ in
      if isRotation, let last = members.popLast() {
        members.insert(last, at: place % (members.count + 1))
      } else {
        members.shuffle(using: &shuffling)
      }
    }
  }

  private mutating func changeSections(in form: inout FuzzForm) {
    guard let index = anySection(of: form) else { return }
    switch number(0...3) {
    case 0: form.sections.shuffle(using: &random)
    case 1: form.sections.insert(form.sections.remove(at: index), at: number(0...form.sections.count))
    case 2: form.sections.reverse()
    default:
      // Another section takes the providers over.
      if let id = unused(Self.sectionIDs, among: form.sections.map(\.id)) { form.sections[index].id = id }
    }
  }

  private mutating func changePart(in form: inout FuzzForm) {
    guard let index = anySection(of: form) else { return }
    let isHeader = chance(0.6)
    let path = isHeader ? \FuzzSection.header : \FuzzSection.footer
    let id = (isHeader ? -1 : -101) - form.sections[index].id
    switch number(0...2) {
    case 0: form.sections[index][keyPath: path].isHidden.toggle()
    case 1: form.sections[index][keyPath: path].value?.version += 1
    default:
      let isThere = form.sections[index][keyPath: path].value != nil
      form.sections[index][keyPath: path].value = isThere ? nil : TestValue(id: id)
    }
  }

  // MARK: Choices

  private mutating func changeProvider(in form: inout FuzzForm, _ body: (inout FuzzProvider) -> Void) {
    guard let id = form.providerIDs.randomElement(using: &random) else { return }
    form.withProvider(id, body)
  }

  private mutating func takeProvider(from form: inout FuzzForm) -> FuzzProvider? {
    form.providerIDs.randomElement(using: &random).flatMap { form.remove($0) }
  }

  private mutating func anySection(of form: FuzzForm) -> Int? {
    form.sections.indices.randomElement(using: &random)
  }

  private mutating func unused(_ ids: Range<Int>, among used: [Int]) -> Int? {
    ids.filter { !used.contains($0) }.randomElement(using: &random)
  }

  private func value(_ number: Int, of provider: Int) -> TestValue {
    TestValue(id: provider * FuzzProvider.valueLimit + number)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }
}
