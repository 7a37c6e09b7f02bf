import Foundation

/// A place or measure of a view or guide from which constraints are made.
///
/// The type parameter keeps horizontal, vertical and size anchors apart.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var storedItem: (any LayoutItem)?
  final let attribute: NSLayoutConstraint.Attribute

  init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
    storedItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide of the anchor.
  open var item: AnyObject? { storedItem }

  /// The name of the anchor, such as `leading`.
  open var name: String { "\(attribute)" }

  /// Makes the constraint that this anchor is where another is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, to: anchor)
  }

  /// Makes the constraint that this anchor is at least where another is.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor)
  }

  /// Makes the constraint that this anchor is at most where another is.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor)
  }

  /// Makes the constraint that this anchor is a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, to: anchor, constant: c)
  }

  /// Makes the constraint that this anchor is at least a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes the constraint that this anchor is at most a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: The distance, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, constant: c)
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let storedItem else { preconditionFailure("The item of the anchor \(name) no longer exists.") }
    var other: (any LayoutItem)?
    if let anchor {
      guard let item = anchor.storedItem else {
        preconditionFailure("The item of the anchor \(anchor.name) no longer exists.")
      }
      other = item
    }
    return NSLayoutConstraint(
      storedItem,
      attribute,
      relation,
      other,
      anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}
