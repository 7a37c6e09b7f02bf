import FlixCore
import Observation

/// A provider made of other providers.
@Observable @MainActor
package final class TestGroup: ProviderHiddenable {
  package var children: [AnyObject]
  package var isHidden = false

  package init(_ children: [AnyObject]) {
    self.children = children
  }
}
