import Foundation

/// The sizes and spaces of a layout that hold where its delegate says nothing, in points.
nonisolated struct FlowLayoutMetrics: Equatable, Sendable {
  var itemSize = CGSize(width: 50, height: 50)
  var sectionInset = UIEdgeInsets.zero
  var minimumLineSpacing: CGFloat = 10
  var minimumInteritemSpacing: CGFloat = 10
  var headerReferenceSize = CGSize.zero
  var footerReferenceSize = CGSize.zero

  /// The questions that a delegate may leave open.
  enum Question: Hashable, Sendable {
    case itemSize
    case sectionInset
    case lineSpacing
    case interitemSpacing
    case headerSize
    case footerSize
  }
}
