import Foundation

/// What a list is made of along its axis.
nonisolated enum ListPart: Hashable, Comparable, Sendable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }

  /// The order of the list: a section's header, its rows, its footer.
  static func < (left: ListPart, right: ListPart) -> Bool {
    guard left.section == right.section else { return left.section < right.section }
    return left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .header: -1
    case .row(let indexPath): indexPath.row
    case .footer: .max
    }
  }
}
