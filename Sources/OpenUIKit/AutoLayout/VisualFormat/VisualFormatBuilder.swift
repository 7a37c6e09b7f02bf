import Foundation

/// Turns a visual format into constraints.
@MainActor
struct VisualFormatBuilder {
  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func makeConstraints() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let items = format.items.map { item(named: $0.name) }
    for (description, item) in zip(format.items, items) {
      for predicate in description.predicates { result.append(sizeConstraint(of: item, predicate)) }
    }
    for (index, gap) in format.gaps.enumerated() {
      result += spaceConstraints(from: items[index], to: items[index + 1], gap)
      for attribute in options.alignedAttributes {
        result.append(make(items[index], attribute, .equal, items[index + 1], attribute, 0, nil))
      }
    }
    if let gap = format.leadingGap, let first = items.first {
      result += edgeConstraints(of: first, gap, isStart: true)
    }
    if let gap = format.trailingGap, let last = items.last {
      result += edgeConstraints(of: last, gap, isStart: false)
    }
    return result
  }

  // MARK: - Kinds of constraints

  private func sizeConstraint(of item: any LayoutItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let size: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    if case .name(let name) = predicate.operand, metrics[name] == nil, views[name] != nil {
      return make(item, size, predicate.relation, self.item(named: name), size, 0, predicate.priority)
    }
    return make(item, size, predicate.relation, nil, .notAnAttribute, number(predicate.operand), predicate.priority)
  }

  private func spaceConstraints(
    from first: any LayoutItem,
    to second: any LayoutItem,
    _ gap: VisualFormat.Gap
  ) -> [NSLayoutConstraint] {
    let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let start = isBaseline ? .firstBaseline : self.start
    let end = isBaseline ? .lastBaseline : self.end
    return predicates(gap, standard: 8).map { predicate in
      // Read from right to left, coordinates fall.
      isReversed
        ? make(first, end, predicate.relation, second, start, number(predicate.operand), predicate.priority)
        : make(second, start, predicate.relation, first, end, number(predicate.operand), predicate.priority)
    }
  }

  private func edgeConstraints(
    of item: any LayoutItem,
    _ gap: VisualFormat.Gap,
    isStart: Bool
  ) -> [NSLayoutConstraint] {
    guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      preconditionFailure(
        "Unable to interpret '|' character, because the related view doesn't have a superview\n\(text)"
      )
    }
    let edge = isStart ? start : end
    let outer = gap == .standard ? margin(edge) : edge
    return predicates(gap, standard: 0).map { predicate in
      isStart != isReversed
        ? make(item, edge, predicate.relation, superview, outer, number(predicate.operand), predicate.priority)
        : make(superview, outer, predicate.relation, item, edge, number(predicate.operand), predicate.priority)
    }
  }

  private func predicates(_ gap: VisualFormat.Gap, standard: CGFloat) -> [VisualFormat.Predicate] {
    switch gap {
    case .none: [VisualFormat.Predicate(relation: .equal, operand: .number(0))]
    case .standard: [VisualFormat.Predicate(relation: .equal, operand: .number(standard))]
    case .predicates(let predicates): predicates
    }
  }

  // MARK: - Edges

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var start: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    if isReversed { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    if isReversed { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    default: .bottomMargin
    }
  }

  // MARK: - Names

  private func item(named name: String) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      preconditionFailure(
        "Unable to parse constraint format:\n\(name) is not a key in the views dictionary.\n\(text)"
      )
    }
    return item
  }

  private func number(_ operand: VisualFormat.Operand) -> CGFloat {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as NSNumber: return value.doubleValue
      default:
        preconditionFailure(
          "Unable to parse constraint format:\n\(name) is not a key in the metrics dictionary.\n\(text)"
        )
      }
    }
  }

  private func make(
    _ first: any LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: VisualFormat.Operand?
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first,
      firstAttribute,
      relation,
      second,
      secondAttribute,
      multiplier: 1,
      constant: constant
    )
    if let priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    return constraint
  }
}
