import Foundation

/// A form and the transitions it goes through.
package struct FuzzCase: Codable, Equatable, Sendable {
  /// One transition.
  package struct Step: Codable, Equatable, Sendable {
    /// The form after the transition.
    package var form: FuzzForm
    /// A state on the way there, if the transition is a group of two.
    package var middle: FuzzForm?
    /// What the form is told to become while the first batch is applied.
    package var during: FuzzForm?

    package init(form: FuzzForm, middle: FuzzForm? = nil, during: FuzzForm? = nil) {
      self.form = form
      self.middle = middle
      self.during = during
    }
  }

  package var initial: FuzzForm
  package var steps: [Step]

  package init(initial: FuzzForm, steps: [Step]) {
    self.initial = initial
    self.steps = steps
  }

  /// Reads a case from a file.
  package init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(FuzzCase.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the case to a file.
  package func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
