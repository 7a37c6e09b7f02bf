import CGTK
import Foundation

/// The part of a view that holds the shape of its outline: corners and border.
@MainActor
open class CALayer: NSObject {
  /// Creates a layer.
  public override init() {
    super.init()
  }

  weak var view: UIView?

  /// The radius of the rounded corners, in points; it shapes the background, and the content with `masksToBounds`.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { view?.setNeedsDisplay() } }
  }

  /// The corners that `cornerRadius` rounds; all of them by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { if maskedCorners != oldValue { view?.setNeedsDisplay() } }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { view?.setNeedsDisplay() } }
  }

  /// The colour of the border; black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { view?.setNeedsDisplay() }
  }

  /// Whether content and subviews are cut off at the outline.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }
  private var ownMasksToBounds = false

  func makeOutline(_ outline: inout GskRoundedRect, rect: graphene_rect_t) {
    var rect = rect
    let limit = min(rect.size.width, rect.size.height) / 2
    let radius = min(Float(cornerRadius), limit)
    func corner(_ mask: CACornerMask) -> graphene_size_t {
      maskedCorners.contains(mask)
        ? graphene_size_t(width: radius, height: radius) : graphene_size_t(width: 0, height: 0)
    }
    var topLeft = corner(.layerMinXMinYCorner)
    var topRight = corner(.layerMaxXMinYCorner)
    var bottomRight = corner(.layerMaxXMaxYCorner)
    var bottomLeft = corner(.layerMinXMaxYCorner)
    gsk_rounded_rect_init(&outline, &rect, &topLeft, &topRight, &bottomRight, &bottomLeft)
  }

  func drawBorder(in snapshot: OpaquePointer, outline: inout GskRoundedRect) {
    guard borderWidth > 0, let borderColor else { return }
    let color = UIColor(cgColor: borderColor).resolvedRGBA
    let widths = [Float](repeating: Float(borderWidth), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }
}
