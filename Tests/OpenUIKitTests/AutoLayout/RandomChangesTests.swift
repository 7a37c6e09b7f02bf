import Foundation
import Testing

@testable import OpenUIKit

/// Anything may happen to a tree, contradictions included: what is required and was not given up holds.
@Suite("Random changes")
@MainActor
struct RandomChangesTests {
  @Test(arguments: 0..<30) func `required constraints hold whatever happens`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = RandomLayout(using: &random)
    _ = conflictReports {
      for step in 0..<80 {
        let change = world.change(using: &random)
        world.root.layoutIfNeeded()
        for message in world.violations() { Issue.record("seed \(seed), step \(step), \(change): \(message)") }
      }
    }
  }
}

@MainActor
private final class RandomLayout {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(using random: inout SeededGenerator) {
    for index in 0..<14 {
      let view: UIView
      switch index % 5 {
      case 0: view = WordsView(3)
      case 1: view = UIStackView(arrangedSubviews: [])
      case 2: view = ContentView(40, 30)
      case 3 where index > 5: view = UIScrollView(frame: rect(5, 5, 100, 100))
      default: view = UIView(frame: rect(10, 10, 50, 50))
      }
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<5, using: &random) == 0
      view.isLayoutHost = index == 9
      views.append(view)
      add(view, at: index, using: &random)
    }
  }

  private func add(_ view: UIView, at index: Int, using random: inout SeededGenerator) {
    let parent = views[..<index].randomElement(using: &random) ?? root
    guard !parent.isDescendant(of: view) else { return root.addSubview(view) }
    if let stack = parent as? UIStackView, Bool.random(using: &random) {
      stack.addArrangedSubview(view)
    } else {
      (Int.random(in: 0..<3, using: &random) == 0 ? root : parent).addSubview(view)
    }
  }

  func change(using random: inout SeededGenerator) -> String {
    let index = Int.random(in: 0..<views.count, using: &random)
    let view = views[index]
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      view.removeFromSuperview()
      return "removed \(index)"
    case 1:
      add(view, at: index, using: &random)
      return "added \(index)"
    case 2:
      view.isHidden.toggle()
      return "hid or showed \(index)"
    case 3:
      view.translatesAutoresizingMaskIntoConstraints.toggle()
      return "toggled autoresizing of \(index)"
    case 4:
      view.frame = rect(3, 4, CGFloat(Int.random(in: 0...90, using: &random)), 20)
      return "set the frame of \(index)"
    case 5:
      view.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .unspecified
      return "turned \(index) around"
    case 6:
      let inset = CGFloat(Int.random(in: 0...30, using: &random))
      view.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      return "set the margins of \(index)"
    case 7:
      (view as? WordsView)?.words = Int.random(in: 0...20, using: &random)
      (view as? ContentView)?.content.width = CGFloat(Int.random(in: -1...200, using: &random))
      (view as? UIStackView)?.axis = Bool.random(using: &random) ? .horizontal : .vertical
      (view as? UIStackView)?.distribution =
        UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
      (view as? UIScrollView)?.contentOffset.y = CGFloat(Int.random(in: 0...50, using: &random))
      return "changed the content of \(index)"
    case 8:
      let width = CGFloat(Int.random(in: 0...300, using: &random))
      _ = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return "measured \(index)"
    case 9:
      root.frame.size.width = CGFloat(Int.random(in: 0...600, using: &random))
      return "resized the root"
    case 10, 11:
      if let constraint = constraints.randomElement(using: &random) {
        if constraint.isActive { constraint.isActive = false }
        constraints.removeAll { $0 === constraint }
      }
      return "deactivated a constraint"
    case 12:
      constraints.randomElement(using: &random)?.constant = CGFloat(Int.random(in: -50...50, using: &random))
      return "changed a constant"
    default:
      activate(view, using: &random)
      return "activated a constraint of \(index)"
    }
  }

  private func activate(_ view: UIView, using random: inout SeededGenerator) {
    let other = views.randomElement(using: &random) ?? view
    guard view !== other, let _ = view.commonAncestor(with: other) else { return }
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leading), (.leading, .trailing), (.top, .bottom), (.width, .width), (.height, .width),
      (.bottom, .lastBaseline), (.centerX, .leading), (.left, .right), (.trailing, .trailingMargin),
      (.centerYWithinMargins, .top),
    ]
    let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let pair = pairs.randomElement(using: &random) ?? (.width, .width)
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: pair.0,
      relatedBy: relations.randomElement(using: &random) ?? .equal,
      toItem: other,
      attribute: pair.1,
      multiplier: [1, 1, 0.5, 2].randomElement(using: &random) ?? 1,
      constant: CGFloat(Int.random(in: -20...60, using: &random))
    )
    constraint.priority = UILayoutPriority([1000, 1000, 999, 750, 250, 1].randomElement(using: &random) ?? 1000)
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// What is wrong with the frames or the engines now.
  func violations() -> [String] {
    var result: [String] = []
    for view in views {
      let frame = view.frame
      if !frame.minX.isFinite || !frame.minY.isFinite || frame.width < 0 || frame.height < 0 {
        result.append("frame \(frame)")
      }
    }
    for view in [root] + views where view.isDescendant(of: root) {
      let engine = view.activeLayoutEngine
      for constraint in view.constraints where engine?.entries[ObjectIdentifier(constraint)] == nil {
        result.append("lost \(constraint)")
      }
    }
    for host in [root] + views {
      guard let engine = host.storedLayoutState?.engine, host === root || host.isDescendant(of: root) else { continue }
      for entry in engine.entries.values where entry.constraint.priority == .required {
        if !entry.constraint.isActive { result.append("kept \(entry.constraint)") }
        guard let handle = entry.handle else { continue }
        let deviation = engine.solver.deviation(of: handle)
        let isKept =
          switch entry.constraint.relation {
          case .equal: abs(deviation) < 1e-4
          case .lessThanOrEqual: deviation < 1e-4
          case .greaterThanOrEqual: deviation > -1e-4
          }
        if !isKept { result.append("off by \(deviation): \(entry.constraint)") }
      }
      if engine.nodes.values.contains(where: { $0.useCount <= 0 || $0.item == nil }) { result.append("a stray node") }
    }
    return result
  }
}
