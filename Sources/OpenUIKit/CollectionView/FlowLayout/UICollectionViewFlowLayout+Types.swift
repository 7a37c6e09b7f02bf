extension UICollectionView {
  /// The direction in which a layout goes on behind what is in sight.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }
}

extension UICollectionViewFlowLayout {
  /// From where the insets of sections are counted.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    /// From the content insets of the collection view.
    case fromContentInset = 0
    /// From its safe area.
    case fromSafeArea = 1
    /// From its layout margins.
    case fromLayoutMargins = 2
  }
}
