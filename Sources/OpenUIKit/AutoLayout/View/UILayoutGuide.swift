import Foundation

/// A rectangle in a view that takes part in the layout and draws nothing.
@MainActor
open class UILayoutGuide: NSObject {
  /// What a guide stands for, which decides who places it.
  enum Role {
    /// A guide of the app's, placed by constraints.
    case custom
    case layoutMargins
    case safeArea
    /// The part of the margins' rectangle in which lines of text are not too long.
    case readableContent
    /// The content of a scroll view.
    case scrollContent
    /// The part of a scroll view that shows content.
    case scrollFrame
  }

  final let role: Role
  private weak var storedOwningView: UIView?

  /// Creates a guide; `addLayoutGuide(_:)` gives it a view.
  public override convenience init() {
    self.init(role: .custom, owner: nil)
  }

  init(role: Role, owner: UIView?) {
    self.role = role
    storedOwningView = owner
    super.init()
  }

  /// The view whose coordinates the guide uses.
  open var owningView: UIView? {
    get { storedOwningView }
    set {
      guard newValue !== storedOwningView else { return }
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        storedOwningView?.removeLayoutGuide(self)
      }
    }
  }

  final func setStoredOwner(_ view: UIView?) { storedOwningView = view }

  /// A name to find the guide by when a constraint is reported.
  open var identifier = ""

  /// The rectangle of the guide in the coordinates of its view, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch role {
    case .custom, .scrollContent:
      return owner.layoutHost.storedLayoutState?.engine?.nodes[ObjectIdentifier(self)]?.lastFrame ?? .zero
    case .scrollFrame:
      return owner.bounds
    case .layoutMargins:
      return owner.bounds.inset(by: owner.layoutMargins)
    case .readableContent:
      return owner.bounds.inset(by: owner.readableContentInsets)
    case .safeArea:
      return owner.bounds.inset(by: owner.safeAreaInsets)
    }
  }

  /// The active constraints that speak of the guide along one axis.
  ///
  /// - Parameter axis: The axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.activeConstraints(mentioning: self, along: axis) ?? []
  }

  // MARK: - Anchors

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }

  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }

  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }

  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}
