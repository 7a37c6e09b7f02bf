@testable import FlixCore
import Observation

/// A provider made of other providers.
@Observable @MainActor
final class TestGroup: ProviderHiddenable {
  var children: [AnyObject]
  var isHidden = false

  init(_ children: [AnyObject]) {
    self.children = children
  }
}
