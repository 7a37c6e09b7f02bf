import Foundation

/// A relation between two attributes of views or guides that the layout keeps:
/// `first attribute = multiplier * second attribute + constant`, or with `<=` or `>=`.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// The item of the first side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first side.
  public final let firstAttribute: Attribute
  /// How the sides are compared.
  public final let relation: Relation
  /// The item of the second side; `nil` where that is the constant alone.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second side.
  public final let secondAttribute: Attribute
  /// The factor on the second attribute.
  public final let multiplier: CGFloat
  /// A name to find the constraint by when it is reported.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// Its place in the order in which constraints became active.
  final var activation = 0
  /// The constraint was reported as one that contradicts others.
  final var wasReported = false

  private static var lastActivation = 0

  /// Creates a constraint between two attributes.
  ///
  /// - Parameters:
  ///   - view1: The view or guide of the first side.
  ///   - attr1: Its attribute.
  ///   - relation: How the sides are compared.
  ///   - view2: The view or guide of the second side; `nil` for none.
  ///   - attr2: Its attribute; `.notAnAttribute` for none.
  ///   - multiplier: The factor on the second attribute.
  ///   - c: What is added to the second side, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      preconditionFailure("\(view1) must be an instance of UIView or UILayoutGuide to be constrained.")
    }
    let second = view2.map { item in
      guard let item = item as? any LayoutItem else {
        preconditionFailure("\(item) must be an instance of UIView or UILayoutGuide to be constrained.")
      }
      return item
    }
    self.init(first, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
  }

  init(
    _ first: any LayoutItem,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    Self.checkAttributes(firstAttribute, secondAttribute, second, multiplier)
    Self.checkConstant(constant)
    self.firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// What is added to the second side, in points. May be changed at any time, at little cost.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      Self.checkConstant(constant)
      activeEngine?.constantDidChange(self)
    }
  }

  /// How much the constraint matters.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      Self.checkPriority(priority)
      activeEngine?.setNeedsReinsertion(self)
    }
  }

  /// Whether the layout keeps the constraint.
  ///
  /// Activating installs it in the nearest view that contains both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor of the first side.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let item = firstItem as? any LayoutItem else {
      preconditionFailure("The first item of the constraint no longer exists.")
    }
    return NSLayoutAnchor(item: item, attribute: firstAttribute)
  }

  /// The anchor of the second side; `nil` where that is the constant alone.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    (secondItem as? any LayoutItem).map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  open nonisolated override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { layoutDescription }
  }

  // MARK: - Activation

  private func activate() {
    let views = itemViews
    guard let first = views.first, let last = views.last, let common = first.commonAncestor(with: last) else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(sideDescription(firstItem, firstAttribute)) and \
        \(sideDescription(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or \
        its anchors reference items in different view hierarchies?  That's illegal.
        """
      )
    }
    install(in: common)
  }

  /// The views of the items that exist, the first item's first.
  final var itemViews: [UIView] {
    guard let first = (firstItem as? any LayoutItem)?.layoutView else { return [] }
    guard secondAttribute != .notAnAttribute else { return [first] }
    guard let second = (secondItem as? any LayoutItem)?.layoutView else { return [] }
    return [first, second]
  }

  /// Has a view hold the constraint, and the layout keep it.
  final func install(in view: UIView) {
    Self.lastActivation += 1
    activation = Self.lastActivation
    holder = view
    view.layoutState.constraints.append(self)
    for view in itemViews { view.layoutState.references[ObjectIdentifier(self)] = self }
    view.didInstallConstraint(self)
  }

  final func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.storedLayoutState?.constraints.removeAll { $0 === self }
    for view in itemViews { view.storedLayoutState?.references[ObjectIdentifier(self)] = nil }
    view.didUninstallConstraint(self)
  }

  private var activeEngine: LayoutEngine? { holder?.layoutHost.storedLayoutState?.engine }

  // MARK: - Checks

  private static func checkAttributes(
    _ first: Attribute,
    _ second: Attribute,
    _ secondItem: (any LayoutItem)?,
    _ multiplier: CGFloat
  ) {
    precondition(multiplier.isFinite, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    guard let one = LayoutAttribute(first) else {
      preconditionFailure("Invalid pairing of layout attributes: the first one must be an attribute.")
    }
    guard let two = secondItem == nil ? nil : LayoutAttribute(second) else {
      precondition(
        one.part == .size,
        """
        A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified \
        in pairs.
        """
      )
      precondition(
        secondItem == nil,
        "Invalid pairing of layout attributes: a second item needs an attribute."
      )
      return
    }
    precondition(
      (one.part == .size) == (two.part == .size) && (one.part == .size || one.axis == two.axis),
      "Invalid pairing of layout attributes: \(first) and \(second)."
    )
    precondition(
      one.direction == two.direction || one.direction == .none || two.direction == .none,
      """
      A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
      leading/trailing for both or neither.
      """
    )
    precondition(
      multiplier != 0 || one.part == .size,
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    )
  }

  private static func checkConstant(_ constant: CGFloat) {
    precondition(constant.isFinite, "Constant is not finite!  That's illegal.  constant:\(constant)")
  }

  private static func checkPriority(_ priority: UILayoutPriority) {
    precondition(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    )
  }
}
