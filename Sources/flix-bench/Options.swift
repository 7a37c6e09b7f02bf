/// What the command line asks for.
struct Options {
  struct Invalid: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    usage: flix-bench [--quick] [--filter CASE] [--json FILE] [--markdown FILE] [--with FILE]

      --quick          measure for less than a minute in all
      --filter CASE    measure only cases whose name, size or workload contains CASE
      --json FILE      write the results as a list of records
      --markdown FILE  write the results as a document
      --with FILE      take records from another run into the document, such as those of flix-view-bench
    """

  var isQuick = false
  var filter: String?
  var json: String?
  var markdown: String?
  var with: String?
  var wantsHelp = false

  init(arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Invalid(description: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--filter": filter = try value(of: argument)
      case "--json": json = try value(of: argument)
      case "--markdown": markdown = try value(of: argument)
      case "--with": with = try value(of: argument)
      case "--help", "-h": wantsHelp = true
      default: throw Invalid(description: "unknown argument \(argument)\n\(Self.help)")
      }
    }
  }
}
