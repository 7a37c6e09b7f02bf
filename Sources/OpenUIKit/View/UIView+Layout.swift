import CGTK
import Foundation

extension UIView {
  /// How often one layout pass starts over when laying out dirties the layout again.
  private static let layoutRoundLimit = 10

  final func markNeedsLayout() {
    guard !needsLayoutFlag else {
      if window != nil { markAncestorsNeedLayout() }
      return
    }
    needsLayoutFlag = true
    markAncestorsNeedLayout()
  }

  /// Marks the way up to the root, so that a pass from there finds this view.
  final func markAncestorsNeedLayout() {
    var view = self
    while let parent = view.superview, !parent.subtreeNeedsLayout {
      parent.subtreeNeedsLayout = true
      view = parent
    }
    window?.scheduleLayout()
  }

  final func performLayout() {
    var round = 0
    repeat {
      updateConstraintsForSubtree()
      layoutSubtree()
      round += 1
    } while (needsLayoutFlag || subtreeNeedsLayout) && round < UIView.layoutRoundLimit
  }

  /// Lays out this view and those inside it, together with the views around it that would move it.
  final func performLayoutFromOutdatedAncestor() {
    var root = self
    // A view that is in the middle of its own layout goes on with that afterwards.
    while let parent = root.superview, parent.needsLayoutFlag, !parent.isLayingOut { root = parent }
    root.performLayout()
    if root !== self, needsLayoutFlag || subtreeNeedsLayout { performLayout() }
  }

  private func layoutSubtree() {
    if needsLayoutFlag {
      needsLayoutFlag = false
      let wasLayingOut = isLayingOut
      isLayingOut = true
      prepareForLayout()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      isLayingOut = wasLayingOut
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for subview in subviews where subview.needsLayoutFlag || subview.subtreeNeedsLayout {
      subview.layoutSubtree()
      if subview.needsLayoutFlag || subview.subtreeNeedsLayout { subtreeNeedsLayout = true }
    }
  }
}
