/// In what a section or group is laid out.
@MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What contains it.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}
