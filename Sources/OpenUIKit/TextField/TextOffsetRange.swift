import Foundation

/// A part of the text of a view, counted from its beginning.
@MainActor
final class TextOffsetRange: UITextRange {
  /// The part in UTF-16 units.
  nonisolated let units: NSRange

  init(_ units: NSRange) {
    self.units = units
    super.init()
  }

  override var start: UITextPosition { TextOffset(units.lowerBound) }
  override var end: UITextPosition { TextOffset(units.upperBound) }
  override var isEmpty: Bool { units.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.units == units }
  nonisolated override var hash: Int { units.hashValue }
}
