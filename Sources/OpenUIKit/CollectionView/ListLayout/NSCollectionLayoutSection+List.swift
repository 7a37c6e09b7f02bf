import Foundation

extension NSCollectionLayoutSection {
  /// The height assumed for headers and footers before their content is asked, in points.
  private static let boundaryEstimate: CGFloat = 36
  /// The space above and below a section without header or footer, in points, as in a table view.
  private static let groupSpacing: CGFloat = 12

  /// A section that looks and works like a list.
  ///
  /// - Parameters:
  ///   - configuration: How the list looks and works.
  ///   - layoutEnvironment: What the section is for.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = NSCollectionLayoutDimension.fractionalWidth(1)
    let size = NSCollectionLayoutSize(
      widthDimension: width,
      heightDimension: .estimated(UITableViewCell.minimumHeight)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
      count: 1
    )
    let section = NSCollectionLayoutSection(repeating: group)
    section.list = configuration
    let isGrouped = configuration.appearance != .plain
    if configuration.appearance == .insetGrouped {
      let side = UITableView.sideInset(inWidth: layoutEnvironment.container.contentSize.width)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    let boundarySize = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(boundaryEstimate))
    let padding = configuration.headerTopPadding ?? (isGrouped ? 0 : UITableView.plainHeaderTopPadding)
    if configuration.headerMode == .supplementary {
      section.leadingPadding = max(0, padding)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: boundarySize,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = !isGrouped
      section.boundarySupplementaryItems.append(header)
    } else if isGrouped {
      section.contentInsets.top = groupSpacing
    }
    if configuration.headerMode == .firstItemInSection { section.contentInsets.top += max(0, padding) }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: boundarySize,
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    } else if isGrouped {
      section.contentInsets.bottom = groupSpacing
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout in which all sections are lists.
  ///
  /// - Parameter configuration: How the lists look and work.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.isMadeAsList = true
    return layout
  }
}
