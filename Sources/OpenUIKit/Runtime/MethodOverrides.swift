import CGTK

// Which of the base's methods the class of a controller replaces, as UIKit asks the runtime.
extension UITableViewController {
  final var overridesCommit: Bool {
    cgtk_swift_overrides_commit(UITableViewController.pointer(to: type(of: self)), UITableViewController.base) != 0
  }

  final var overridesMove: Bool {
    cgtk_swift_overrides_move(UITableViewController.pointer(to: type(of: self)), UITableViewController.base) != 0
  }

  private static var base: UnsafeRawPointer { pointer(to: UITableViewController.self) }

  /// A class as C sees it: the pointer to its metadata.
  private static func pointer(to type: AnyClass) -> UnsafeRawPointer {
    // A metatype of a class is nothing but that pointer, and the language has no other way to it.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
