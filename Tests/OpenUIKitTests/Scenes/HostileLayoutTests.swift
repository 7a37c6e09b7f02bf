import Foundation
import Testing

@testable import OpenUIKit

/// Auto Layout whose views and constraints come and go at the wrong moments.
@Suite("Hostile use of Auto Layout")
@MainActor
struct HostileLayoutTests {
  private final class Restless: UIView {
    var onLayout: () -> Void = {}
    var onUpdate: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
    override func updateConstraints() {
      onUpdate()
      super.updateConstraints()
    }
  }

  private func box(_ parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test("Constraints made before the superview has a window, a size or a superview hold later")
  func early() {
    let root = UIView()
    let inner = UIView()
    root.addSubview(inner)
    inner.pinEdges(to: root, insets: UIEdgeInsets(all: 5))
    root.layoutIfNeeded()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.addSubview(root)
    root.pinEdges(to: outer, insets: UIEdgeInsets(all: 10))
    outer.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 170, height: 70))
    root.removeFromSuperview()
    #expect(outer.constraints.isEmpty && root.constraints.count == 4)
    outer.addSubview(root)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 1, y: 2, width: 50, height: 40)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
  }

  @Test("A layout that exchanges its constraints in layoutSubviews settles on the last ones")
  func exchange() {
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = box(root)
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    let tall = view.heightAnchor.constraint(equalTo: root.heightAnchor)
    let low = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      wide, tall, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.onLayout = {
      let isLandscape = root.bounds.width > root.bounds.height
      // Off before on, as both contradict each other.
      tall.isActive = false
      low.isActive = false
      (isLandscape ? low : tall).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    root.frame.size = CGSize(width: 300, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
  }

  @Test("Views that come in updateConstraints are laid out in the same pass")
  func lateViews() {
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var late: UIView?
    root.onUpdate = { [unowned root] in
      guard late == nil else { return }
      let view = UIView()
      root.addSubview(view)
      view.pinEdges(to: root)
      late = view
    }
    root.layoutIfNeeded()
    #expect(late?.frame == root.bounds)
  }

  @Test("A stack whose views are hidden, exchanged and emptied again and again stays exact")
  func restlessStack() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let views = (0..<6).map { index in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: CGFloat(10 + index)).isActive = true
      return view
    }
    let stack = UIStackView(axis: .vertical, spacing: 3, views)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    var random = SeededGenerator(seed: 11)
    for step in 0..<200 {
      let view = views[Int.random(in: 0..<6, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: view.isHidden.toggle()
      case 1: view.removeFromSuperview()
      case 2: stack.insertArrangedSubview(view, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &random))
      default: stack.removeAllArrangedSubviews()
      }
      if step % 3 != 0 { continue }
      root.layoutIfNeeded()
      var y: CGFloat = 0
      for view in stack.arrangedSubviews where !view.isHidden {
        let height = CGFloat(10 + (views.firstIndex(of: view) ?? 0))
        #expect(view.frame == CGRect(x: 0, y: y, width: 100, height: height), "step \(step)")
        y += height + 3
      }
      #expect(stack.frame.height == max(0, y - 3), "step \(step)")
    }
  }

  @Test("Guides, margins and directions changed after a layout move what follows them")
  func margins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = box(root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20), guide.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 28, width: 20, height: 20))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 0, trailing: 0)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 21, width: 20, height: 20))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 21, width: 20, height: 20))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
  }

  @Test("Constraints to items that are gone do no harm")
  func goneItems() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let kept = box(root)
    var constraint: NSLayoutConstraint?
    do {
      let gone = box(root)
      constraint = kept.topAnchor.constraint(equalTo: gone.bottomAnchor)
      constraint?.isActive = true
      root.layoutIfNeeded()
      gone.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil)
    constraint?.constant = 5
    constraint?.priority = .defaultLow
    constraint?.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test("Fitting sizes are the same whether or not the view was laid out, and do not disturb it")
  func fittingIsPure() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words and words ", count: 10)
    root.addSubview(label)
    label.pinEdges(to: root, insets: UIEdgeInsets(all: 10))
    func fit() -> CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    let before = fit()
    root.layoutIfNeeded()
    let frame = label.frame
    #expect(fit() == before)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(label.frame == frame && frame == CGRect(x: 10, y: 10, width: 280, height: 280))
    #expect(before.width == 120 && before.height > 60)
  }
}
