import CGTK
import Foundation

extension MetatypeInitializer {
  /// Creates a cell of a class with `init(style:reuseIdentifier:)`.
  static func makeCell(
    of type: UITableViewCell.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> UITableViewCell {
    let words = consumedWords(of: reuseIdentifier)
    let object = cgtk_swift_make_cell(pointer(to: type), UInt8(style.rawValue), words.0, words.1)
    guard let object else { preconditionFailure("\(type) could not be created.") }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates a header or footer of a class with `init(reuseIdentifier:)`.
  static func makeHeaderFooterView(
    of type: UITableViewHeaderFooterView.Type,
    reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let words = consumedWords(of: reuseIdentifier)
    let object = cgtk_swift_make_header_footer_view(pointer(to: type), words.0, words.1)
    guard let object else { preconditionFailure("\(type) could not be created.") }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }

  /// A class as C sees it: the pointer to its metadata.
  private static func pointer(to type: AnyClass) -> UnsafeRawPointer {
    // A metatype of a class is nothing but that pointer, and the language has no other way to it.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The two words of an optional string, with a reference of their own that the callee gives up: an initializer owns
  /// its arguments.
  private static func consumedWords(of string: String?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    box.initialize(to: string)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).loadUnaligned(as: (UInt, UInt).self)
  }
}
