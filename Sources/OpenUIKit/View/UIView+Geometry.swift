import CGTK
import Foundation

extension UIView {
  /// Converts a point from this view's coordinates to another's.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of this view, in points.
  ///   - view: A view in the same window; `nil` for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = rootOffset
    let other = (view ?? window)?.rootOffset ?? .zero
    return CGPoint(x: point.x + root.x - other.x, y: point.y + root.y - other.y)
  }

  /// Converts a point from another view's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of `view`, in points.
  ///   - view: A view in the same window; `nil` for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let root = rootOffset
    let other = (view ?? window)?.rootOffset ?? .zero
    return CGPoint(x: point.x + other.x - root.x, y: point.y + other.y - root.y)
  }

  /// Converts a rectangle from this view's coordinates to another's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of this view, in points.
  ///   - view: A view in the same window; `nil` for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of `view`, in points.
  ///   - view: A view in the same window; `nil` for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of this view's coordinates lies in those of the root of its tree.
  private var rootOffset: CGPoint {
    var offset = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let parent = view.superview {
      offset.x += view.storedFrame.minX - parent.boundsOrigin.x
      offset.y += view.storedFrame.minY - parent.boundsOrigin.y
      view = parent
    }
    // The chain above subtracted the ancestors' bounds origins, this view's own included once.
    return offset
  }

  final func setFrame(_ frame: CGRect, fromConstraints: Bool) {
    guard frame != storedFrame else { return }
    UIView.checkFinite(frame, of: type(of: self))
    let oldSize = storedFrame.size
    if frame.size != oldSize { sizeWillChange(to: frame.size) }
    ViewAnimation.current?.willMove(self)
    storedFrame = frame
    superview?.setNeedsAllocation()
    if frame.size != oldSize { sizeDidChange(from: oldSize) }
    if !fromConstraints { layoutGeometryDidChange() }
  }

  final func setBounds(_ bounds: CGRect) {
    if bounds.size != storedFrame.size {
      let frame = CGRect(
        x: storedFrame.midX - bounds.width / 2,
        y: storedFrame.midY - bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
      setFrame(frame, fromConstraints: false)
    }
    if bounds.origin != boundsOrigin {
      precondition(
        bounds.origin.x.isFinite && bounds.origin.y.isFinite,
        "CALayer bounds contains NaN or infinity: \(bounds) in \(Swift.type(of: self))."
      )
      boundsOrigin = bounds.origin
      setNeedsAllocation()
    }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    markNeedsLayout()
    setNeedsDisplay()
    resizeSubviews(from: oldSize)
  }

  static func checkFinite(_ rect: CGRect, of type: UIView.Type) {
    precondition(
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite && rect.height.isFinite,
      "CALayer position contains NaN or infinity: \(rect) in \(type)."
    )
  }

  /// Asks GTK to place the widgets of the subviews again; sizes above are not touched.
  final func setNeedsAllocation() {
    gtk_widget_queue_allocate(contentWidget)
  }

  /// Places the widgets of the subviews.
  ///
  /// - Parameter origin: The point of this view's coordinates that stands at the widget's top left corner.
  final func allocateSubviews(in origin: CGPoint) {
    for subview in subviews where subview.isInLayoutTree {
      let frame = subview.storedFrame
      let x = frame.minX - origin.x
      let y = frame.minY - origin.y
      // Rounded edges, so that neighbours neither overlap nor leave a gap.
      let left = x.rounded()
      let top = y.rounded()
      var point = graphene_point_t(
        x: (left + subview.renderOffset.x).widgetPosition,
        y: (top + subview.renderOffset.y).widgetPosition
      )
      gtk_widget_allocate(
        subview.gtkWidget,
        ((x + frame.width).rounded() - left).widgetLength,
        ((y + frame.height).rounded() - top).widgetLength,
        -1,
        gsk_transform_translate(nil, &point)
      )
    }
  }

}
