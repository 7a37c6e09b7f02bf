/// A reference that does not keep its object alive.
nonisolated struct WeakReference<Object: AnyObject> {
  weak var value: Object?

  init(_ value: Object) {
    self.value = value
  }
}
