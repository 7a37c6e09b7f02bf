/// What an attribute means to the engine.
nonisolated struct LayoutAttribute: Equatable {
  /// The place or measure along one axis.
  enum Part {
    case minimum
    case maximum
    case middle
    case size
    case firstBaseline
    case lastBaseline
  }

  /// How an attribute follows the layout direction.
  enum Direction {
    case leadingToTrailing
    case leftToRight
    case none
  }

  let axis: NSLayoutConstraint.Axis
  let part: Part
  var direction = Direction.none
  var isMargin = false

  /// The meaning of an attribute; `nil` for `notAnAttribute`.
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left: self.init(.horizontal, .minimum, .leftToRight)
    case .right: self.init(.horizontal, .maximum, .leftToRight)
    case .top: self.init(.vertical, .minimum)
    case .bottom: self.init(.vertical, .maximum)
    case .leading: self.init(.horizontal, .minimum, .leadingToTrailing)
    case .trailing: self.init(.horizontal, .maximum, .leadingToTrailing)
    case .width: self.init(.horizontal, .size)
    case .height: self.init(.vertical, .size)
    case .centerX: self.init(.horizontal, .middle)
    case .centerY: self.init(.vertical, .middle)
    case .lastBaseline: self.init(.vertical, .lastBaseline)
    case .firstBaseline: self.init(.vertical, .firstBaseline)
    case .leftMargin: self.init(.horizontal, .minimum, .leftToRight, isMargin: true)
    case .rightMargin: self.init(.horizontal, .maximum, .leftToRight, isMargin: true)
    case .topMargin: self.init(.vertical, .minimum, isMargin: true)
    case .bottomMargin: self.init(.vertical, .maximum, isMargin: true)
    case .leadingMargin: self.init(.horizontal, .minimum, .leadingToTrailing, isMargin: true)
    case .trailingMargin: self.init(.horizontal, .maximum, .leadingToTrailing, isMargin: true)
    case .centerXWithinMargins: self.init(.horizontal, .middle, isMargin: true)
    case .centerYWithinMargins: self.init(.vertical, .middle, isMargin: true)
    case .notAnAttribute: return nil
    }
  }

  private init(
    _ axis: NSLayoutConstraint.Axis,
    _ part: Part,
    _ direction: Direction = .none,
    isMargin: Bool = false
  ) {
    self.axis = axis
    self.part = part
    self.direction = direction
    self.isMargin = isMargin
  }
}
