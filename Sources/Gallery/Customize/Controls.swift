import Flix
import Observation

/// The controls of a phone: those that a person has chosen, in the person's order, and the others.
@Observable
final class Controls {
  nonisolated struct Control: Equatable, Identifiable {
    let name: String
    var id: String { name }
    var icon: String { "control-" + name.lowercased().replacingOccurrences(of: " ", with: "-") }
  }

  private(set) var included: [Control]
  private let all: [Control]

  init(_ names: [String], including included: [String]) {
    all = names.sorted().map(Control.init)
    self.included = included.map(Control.init)
  }

  /// The controls that are not included, by name.
  var more: [Control] { all.filter { !included.contains($0) } }

  func include(_ control: Control) {
    included.append(control)
  }

  func exclude(_ control: Control) {
    included.removeAll { $0 == control }
  }

  func move(from source: Int, to destination: Int) {
    included.insert(included.remove(at: source), at: destination)
  }
}
