import CGTK
import Foundation

/// One direction of a scroll view: the GtkAdjustment that GTK's scroll bars and kinetics work on.
@MainActor
final class ScrollAxis {
  private(set) var adjustment: UnsafeMutablePointer<GtkAdjustment>?
  private var handler: UInt = 0
  private var isConfiguring = false

  /// Called when GTK moved the value.
  var valueDidChange: (() -> Void)?

  /// The distance of the visible part from the start of the content, in points.
  var value: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

  /// Takes over the adjustment that a scrolled window gives, or lets the present one go.
  func adopt(_ new: UnsafeMutablePointer<GtkAdjustment>?) {
    guard new != adjustment else { return }
    release()
    guard let new else { return }
    g_object_ref_sink(new)
    adjustment = new
    handler = Signal.connect(new, "value-changed") { [weak self] in
      guard let self, !self.isConfiguring else { return }
      self.valueDidChange?()
    }
  }

  func release() {
    guard let adjustment else { return }
    Signal.disconnect(adjustment, handler)
    g_object_unref(adjustment)
    self.adjustment = nil
  }

  /// GTK takes no infinity, as which the length of a content may be given.
  private static func finite(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -1e15), 1e15)
  }

  /// Sets the range of values and where it stands, without reporting that as a movement.
  ///
  /// - Parameters:
  ///   - value: Where the visible part starts, in points.
  ///   - lower: The smallest value, in points.
  ///   - upper: The end of the content, in points.
  ///   - page: The extent of the visible part, in points.
  func configure(value: Double, lower: Double, upper: Double, page: Double) {
    guard let adjustment else { return }
    let (lower, page) = (ScrollAxis.finite(lower), ScrollAxis.finite(page))
    let upper = max(ScrollAxis.finite(upper), lower + page)
    let value = ScrollAxis.finite(value)
    guard
      gtk_adjustment_get_lower(adjustment) != lower || gtk_adjustment_get_upper(adjustment) != upper
        || gtk_adjustment_get_page_size(adjustment) != page || gtk_adjustment_get_value(adjustment) != value
    else { return }
    isConfiguring = true
    gtk_adjustment_configure(adjustment, value, lower, upper, page * 0.1, page * 0.9, page)
    isConfiguring = false
  }
}
