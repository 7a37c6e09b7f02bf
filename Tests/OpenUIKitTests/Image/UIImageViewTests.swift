import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Image views", .serialized)
@MainActor
struct UIImageViewTests {
  init() { _ = GTKStartup.done }

  private func image(width: Int = 20, height: Int = 10, _ color: RGBA = RGBA(1, 0, 0)) throws -> UIImage {
    try #require(UIImage(data: try ResourceFolder.png(width: width, height: height, color)))
  }

  @Test("A view has the size of its image")
  func sizes() throws {
    let view = UIImageView(image: try image())
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("Each content mode puts the image in its place")
  func contentModes() throws {
    let places: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 60)),
      (.scaleAspectFit, CGRect(x: 0, y: 15, width: 60, height: 30)),
      (.scaleAspectFill, CGRect(x: -30, y: 0, width: 120, height: 60)),
      (.redraw, CGRect(x: 0, y: 0, width: 60, height: 60)),
      (.center, CGRect(x: 20, y: 25, width: 20, height: 10)),
      (.top, CGRect(x: 20, y: 0, width: 20, height: 10)),
      (.bottom, CGRect(x: 20, y: 50, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
      (.right, CGRect(x: 40, y: 25, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, CGRect(x: 40, y: 0, width: 20, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 50, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 40, y: 50, width: 20, height: 10)),
    ]
    let view = UIImageView(image: try image())
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    for (mode, place) in places {
      view.contentMode = mode
      #expect(mode.rect(for: CGSize(width: 20, height: 10), in: view.bounds) == place)
      #expect(Drawing(of: view).inkBounds == place.intersection(view.bounds))
    }
  }

  @Test("A drawing is stretched like any other image")
  func stretchedDrawing() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#f00"/></svg>
      """
    let view = UIImageView(image: try #require(UIImage(data: Data(svg.utf8))))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(Drawing(of: view).inkBounds == view.bounds)
    view.contentMode = .scaleAspectFit
    #expect(Drawing(of: view).inkBounds == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  @Test("A template takes the tint of its view, another image does not")
  func tint() throws {
    let view = UIImageView(image: try image().withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    #expect(Drawing(of: view).color(x: 10, y: 5) == RGBA(0, 0, 1))
    view.image = try image()
    #expect(Drawing(of: view).color(x: 10, y: 5) == RGBA(1, 0, 0))
    view.image = try image().withTintColor(.green)
    #expect(Drawing(of: view).color(x: 10, y: 5) == RGBA(0, 1, 0))
  }

  @Test("The highlighted image is shown in the highlighted state")
  func highlighted() throws {
    let view = UIImageView(image: try image(), highlightedImage: try image(RGBA(0, 0, 1)))
    #expect(Drawing(of: view).color(x: 1, y: 1) == RGBA(1, 0, 0))
    view.isHighlighted = true
    #expect(Drawing(of: view).color(x: 1, y: 1) == RGBA(0, 0, 1))
  }

  @Test("An image without a picture draws nothing")
  func emptyImage() {
    let view = UIImageView(image: UIImage())
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Drawing(of: view).inkBounds == nil)
  }

  @Test("An image that follows reading is mirrored from right to left")
  func mirrored() throws {
    let view = UIImageView(image: try #require(UIImage(systemName: "chevron.forward")))
    view.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    let drawing = Drawing(of: view)
    view.semanticContentAttribute = .forceRightToLeft
    let mirrored = Drawing(of: view)
    #expect(drawing.ink > 0)
    for y in 0..<64 {
      for x in 0..<64 { #expect(abs(drawing.color(x: x, y: y).alpha - mirrored.color(x: 63 - x, y: y).alpha) < 0.05) }
    }
  }
}
