import Foundation

/// The constraints by which a stack view arranges views, as rules that can be told apart from those of before.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private(set) var rules: [Rule] = []
  private(set) var spacers: [Gap: UILayoutGuide] = [:]
  private let oldSpacers: [Gap: UILayoutGuide]

  /// A constraint that is wanted.
  struct Rule {
    let key: Key
    let first: any LayoutItem
    let second: (any LayoutItem)?

    func makeConstraint() -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        first,
        key.firstAttribute,
        key.relation,
        second,
        key.secondAttribute,
        multiplier: key.multiplier,
        constant: key.constant
      )
      constraint.identifier = key.identifier
      constraint.priority = key.priority
      return constraint
    }
  }

  /// What tells one rule from another; it keeps no view alive.
  nonisolated struct Key: Hashable {
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    var identifier: String
  }

  /// The space between two neighbours.
  nonisolated struct Gap: Hashable {
    var before: ObjectIdentifier
    var after: ObjectIdentifier
    var isCentred: Bool
  }

  /// Attributes along the stack and across it.
  private let isHorizontal: Bool
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let center: NSLayoutConstraint.Attribute
  private let length: NSLayoutConstraint.Attribute
  private let crossStart: NSLayoutConstraint.Attribute
  private let crossEnd: NSLayoutConstraint.Attribute
  private let crossCenter: NSLayoutConstraint.Attribute
  private let crossLength: NSLayoutConstraint.Attribute

  /// The rectangle in which the views are arranged.
  private let canvas: any LayoutItem

  init(stack: UIStackView, spacers: [Gap: UILayoutGuide]) {
    self.stack = stack
    oldSpacers = spacers
    isHorizontal = stack.axis == .horizontal
    (start, end, center, length) =
      isHorizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    (crossStart, crossEnd, crossCenter, crossLength) =
      isHorizontal ? (.top, .bottom, .centerY, .height) : (.leading, .trailing, .centerX, .width)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  mutating func arrange(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, canvas, start, "UISV-canvas-connection")
    add(last, end, .equal, canvas, end, "UISV-canvas-connection")
    connect(views)
    distribute(views)
    align(views)
  }

  // MARK: - Along the stack

  private mutating func connect(_ views: [UIView]) {
    let hasSpacers = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let spacing = stack.resolvedSpacing(after: view)
      if !isHorizontal, stack.isBaselineRelativeArrangement {
        add(
          next,
          .firstBaseline,
          hasSpacers ? .greaterThanOrEqual : .equal,
          view,
          .lastBaseline,
          "UISV-spacing",
          spacing
        )
      } else {
        add(next, start, hasSpacers ? .greaterThanOrEqual : .equal, view, end, "UISV-spacing", spacing)
      }
    }
  }

  private mutating func distribute(_ views: [UIView]) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, .equal, first, length, "UISV-fill-equally") }
    case .fillProportionally:
      distributeProportionally(views)
    case .equalSpacing:
      let spacers = addSpacers(between: views, from: end, to: start, priority: .required)
      // Where the stack is as long as it likes, no space is longer than it has to be.
      if let spacer = spacers.first {
        add(spacer, length, .equal, nil, .notAnAttribute, "UISV-spacing-fit", 0, priority: Self.fit)
      }
    case .equalCentering:
      for spacer in addSpacers(between: views, from: center, to: center, priority: Self.centering) {
        add(spacer, length, .equal, nil, .notAnAttribute, "UISV-spacing-fit", 0, priority: Self.fit)
      }
    }
  }

  /// Below every content size, so that views keep theirs.
  private static let centering = UILayoutPriority(149)
  private static let fit = UILayoutPriority(49)

  private mutating func distributeProportionally(_ views: [UIView]) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return isHorizontal ? size.width : size.height
    }
    guard let reference = zip(views, lengths).first(where: { $0.1 > 0 }) else { return }
    for (view, value) in zip(views, lengths) where view !== reference.0 && value > 0 {
      add(
        view,
        length,
        .equal,
        reference.0,
        length,
        "UISV-fill-proportionally",
        multiplier: value / reference.1,
        priority: UILayoutPriority(999)
      )
    }
  }

  private mutating func addSpacers(
    between views: [UIView],
    from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) -> [UILayoutGuide] {
    var result: [UILayoutGuide] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = Gap(before: ObjectIdentifier(view), after: ObjectIdentifier(next), isCentred: from == center)
      let spacer = oldSpacers[gap] ?? UILayoutGuide()
      spacer.identifier = "UISV-distributing"
      spacers[gap] = spacer
      add(spacer, start, .equal, view, from, "UISV-distributing-edge")
      add(spacer, end, .equal, next, to, "UISV-distributing-edge")
      if let first = result.first {
        add(spacer, length, .equal, first, length, "UISV-distributing", priority: priority)
      }
      result.append(spacer)
    }
    return result
  }

  // MARK: - Across the stack

  private mutating func align(_ views: [UIView]) {
    guard let first = views.first else { return }
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
        continue
      case .leading:
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
      case .trailing:
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
      case .center:
        add(view, crossCenter, .equal, canvas, crossCenter, "UISV-alignment")
      case .firstBaseline, .lastBaseline:
        let attribute: NSLayoutConstraint.Attribute =
          stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if isHorizontal, view !== first { add(view, attribute, .equal, first, attribute, "UISV-alignment") }
        if !isHorizontal { add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment") }
      }
      add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
      add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
    }
    if stack.alignment != .fill {
      // No wider across than the widest view, where nothing else decides.
      add(canvas, crossLength, .equal, nil, .notAnAttribute, "UISV-spanning-fit", 0, priority: Self.fit)
    }
    if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline, isHorizontal {
      add(first, crossStart, .equal, canvas, crossStart, "UISV-canvas-fit", priority: Self.fit)
    }
  }

  private mutating func add(
    _ first: any LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ identifier: String,
    _ constant: CGFloat = 0,
    multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) {
    let key = Key(
      first: ObjectIdentifier(first),
      firstAttribute: firstAttribute,
      relation: relation,
      second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      identifier: identifier
    )
    rules.append(Rule(key: key, first: first, second: second))
  }
}
