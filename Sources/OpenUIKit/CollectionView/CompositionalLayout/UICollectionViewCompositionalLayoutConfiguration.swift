public import Foundation

/// What holds for all sections of a compositional layout.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Creates the configuration of a layout from top to bottom.
  public override init() {
    super.init()
  }

  /// Whether sections follow each other from top to bottom or from left to right.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The space between two sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// A copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Objective-C's contract leaves the thread open; layouts belong to the main one.
    MainActor.assumeIsolated { Unchecked(makeCopy()) }.value
  }

  private func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    return copy
  }
}
