import CGTK

typealias GTKWidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The same object under another C type; the caller knows that it is one.
  nonisolated package func `as`<T>(_: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: T.self)
  }

  /// The same object for C functions whose type has no public layout.
  nonisolated package var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  /// The same object under another C type; the caller knows that it is one.
  nonisolated package func `as`<T>(_: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutablePointer<T>(self)
  }
}
