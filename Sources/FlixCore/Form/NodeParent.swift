/// What a node of the form tree hangs on: a group or a section.
@MainActor
package protocol NodeParent: AnyObject {
  /// Notes that a child has to be visited by the next update.
  func childNeedsUpdate(at index: Int)

  /// The index, in its section, of the first row of a child; `nil` if what holds the child is not shown.
  func firstIndex(ofChildAt index: Int) -> Int?

  /// The section that holds the child.
  var containingSection: AnyObject? { get }
}
