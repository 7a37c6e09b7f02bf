import CoreFoundation
import Flix
import Testing

/// The kinds of view that show forms. What is said of forms is tested in each.
nonisolated enum FormKind: String, CaseIterable, CustomTestStringConvertible {
  case table, collection

  var testDescription: String { "\(rawValue) view" }

  /// An empty view of the kind.
  @MainActor
  func makeHost(size: CGSize) -> any FormHost {
    switch self {
    case .table: TableHost(size: size)
    case .collection: CollectionHost(size: size)
    }
  }
}
