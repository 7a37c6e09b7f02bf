/// A builder that a view can let go for another one, and that may be kept by somebody else.
@MainActor
protocol ReplaceableBuilder: AnyObject {
  /// Tells the builder that its view shows another form. The view is not to be told of changes any more.
  func wasReplaced()
}
