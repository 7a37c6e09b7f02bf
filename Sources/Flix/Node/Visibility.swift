import Observation

/// Whether something is hidden, in a form that forms observe.
@Observable
final class Visibility {
  var isHidden = false
}
