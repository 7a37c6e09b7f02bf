import Foundation

/// The lines between the cells of a list.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public nonisolated enum Visibility: Hashable, Sendable {
    /// Where lists of the appearance have one.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Creates the lines of lists of an appearance.
  ///
  /// - Parameter listAppearance: The appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Stands for insets that lists of the appearance have.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let automatic = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  }

  /// Whether there is a line above; by default there is none.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line below; by default there is where another cell follows.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above stays away from the edges, in points.
  public var topSeparatorInsets = automaticInsets

  /// How far the line below stays away from the edges, in points.
  public var bottomSeparatorInsets = automaticInsets

  /// The colour of the lines.
  public var color = UIColor.separator
}
