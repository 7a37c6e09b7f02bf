/// What the command line asks for.
struct Options {
  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    usage: flix-fuzz [--seed N] [--count N] [--view] [--replay FILE]

      --seed N       repeat the transitions of a seed that was printed; by default each run has its own
      --count N      the number of transitions, 20000 by default
      --view         show the forms in real table and collection views; needs a display
      --replay FILE  repeat a failure that was written to a file
    """

  var seed = UInt64.random(in: 0..<1_000_000_000)
  var count = 20_000
  var usesView = false
  var replay: String?
  var wantsHelp = false

  init(arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Invalid(description: "\(option) needs a value") }
      return value
    }
    func number<Number: FixedWidthInteger>(of option: String) throws -> Number {
      let text = try value(of: option)
      guard let number = Number(text), number >= 0 else {
        throw Invalid(description: "\(option) needs a number, not \(text)")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = try number(of: argument)
      case "--count": count = try number(of: argument)
      case "--view": usesView = true
      case "--replay": replay = try value(of: argument)
      case "--help", "-h": wantsHelp = true
      default: throw Invalid(description: "unknown argument \(argument)\n\(Self.help)")
      }
    }
  }
}
