import Foundation

/// What a layout places: a cell, or a view that stands beside the cells.
nonisolated enum CollectionElement: Hashable, Sendable {
  case cell(IndexPath)
  case supplementary(kind: String, IndexPath)
  case decoration(kind: String, IndexPath)

  var indexPath: IndexPath {
    switch self {
    case .cell(let indexPath), .supplementary(_, let indexPath), .decoration(_, let indexPath): indexPath
    }
  }

  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a view beside the cells; nil for a cell.
  var kind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }

  /// The same kind of element at another place.
  func at(_ indexPath: IndexPath) -> CollectionElement {
    switch self {
    case .cell: .cell(indexPath)
    case .supplementary(let kind, _): .supplementary(kind: kind, indexPath)
    case .decoration(let kind, _): .decoration(kind: kind, indexPath)
    }
  }
}

nonisolated extension CollectionElement: Comparable {
  /// By index path; at the same one cells first, then by kind.
  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
