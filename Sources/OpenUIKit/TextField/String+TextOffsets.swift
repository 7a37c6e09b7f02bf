import Foundation

// GTK counts the characters of a text in Unicode scalars, UIKit in UTF-16 units.
nonisolated extension String {
  /// The UTF-16 units before a place that is counted in scalars. O(n).
  func utf16Offset(ofScalar offset: Int) -> Int {
    var units = 0
    for scalar in unicodeScalars.prefix(Swift.max(0, offset)) { units += UTF16.width(scalar) }
    return units
  }

  /// The scalars before a place that is counted in UTF-16 units; one within a character counts as before it. O(n).
  func scalarOffset(ofUTF16 offset: Int) -> Int {
    var units = 0
    var scalars = 0
    for scalar in unicodeScalars {
      units += UTF16.width(scalar)
      guard units <= offset else { break }
      scalars += 1
    }
    return scalars
  }

  /// A part that is counted in scalars, in UTF-16 units.
  func utf16Range(ofScalars range: Range<Int>) -> NSRange {
    let start = utf16Offset(ofScalar: range.lowerBound)
    return NSRange(location: start, length: utf16Offset(ofScalar: range.upperBound) - start)
  }

  /// A part that is counted in UTF-16 units, in scalars.
  func scalarRange(ofUTF16 range: NSRange) -> Range<Int> {
    let start = scalarOffset(ofUTF16: range.lowerBound)
    return start..<Swift.max(start, scalarOffset(ofUTF16: range.upperBound))
  }
}
