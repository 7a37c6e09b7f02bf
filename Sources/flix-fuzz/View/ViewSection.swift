import Flix
import FormTesting

/// A section as every kind of view can be given it.
@MainActor
final class ViewSection {
  let keepsEmpty: Bool
  let providers = ViewGroup()
  let header = ViewPart(.header)
  let footer = ViewPart(.footer)
  var isHidden = false
  /// The section provider that a stage made of it.
  var provider: AnyObject?

  init(keepsEmpty: Bool) {
    self.keepsEmpty = keepsEmpty
  }
}
