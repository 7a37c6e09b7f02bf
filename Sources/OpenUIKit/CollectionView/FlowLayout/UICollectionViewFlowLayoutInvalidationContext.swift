/// What of a flow layout is out of date.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces are asked for again; yes by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are broken anew; yes by default.
  open var invalidateFlowLayoutAttributes = true
}
