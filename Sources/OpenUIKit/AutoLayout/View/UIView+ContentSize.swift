import Foundation

extension UIView {
  /// The size along an axis on which a view has no natural size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target size for the smallest size that satisfies the constraints.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest size that satisfies the constraints.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// How strongly the view resists being larger than its content.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities(for: axis).hugging
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    updateContentPriorities(for: axis) { $0.hugging = priority }
  }

  /// How strongly the view resists being smaller than its content.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities(for: axis).compressionResistance
  }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    updateContentPriorities(for: axis) { $0.compressionResistance = priority }
  }

  final func contentPriorities(for axis: NSLayoutConstraint.Axis) -> ViewLayoutState.ContentPriorities {
    let state = storedLayoutState
    return (axis == .horizontal ? state?.horizontalPriorities : state?.verticalPriorities) ?? .init()
  }

  private func updateContentPriorities(
    for axis: NSLayoutConstraint.Axis,
    _ change: (inout ViewLayoutState.ContentPriorities) -> Void
  ) {
    switch axis {
    case .horizontal: change(&layoutState.horizontalPriorities)
    case .vertical: change(&layoutState.verticalPriorities)
    }
    setNeedsNodeReplacement()
  }

  /// Has the engine take up anew what it knows of the view itself.
  final func setNeedsNodeReplacement() {
    let host = enclosingLayoutHost
    guard let engine = host.storedLayoutState?.engine, engine.replaceNode(of: self) else { return }
    host.markNeedsLayout()
  }

  final func intrinsicContentSizeDidChange() {
    (superview as? UIStackView)?.arrangedSubviewContentSizeDidChange()
    if let superview, superview.isLayoutHost { superview.contentSizeOfSubviewDidChange(self) }
    let host = enclosingLayoutHost
    guard let engine = host.storedLayoutState?.engine, engine.invalidateContentSize(of: self) else { return }
    host.markNeedsLayout()
    host.layoutInsideDidChange()
  }

  final func fittingSize(
    _ targetSize: CGSize,
    _ horizontalPriority: UILayoutPriority,
    _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let wish = LayoutEngine.Fitting(
      view: self,
      size: targetSize,
      horizontalPriority: horizontalPriority,
      verticalPriority: verticalPriority
    )
    // A view inside a tree is measured by itself, without what its surroundings make of it. Nothing but its frame
    // places the content view of a cell, so that the cell's engine can measure it.
    let isContentOfHost = superview?.isLayoutHost == true && translatesAutoresizingMaskIntoConstraints
    guard isLayoutHost || superview == nil || isContentOfHost else { return LayoutEngine(host: self).fittingSize(wish) }
    let host = isContentOfHost && !isLayoutHost ? enclosingLayoutHost : self
    let engine = host.layoutState.engine ?? LayoutEngine(host: host)
    // Asked for in the middle of its own work, such as by an intrinsic size, the engine is left alone.
    guard !engine.isUpdating else { return LayoutEngine(host: self).fittingSize(wish) }
    host.layoutState.engine = engine
    return engine.fittingSize(wish)
  }
}
