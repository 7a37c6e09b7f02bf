import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Activity indicators", .serialized)
@MainActor
struct UIActivityIndicatorViewTests {
  init() { _ = GTKStartup.done }

  @Test("An indicator is hidden while it stands still, unless told otherwise")
  func hiding() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    let widget = OpaquePointer(try #require(indicator.nativeWidget))
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    #expect(gtk_spinner_get_spinning(widget) != 0)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    #expect(gtk_spinner_get_spinning(widget) == 0)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("A style has its size", arguments: [(UIActivityIndicatorView.Style.medium, 20), (.large, 37)])
  func sizes(_ style: UIActivityIndicatorView.Style, _ side: CGFloat) {
    let indicator = UIActivityIndicatorView(style: style)
    #expect(indicator.bounds.size == CGSize(width: side, height: side))
    #expect(indicator.intrinsicContentSize == indicator.bounds.size)
  }

  @Test("The wheel has the color it is given")
  func color() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.color = .red
    let context = try #require(gtk_widget_get_style_context(indicator.nativeWidget))
    var color = GdkRGBA()
    gtk_style_context_get_color(context, &color)
    #expect(RGBA(color) == RGBA(1, 0, 0))
  }
}
