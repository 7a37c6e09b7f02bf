import Foundation

/// What the command line asks for.
enum Command: Equatable {
  case help
  case list
  /// A page in a window, or the list of all pages.
  case open(page: String?, dark: Bool, rightToLeft: Bool)
  /// A page in a window that ends with its first frame.
  case firstFrame(page: String?)
  /// A picture of a page, or of the list of all pages.
  case screenshot(page: String?, Picture)

  /// A picture to draw: where it goes, its size in points and its style.
  struct Picture: Equatable {
    var path: String
    var width = 390
    var height = 844
    var dark = false
    var rightToLeft = false
  }

  /// The command line cannot be carried out; the message is a single line.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// The text of `--help`.
  static let usage = """
    usage: flix-gallery [PAGE] [--dark] [--rtl]
           flix-gallery [PAGE] --screenshot FILE [--size WIDTHxHEIGHT] [--dark] [--rtl]
           flix-gallery [PAGE] --first-frame
           flix-gallery --list

    Opens PAGE, or the list of all pages, in a window.

      --list                 print the pages' names and end
      --screenshot FILE      draw the page into a PNG file and end; no display is needed
      --size WIDTHxHEIGHT    the picture's size in points (390x844 without it)
      --dark                 the dark style instead of the desktop's
      --rtl                  from right to left, as Arabic and Hebrew are read
      --first-frame          print "first frame" when it is drawn and end, to time the start
      --help                 print this text and end
    """

  /// The largest side of a picture, in points.
  static let longestSide = 8192

  /// Reads a command line, without the program's name.
  ///
  /// - Parameter pages: the names of the pages there are.
  init(_ arguments: [String], pages: [String]) throws(Mistake) {
    var page: String?
    var path: String?
    var size: (width: Int, height: Int)?
    var dark = false
    var rightToLeft = false
    var listed = false
    var endsWithFirstFrame = false

    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list": listed = true
      case "--dark": dark = true
      case "--rtl": rightToLeft = true
      case "--first-frame": endsWithFirstFrame = true
      case "--screenshot": path = try Self.value(of: argument, from: &rest)
      case "--size": size = try Self.size(try Self.value(of: argument, from: &rest))
      case _ where argument.hasPrefix("-"): throw Mistake("unknown option '\(argument)'; --help lists the options")
      case _ where page != nil: throw Mistake("'\(argument)' is one page too many")
      case _ where !pages.contains(argument):
        throw Mistake("there is no page '\(argument)'; the pages are \(pages.joined(separator: ", "))")
      default: page = argument
      }
    }

    if listed {
      guard arguments == ["--list"] else { throw Mistake("--list stands alone") }
      self = .list
    } else if endsWithFirstFrame {
      guard path == nil, size == nil, !dark, !rightToLeft else {
        throw Mistake("--first-frame stands alone or with a page")
      }
      self = .firstFrame(page: page)
    } else if let path {
      try Self.checkPath(path)
      var picture = Picture(path: path, dark: dark, rightToLeft: rightToLeft)
      if let size { (picture.width, picture.height) = size }
      self = .screenshot(page: page, picture)
    } else if size != nil {
      throw Mistake("--size belongs to --screenshot")
    } else {
      self = .open(page: page, dark: dark, rightToLeft: rightToLeft)
    }
  }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw Mistake("\(option) needs a value") }
    return value
  }

  private static func size(_ text: String) throws(Mistake) -> (width: Int, height: Int) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...longestSide).contains(width), (1...longestSide).contains(height)
    else {
      throw Mistake("'\(text)' is no size; it is WIDTHxHEIGHT in points, as in 390x844, up to \(longestSide)")
    }
    return (width, height)
  }

  /// A path that cannot be written is found out before a window is made, not after.
  private static func checkPath(_ path: String) throws(Mistake) {
    let files = FileManager.default
    let folder = (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { throw Mistake("'\(path)' is a folder, not a file to write") }
      guard files.isWritableFile(atPath: path) else { throw Mistake("'\(path)' cannot be written") }
    } else if !files.fileExists(atPath: folder.isEmpty ? "." : folder, isDirectory: &isFolder) || !isFolder.boolValue {
      throw Mistake("there is no folder '\(folder)' to put the picture into")
    } else if !files.isWritableFile(atPath: folder.isEmpty ? "." : folder) {
      throw Mistake("the folder '\(folder)' cannot be written")
    }
  }
}
