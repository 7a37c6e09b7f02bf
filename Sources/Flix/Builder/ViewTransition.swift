/// How a view goes from one state of its form to the next.
public nonisolated enum ViewTransition: Hashable, Sendable {
  /// Rows come, go and move with animations.
  case animated
  /// The same changes, at once.
  case nonAnimated
  /// The view asks for everything again.
  case reload
}
