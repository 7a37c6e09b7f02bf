import Foundation

/// Reads the visual format language by recursive descent.
nonisolated struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  /// What is wrong with a format, and where.
  struct Failure: Error, CustomStringConvertible {
    let reason: String
    let format: String
    let position: Int

    var description: String {
      """
      Unable to parse constraint format:
      \(reason)
      \(format)
      \(String(repeating: " ", count: position))^
      """
    }
  }

  /// Takes a format apart.
  static func parse(_ format: String) throws(Failure) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.parseFormat()
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func parseFormat() throws(Failure) -> VisualFormat {
    var result = VisualFormat()
    if skip("H:") {
      result.axis = .horizontal
    } else if skip("V:") {
      result.axis = .vertical
    }
    if skip("|") { result.leadingGap = try parseGap() }
    result.items.append(try parseItem())
    while position < characters.count {
      let gap = try parseGap()
      if skip("|") {
        result.trailingGap = gap
        guard position == characters.count else { throw failure("Nothing may follow the superview's end.") }
        break
      }
      result.gaps.append(gap)
      result.items.append(try parseItem())
    }
    return result
  }

  private mutating func parseGap() throws(Failure) -> VisualFormat.Gap {
    guard skip("-") else { return .none }
    guard let next = peek, next != "[", next != "|" else { return .standard }
    let predicates = next == "(" ? try parsePredicateList() : [try parsePredicate(isBare: true)]
    guard skip("-") else { throw failure("Expected a '-' after a space.") }
    return .predicates(predicates)
  }

  private mutating func parseItem() throws(Failure) -> VisualFormat.Item {
    guard skip("[") else { throw failure("Expected a view, which begins with '['.") }
    let name = try parseName()
    let predicates = peek == "(" ? try parsePredicateList() : []
    guard skip("]") else { throw failure("Expected a ']' to end a view.") }
    return VisualFormat.Item(name: name, predicates: predicates)
  }

  private mutating func parsePredicateList() throws(Failure) -> [VisualFormat.Predicate] {
    guard skip("(") else { throw failure("Expected a '('.") }
    var result: [VisualFormat.Predicate] = []
    repeat {
      result.append(try parsePredicate(isBare: false))
    } while skip(",")
    guard skip(")") else { throw failure("Expected a ')'.") }
    return result
  }

  private mutating func parsePredicate(isBare: Bool) throws(Failure) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if !isBare {
      if skip(">=") {
        relation = .greaterThanOrEqual
      } else if skip("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = skip("==")
      }
    }
    let operand = try parseOperand()
    let priority = skip("@") ? try parseOperand() : nil
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority)
  }

  private mutating func parseOperand() throws(Failure) -> VisualFormat.Operand {
    guard let first = peek, first.isNumber || first == "." || (first == "-" && position + 1 < characters.count) else {
      return .name(try parseName())
    }
    let start = position
    position += 1
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      position = start
      throw failure("Expected a number.")
    }
    return .number(number)
  }

  private mutating func parseName() throws(Failure) -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    guard position > start, !characters[start].isNumber else { throw failure("Expected a name.") }
    return String(characters[start..<position])
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, characters[position..<end].elementsEqual(text) else { return false }
    position = end
    return true
  }

  private func failure(_ reason: String) -> Failure {
    Failure(reason: reason, format: String(characters), position: position)
  }
}
