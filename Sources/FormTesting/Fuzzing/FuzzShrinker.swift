/// Makes a failing case smaller, as long as it fails.
@MainActor
package struct FuzzShrinker {
  private let fails: (FuzzCase) -> Bool
  private var runsLeft: Int

  /// Creates a shrinker.
  ///
  /// - Parameters:
  ///   - runs: How often a case may be tried.
  ///   - fails: Whether a case fails.
  package init(runs: Int = 5000, fails: @escaping (FuzzCase) -> Bool) {
    self.fails = fails
    runsLeft = runs
  }

  /// The smallest case found that fails.
  package mutating func shrink(_ failing: FuzzCase) -> FuzzCase {
    var best = failing
    var isSmaller = true
    while isSmaller, runsLeft > 0 {
      isSmaller = false
      for simplify in Self.simplifications(of: best) {
        var candidate = best
        simplify(&candidate)
        guard candidate != best else { continue }
        runsLeft -= 1
        if runsLeft < 0 { return best }
        if fails(candidate) {
          best = candidate
          isSmaller = true
        }
      }
    }
    return best
  }

  private typealias Simplification = (inout FuzzCase) -> Void

  private static func simplifications(of failing: FuzzCase) -> [Simplification] {
    var result: [Simplification] = []
    for index in failing.steps.indices.dropFirst().reversed() { result.append { $0.begin(with: index) } }
    for index in failing.steps.indices.reversed() { result.append { $0.drop(index) } }
    for index in failing.steps.indices {
      result.append { $0.change(index) { $0.middle = nil } }
      result.append { $0.change(index) { $0.during = nil } }
    }
    for id in Set(failing.forms.flatMap { $0.sections.map(\.id) }).sorted() {
      result.append { $0.changeForms { $0.sections.removeAll { $0.id == id } } }
      result.append { $0.changeSections(id) { $0.isHidden = false } }
      result.append { $0.changeSections(id) { $0.header = FuzzPart() } }
      result.append { $0.changeSections(id) { $0.footer = FuzzPart() } }
    }
    for id in Set(failing.forms.flatMap(\.providerIDs)).sorted() {
      result.append { $0.changeForms { _ = $0.remove(id) } }
      result.append { $0.changeForms { $0.withProvider(id) { $0.isHidden = false } } }
      result.append { $0.keepValues(of: id) }
      let values = failing.forms.flatMap { $0.provider(id)?.values ?? [] }
      for value in Set(values.map(\.id)).sorted() {
        result.append { $0.changeForms { $0.withProvider(id) { $0.values.removeAll { $0.id == value } } } }
      }
      result.append { $0.changeForms { $0.withProvider(id) { $0.values = $0.values.map { TestValue(id: $0.id) } } } }
    }
    return result
  }
}

extension FuzzCase {
  fileprivate var forms: [FuzzForm] {
    [initial] + steps.flatMap { [$0.middle, $0.form, $0.during].compactMap { $0 } }
  }

  /// Begins where the steps before one have led.
  fileprivate mutating func begin(with index: Int) {
    guard steps.indices.contains(index), index > 0 else { return }
    initial = steps[index - 1].during ?? steps[index - 1].form
    steps.removeFirst(index)
  }

  fileprivate mutating func drop(_ index: Int) {
    if steps.indices.contains(index) { steps.remove(at: index) }
  }

  fileprivate mutating func change(_ index: Int, _ body: (inout Step) -> Void) {
    if steps.indices.contains(index) { body(&steps[index]) }
  }

  fileprivate mutating func changeForms(_ body: (inout FuzzForm) -> Void) {
    body(&initial)
    for index in steps.indices {
      body(&steps[index].form)
      if var middle = steps[index].middle {
        body(&middle)
        steps[index].middle = middle
      }
      if var during = steps[index].during {
        body(&during)
        steps[index].during = during
      }
    }
  }

  fileprivate mutating func changeSections(_ id: Int, _ body: (inout FuzzSection) -> Void) {
    changeForms { form in
      for index in form.sections.indices where form.sections[index].id == id { body(&form.sections[index]) }
    }
  }

  /// Gives a provider the same values all the time.
  fileprivate mutating func keepValues(of id: Int) {
    guard let values = forms.lazy.compactMap({ $0.provider(id)?.values }).first else { return }
    changeForms { $0.withProvider(id) { $0.values = values } }
  }
}
