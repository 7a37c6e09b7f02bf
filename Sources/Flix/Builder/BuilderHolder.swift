/// Makes a view own its builder: an invisible subview that holds it and goes with the view.
final class BuilderHolder: UIView {
  private var builder: AnyObject?

  /// Gives a view a builder, in place of the one it had.
  static func attach(_ builder: AnyObject, to view: UIView) {
    let holder = existing(in: view) ?? BuilderHolder(frame: .zero)
    if holder.superview == nil {
      holder.isHidden = true
      holder.isUserInteractionEnabled = false
      view.addSubview(holder)
    }
    if let previous = holder.builder, previous !== builder { (previous as? any ReplaceableBuilder)?.wasReplaced() }
    holder.builder = builder
  }

  /// The builder that a view has.
  static func builder(of view: UIView) -> AnyObject? {
    existing(in: view)?.builder
  }

  private static func existing(in view: UIView) -> BuilderHolder? {
    view.subviews.lazy.compactMap { $0 as? BuilderHolder }.first
  }
}
