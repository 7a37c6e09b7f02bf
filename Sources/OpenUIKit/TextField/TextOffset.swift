import Foundation

/// A place in the text of a view, counted from its beginning.
@MainActor
final class TextOffset: UITextPosition {
  /// The UTF-16 units before the place.
  nonisolated let units: Int

  init(_ units: Int) {
    self.units = units
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.units == units }
  nonisolated override var hash: Int { units }
}
