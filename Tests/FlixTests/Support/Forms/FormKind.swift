import CoreFoundation
import Flix
import Testing

/// The kinds of view that show forms. What is said of forms is tested in each.
nonisolated enum FormKind: String, CaseIterable, CustomTestStringConvertible {
  case table, collection
  /// A collection view whose layout is a list.
  case list

  var testDescription: String { self == .list ? "list in a collection view" : "\(rawValue) view" }

  /// An empty view of the kind.
  @MainActor
  func makeHost(size: CGSize) -> any FormHost {
    switch self {
    case .table: TableHost(size: size)
    case .collection: CollectionHost(size: size, layout: Self.flow)
    case .list: CollectionHost(size: size, layout: Self.listLayout)
    }
  }

  @MainActor private static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @MainActor private static var listLayout: UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: list)
  }
}
