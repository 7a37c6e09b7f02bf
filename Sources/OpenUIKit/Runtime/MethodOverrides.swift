import CGTK

// Which of the base's methods the class of a controller replaces, as UIKit asks the runtime.
extension UITableViewController {
  final var overridesCommit: Bool {
    cgtk_swift_overrides_commit(ClassPointer.of(type(of: self)), ClassPointer.of(UITableViewController.self)) != 0
  }

  final var overridesMove: Bool {
    cgtk_swift_overrides_move(ClassPointer.of(type(of: self)), ClassPointer.of(UITableViewController.self)) != 0
  }
}

extension UICollectionViewController {
  final var overridesMove: Bool {
    cgtk_swift_overrides_item_move(
      ClassPointer.of(type(of: self)),
      ClassPointer.of(UICollectionViewController.self)
    ) != 0
  }
}

/// A class as C sees it: the pointer to its metadata.
nonisolated private enum ClassPointer {
  static func of(_ type: AnyClass) -> UnsafeRawPointer {
    // A metatype of a class is nothing but that pointer, and the language has no other way to it.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
