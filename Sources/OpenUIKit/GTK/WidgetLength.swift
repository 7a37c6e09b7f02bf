import CGTK
import Foundation

nonisolated extension CGFloat {
  /// GTK counts in integers of 32 bits and adds them up, so that lengths and places far beyond any screen are cut.
  private static let widgetLimit: CGFloat = 1e8

  /// The length as a GTK widget can have it, in whole points.
  var widgetLength: gint { gint(Swift.min(Swift.max(rounded(), 0), CGFloat.widgetLimit)) }

  /// The place as a GTK widget can have it, in points.
  var widgetPosition: Float { Float(Swift.min(Swift.max(self, -CGFloat.widgetLimit), CGFloat.widgetLimit)) }
}

nonisolated extension graphene_rect_t {
  /// The rectangle as GTK draws it, its places and lengths cut where they are beyond any screen.
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: rect.minX.widgetPosition, y: rect.minY.widgetPosition),
      size: graphene_size_t(width: rect.width.widgetPosition, height: rect.height.widgetPosition)
    )
  }
}
