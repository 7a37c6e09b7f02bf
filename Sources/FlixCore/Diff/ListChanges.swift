/// What turns one list into another, in the terms of UIKit's batch updates.
///
/// Deletes and reconfigures are indices of the list before, inserts of the list after, and a move goes from an index
/// before to an index after. Every array is ascending (moves by their destination). An index before is in at most one
/// of `deletes`, `moves` and `reconfigures`.
public nonisolated struct ListChanges: Equatable, Sendable {
  /// An element that survives but changes its place among the other survivors.
  public struct Move: Hashable, Sendable {
    /// The index in the list before.
    public var from: Int
    /// The index in the list after.
    public var to: Int

    /// Creates a move from an index before to an index after.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Indices before of the elements that are gone.
  public var deletes: [Int] = []
  /// Indices after of the elements that are new.
  public var inserts: [Int] = []
  /// The elements that change their place; the fewest that explain the new order.
  public var moves: [Move] = []
  /// Indices before of the elements that keep their place and changed their content.
  public var reconfigures: [Int] = []
  /// Indices **after** of the elements that moved and changed their content as well.
  ///
  /// UIKit refuses to move and update an element in one batch: update these in a second one.
  public var reconfiguresAfterMove: [Int] = []

  /// Creates a description of no change.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reconfigures.isEmpty && reconfiguresAfterMove.isEmpty
  }
}
