import CGTK
import Foundation

extension Signal {
  /// Runs a closure before text is inserted into a GtkEditable.
  ///
  /// - Parameter handler: Gets the text and where it goes, in scalars; it may change where the text is said to end.
  @discardableResult
  static func connectInsertText(
    _ editable: UnsafeMutableRawPointer,
    _ handler: @escaping @MainActor (_ text: String, _ position: UnsafeMutablePointer<gint>) -> Void
  ) -> UInt {
    typealias Handler = @MainActor (String, UnsafeMutablePointer<gint>) -> Void
    let function:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, UnsafeMutableRawPointer?
      ) -> Void = { _, text, length, position, data in
        guard let text, let position else { return }
        let count = length < 0 ? strlen(text) : Int(length)
        let string = UnsafeRawBufferPointer(start: text, count: count).withMemoryRebound(to: UInt8.self) {
          String(decoding: $0, as: UTF8.self)
        }
        Box<Handler>.of(data)?(string, position)
      }
    return attach(editable, "insert-text", Box(handler), unsafeBitCast(function, to: GCallback.self), swapped: false)
  }

  /// Runs a closure before text is deleted from a GtkEditable.
  ///
  /// - Parameter handler: Gets where the text begins and ends, in scalars; a negative end is that of the whole text.
  @discardableResult
  static func connectDeleteText(
    _ editable: UnsafeMutableRawPointer,
    _ handler: @escaping @MainActor (_ start: Int, _ end: Int) -> Void
  ) -> UInt {
    typealias Handler = @MainActor (Int, Int) -> Void
    let function: @convention(c) (UnsafeMutableRawPointer?, gint, gint, UnsafeMutableRawPointer?) -> Void = {
      _,
      start,
      end,
      data in
      Box<Handler>.of(data)?(Int(start), Int(end))
    }
    return attach(editable, "delete-text", Box(handler), unsafeBitCast(function, to: GCallback.self), swapped: false)
  }
}
