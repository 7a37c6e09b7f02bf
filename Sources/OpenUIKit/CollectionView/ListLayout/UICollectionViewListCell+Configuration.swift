import CGTK
import Foundation

extension UICollectionViewListCell {
  /// What the cell is shown as, or about to be.
  private var place: CollectionElement? { element ?? collectionView?.shownAttributes?.element }

  private var list: UICollectionLayoutListConfiguration? {
    place.flatMap { collectionView?.collectionViewLayout.list(ofSection: $0.indexPath.section) }
  }

  private var role: UIListContentConfiguration.Role {
    switch place {
    case .supplementary(UICollectionView.elementKindSectionHeader, _): .header
    case .supplementary(UICollectionView.elementKindSectionFooter, _): .footer
    case .cell(let indexPath) where indexPath.item == 0 && list?.headerMode == .firstItemInSection: .header
    default: .cell
    }
  }

  /// Whether the cell stands for a header.
  final var isHeader: Bool {
    role == .header || (configurations.content as? UIListContentConfiguration)?.role == .header
  }

  final var styledContentConfiguration: UIListContentConfiguration {
    let isPlain = list?.appearance == .plain
    switch role {
    case .cell: return .cell()
    case .header: return isPlain ? .plainHeader() : .groupedHeader()
    case .footer: return isPlain ? .plainFooter() : .groupedFooter()
    }
  }

  final var listBackgroundConfiguration: UIBackgroundConfiguration {
    let isPlain = list?.appearance == .plain
    let background: UIBackgroundConfiguration
    switch role {
    case .cell: background = isPlain ? .listPlainCell() : .listGroupedCell()
    case .header, .footer: background = isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    return background.updated(for: configurationState)
  }

  /// Fills a title of a plain list, behind which rows pass, as a table view does.
  final func drawTitleBackground(in snapshot: OpaquePointer) {
    guard case .supplementary? = element, list?.appearance == .plain, backgroundView == nil, backgroundColor == nil,
      configurations.background.map({ $0 == .listPlainHeaderFooter() }) ?? true
    else { return }
    var color = UIColor.secondarySystemBackground.resolvedRGBA
    var rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
    gtk_snapshot_append_color(snapshot, &color, &rect)
  }

  /// Has the content begin where that of other rows and titles does.
  final func updateContentMargins() {
    guard let content = contentView as? UIListContentView else { return }
    // Titles of inset groups stand at their edges.
    let isTitleOfInset = role != .cell && list?.appearance == .insetGrouped
    let side = isTitleOfInset ? 0 : UITableViewCell.contentMargin
    content.cellMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: side,
      bottom: 0,
      trailing: accessoryViews.width(isLeading: false) > 0 ? 0 : side
    )
  }
}
