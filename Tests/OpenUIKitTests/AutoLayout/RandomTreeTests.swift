import Foundation
import Testing

@testable import OpenUIKit

/// Random trees in which every edge and size follows from another one, so that all frames can be worked out by hand.
@Suite("Random trees")
@MainActor
struct RandomTreeTests {
  @Test(arguments: 0..<40) func `frames are those worked out by hand, whatever changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tree = RandomTree(using: &random)
    for step in 0..<25 {
      tree.root.layoutIfNeeded()
      for (index, (view, expected)) in zip(tree.views, tree.expectedRects()).enumerated() {
        let actual = view.convert(view.bounds, to: tree.root)
        #expect(isNear(actual, expected), "seed \(seed), step \(step), view \(index): \(actual), not \(expected)")
      }
      tree.change(using: &random)
    }
  }

  /// Rounding the edges at each level moves them by half a point a level at most.
  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    let depth = 3.0
    return abs(left.minX - right.minX) <= depth && abs(left.minY - right.minY) <= depth
      && abs(left.maxX - right.maxX) <= depth && abs(left.maxY - right.maxY) <= depth
  }
}

/// A tree of views whose constraints refer to views that came before them.
@MainActor
final class RandomTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private(set) var views: [UIView] = []
  private var parents: [Int?] = []
  /// For each view what its left, top, width and height follow from.
  private var links: [[Link]] = []
  private var constraints: [[NSLayoutConstraint]] = []

  private struct Link {
    /// The view that is followed; `nil` for the root.
    var target: Int?
    var isMaximum: Bool
    var multiplier: CGFloat
    var constant: CGFloat
  }

  init(using random: inout SeededGenerator) {
    for index in 0..<12 {
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
      let parent =
        index < 2 || Int.random(in: 0..<3, using: &random) == 0 ? nil : Int.random(in: 0..<index, using: &random)
      // Three levels at most, as every level rounds.
      let isDeep = parent.map { parents[$0].map { parents[$0] != nil } ?? false } ?? false
      parents.append(isDeep ? nil : parent)
      (parents[index].map { views[$0] } ?? root).addSubview(view)
      links.append([])
      constraints.append([])
      link(index, using: &random)
    }
  }

  func change(using random: inout SeededGenerator) {
    let index = Int.random(in: 0..<views.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      root.frame.size = CGSize(
        width: Int.random(in: 400...900, using: &random),
        height: Int.random(in: 400...900, using: &random)
      )
    case 1:
      link(index, using: &random)
    case 2 where !views.contains(where: { $0.superview === views[index] }):
      // Out and in again: what others made of it goes, so they are linked anew.
      let parent = views[index].superview
      views[index].removeFromSuperview()
      root.layoutIfNeeded()
      parent?.addSubview(views[index])
      for later in index..<views.count where later == index || links[later].contains(where: { $0.target == index }) {
        link(later, using: &random)
      }
    default:
      let part = Int.random(in: 0..<4, using: &random)
      links[index][part].constant = CGFloat(Int.random(in: 1...60, using: &random))
      constraints[index][part].constant = links[index][part].constant
    }
  }

  private func link(_ index: Int, using random: inout SeededGenerator) {
    NSLayoutConstraint.deactivate(constraints[index])
    let factors: [CGFloat] = [0, 0.25, 0.5, 1]
    links[index] = (0..<4).map { part in
      Link(
        target: index == 0 || Bool.random(using: &random) ? nil : Int.random(in: 0..<index, using: &random),
        isMaximum: Bool.random(using: &random),
        multiplier: part < 2 ? 1 : factors.randomElement(using: &random) ?? 1,
        constant: CGFloat(Int.random(in: 1...60, using: &random))
      )
    }
    constraints[index] = links[index].enumerated().map { part, link in
      let minimum: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      let maximum: [NSLayoutConstraint.Attribute] = [.right, .bottom, .width, .height]
      let hasTarget = part < 2 || link.multiplier != 0
      return NSLayoutConstraint(
        item: views[index],
        attribute: minimum[part],
        relatedBy: .equal,
        toItem: hasTarget ? link.target.map { views[$0] } ?? root : nil,
        attribute: hasTarget ? (link.isMaximum ? maximum : minimum)[part] : .notAnAttribute,
        multiplier: hasTarget ? link.multiplier : 1,
        constant: link.constant
      )
    }
    NSLayoutConstraint.activate(constraints[index])
  }

  /// The rectangles of the views in the root's coordinates, from their links alone.
  func expectedRects() -> [CGRect] {
    var result: [CGRect] = []
    // A link leads to an earlier view.
    for links in links {
      let targets = links.map { link in link.target.map { result[$0] } ?? root.bounds }
      result.append(
        CGRect(
          x: (links[0].isMaximum ? targets[0].maxX : targets[0].minX) + links[0].constant,
          y: (links[1].isMaximum ? targets[1].maxY : targets[1].minY) + links[1].constant,
          width: links[2].multiplier * targets[2].width + links[2].constant,
          height: links[3].multiplier * targets[3].height + links[3].constant
        )
      )
    }
    return result
  }
}
