import Foundation

/// A length of a compositional layout, before it is known in what.
nonisolated enum CompositionLength: Hashable, Sendable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)
  case estimated(Double)

  var isEstimated: Bool {
    if case .estimated = self { return true }
    return false
  }

  /// The length in a container, in points, never negative.
  func resolved(in container: CGSize) -> Double {
    switch self {
    case .fractionalWidth(let fraction): max(0, container.width * fraction)
    case .fractionalHeight(let fraction): max(0, container.height * fraction)
    case .absolute(let points), .estimated(let points): max(0, points)
    }
  }
}
