import Flix
import Foundation
import Gallery

/// The program: reads the command line, then shows or draws what it asks for.
@main
enum FlixGallery {
  static func main() {
    let command: Command
    do throws(Command.Mistake) {
      command = try Command(Array(CommandLine.arguments.dropFirst()), pages: GalleryPage.allCases.map(\.rawValue))
    } catch {
      fail(error.description)
    }
    switch command {
    case .help: print(Command.usage)
    case .list: print(GalleryPage.allCases.map(\.rawValue).joined(separator: "\n"))
    case .open(let page, let dark, let rightToLeft):
      run(page, style: Style(scheme: dark ? .dark : .desktop, isRightToLeft: rightToLeft), picture: nil)
    case .firstFrame(let page):
      AppDelegate.endsWithFirstFrame = true
      run(page, style: Style(), picture: nil)
    case .screenshot(let page, let picture): draw(page, picture)
    }
  }

  /// Ends the program as a mistake in the command line does: one line, status 2.
  static func fail(_ message: String) -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("flix-gallery: \(line)\n".utf8))
    exit(2)
  }

  private static func draw(_ page: String?, _ picture: Command.Picture) {
    // A display of one's own, also where there is one: nothing flashes up, and every desktop gives the same picture.
    let room = 200
    let display = HeadlessDisplay.start(width: picture.width + room, height: picture.height + room)
    let independence = ["GSETTINGS_BACKEND": "memory", "ADW_DISABLE_PORTAL": "1", "GTK_A11Y": "none"]
    for (name, value) in independence.merging(display?.environment ?? [:], uniquingKeysWith: { $1 }) {
      setenv(name, value, 1)
    }
    if display != nil { unsetenv("WAYLAND_DISPLAY") }
    let style = Style(scheme: picture.dark ? .dark : .light, isRightToLeft: picture.rightToLeft)
    run(page, style: style, picture: picture)
    display?.stop()
    if let failure = AppDelegate.failure { fail(failure) }
  }

  private static func run(_ page: String?, style: Style, picture: Command.Picture?) {
    AppDelegate.page = page.flatMap(GalleryPage.init(rawValue:))
    AppDelegate.style = style
    AppDelegate.picture = picture
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
  }
}
