import Foundation
import Testing

@testable import OpenUIKit

@Suite("Layout passes")
@MainActor
struct LayoutPassTests {
  private final class Probe: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout()
    }
  }

  @Test("A view that is asked to lay out is placed first by the superviews that are out of date with it")
  func ancestors() {
    let root = Probe(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let middle = Probe()
    let inner = Probe()
    root.addSubview(middle)
    middle.addSubview(inner)
    middle.pinEdges(to: root, insets: UIEdgeInsets(all: 10))
    inner.pinEdges(to: middle, insets: UIEdgeInsets(all: 10))
    inner.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 160, height: 60))
    root.frame.size.width = 100
    inner.layoutIfNeeded()
    #expect(root.layouts == 1, "the middle is up to date, so the search for outdated views ends there")
    root.layoutIfNeeded()
    #expect(inner.frame.width == 60)
  }

  @Test("A view may ask for its own layout, and for that of what is inside it, while it lays out")
  func reentrancy() {
    let root = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(inner)
    root.onLayout = {
      inner.frame.size.width = CGFloat(root.layouts)
      inner.layoutIfNeeded()
      if root.layouts < 3 { root.setNeedsLayout() }
    }
    inner.onLayout = { if root.layouts < 3 { root.setNeedsLayout() } }
    root.layoutIfNeeded()
    #expect(root.layouts == 3)
    #expect(inner.frame.width == 3)
    #expect(!root.needsLayoutFlag && !root.subtreeNeedsLayout)
  }

  @Test("A layout that is never content ends all the same")
  func endless() {
    let root = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(inner)
    root.onLayout = { root.setNeedsLayout() }
    inner.onLayout = { root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.layouts > 1 && root.layouts < 100)
  }

  @Test("Views may leave, come and move while the layout goes through them")
  func hierarchyChanges() {
    let root = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { root.addSubview(view) }
    let late = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    views[0].onLayout = { [unowned view = views[1]] in view.removeFromSuperview() }
    views[2].onLayout = { [unowned root] in
      root.insertSubview(late, at: 0)
      views[3].addSubview(views[0])
    }
    root.layoutIfNeeded()
    #expect(late.layouts == 1)
    #expect(views[0].superview === views[3])
    #expect(root.subviews.count == 3)
    #expect(!root.needsLayoutFlag && !root.subtreeNeedsLayout)
  }

  @Test("Constraints may change in the middle of the layout that they decide")
  func constraintChanges() {
    let root = Probe(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let box = UIView()
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    let narrow = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      wide, box.topAnchor.constraint(equalTo: root.topAnchor), box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.onLayout = {
      wide.isActive = false
      narrow.isActive = true
    }
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    root.onLayout = { box.removeFromSuperview() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
    #expect(!wide.isActive)
    #expect(narrow.isActive, "a constraint of a view alone goes with it")
  }
}
